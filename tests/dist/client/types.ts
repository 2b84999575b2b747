import { Offhand, OffhandError, errors } from "offhand";

async function main(): Promise<void> {
  const offhand = new Offhand({ platform: "sim:widgets" });
  const { windows } = await offhand.desktop.list_windows();
  const title: string = windows[0]!.title;
  const result = await offhand.desktop.click({ window_id: 23, element_index: 12, button: "left" });
  const effect: "confirmed" | "unverifiable" | "suspected_noop" = result.effect;
  // @ts-expect-error: it needs a target
  await offhand.desktop.click();
  // @ts-expect-error: no such button
  await offhand.desktop.click({ window_id: 23, element_index: 12, button: "fourth" });
  // @ts-expect-error: no such tool
  await offhand.desktop.press();
  // @ts-expect-error: no such member
  console.log(result.nothing);
  try {
    await offhand.desktop.list_apps({});
  } catch (error) {
    if (error instanceof errors.StaleElementError) console.log(error.data, error.hint, title, effect);
    if (error instanceof OffhandError) console.log(error.code);
  }
}

void main();
