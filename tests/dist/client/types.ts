import { Offhand, OffhandError, errors } from "offhand";
import { Session } from "offhand/cup";

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

async function protocol(): Promise<void> {
  const session = await Session.create("sim:widgets");
  const text: string = (await session.capture()).compact;
  const { envelope } = await session.capture({ scope: "full", compact: false });
  const names: string[] = envelope.tree.map((node) => node.name);
  // @ts-expect-error: no such action
  await session.execute("e1", "press");
  const [result] = await session.batchExecute([{ action: "wait", ms: 60 }]);
  console.log(text, names, result?.success);
}

void main();
void protocol();
