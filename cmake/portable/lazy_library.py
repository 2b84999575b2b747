"""Makes the assembly of a library that stands in for a shared one: each function finds the real one, with dlopen(), when it is
called for the first time. So the program starts where that library is not installed. Usage:
lazy_library.py NAME SHARED_OBJECT PACKAGE FUNCTION... > NAME.S"""
import sys

HEAD = """/* Made by cmake/portable/lazy_library.py. */
.section .note.GNU-stack,"",@progbits
"""
FUNCTION = """.text
.globl {f}
.hidden {f}
.type {f},@function
{f}:
  jmp *slot_{f}(%rip)
find_{f}:
  pushq %rax
  leaq slot_{f}(%rip), %rax
  jmp find_{library}
.section .rodata
name_{f}: .string "{f}"
.section .data.rel,"aw",@progbits
.balign 8
slot_{f}: .quad find_{f}, name_{f}
"""
# Behind the return address: rax. The arguments are kept, those in vector registers as well; rax is the slot.
FIND = """.text
find_{library}:
  pushq %rbp
  movq %rsp, %rbp
  pushq %rdi
  pushq %rsi
  pushq %rdx
  pushq %rcx
  pushq %r8
  pushq %r9
  pushq %rax
  subq $136, %rsp
  andq $-16, %rsp
  movups %xmm0, (%rsp)
  movups %xmm1, 16(%rsp)
  movups %xmm2, 32(%rsp)
  movups %xmm3, 48(%rsp)
  movups %xmm4, 64(%rsp)
  movups %xmm5, 80(%rsp)
  movups %xmm6, 96(%rsp)
  movups %xmm7, 112(%rsp)
  leaq shared_object_{library}(%rip), %rdi
  leaq package_{library}(%rip), %rsi
  movq %rax, %rdx
  call offhand_lazy_find
  movq %rax, %r11
  movups (%rsp), %xmm0
  movups 16(%rsp), %xmm1
  movups 32(%rsp), %xmm2
  movups 48(%rsp), %xmm3
  movups 64(%rsp), %xmm4
  movups 80(%rsp), %xmm5
  movups 96(%rsp), %xmm6
  movups 112(%rsp), %xmm7
  leaq -48(%rbp), %rsp
  popq %r9
  popq %r8
  popq %rcx
  popq %rdx
  popq %rsi
  popq %rdi
  popq %rbp
  popq %rax
  jmp *%r11
.section .rodata
shared_object_{library}: .string "{shared_object}"
package_{library}: .string "{package}"
.section offhand_lazy,"aw"
.balign 8
.quad shared_object_{library}, package_{library}
"""


def main(library, shared_object, package, *functions):
    print(HEAD + FIND.format(library=library, shared_object=shared_object, package=package)
          + "".join(FUNCTION.format(f=f, library=library) for f in functions), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
