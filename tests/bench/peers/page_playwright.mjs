// page_playwright.mjs PORT: playwright-core on the first page of a browser. A line in is a snapshot, a line out is
// {"us": microseconds, "bytes": of its text}.
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const browser = await chromium.connectOverCDP(`http://127.0.0.1:${process.argv[2]}`);
const page = browser.contexts()[0].pages()[0];
for await (const line of createInterface({ input: process.stdin })) {
  const before = process.hrtime.bigint();
  const text = await page.locator('body').ariaSnapshot({ timeout: 60000 });
  console.log(JSON.stringify({ us: Number(process.hrtime.bigint() - before) / 1000, bytes: Buffer.byteLength(text) }));
}
process.exit(0);
