#ifndef OFFHAND_BENCH_CLOCK_H
#define OFFHAND_BENCH_CLOCK_H

double now_us(void);

#endif
