/** An item that throws is logged and skipped; "stop" leaves the rest to the next run. */
export async function forEachDue<Item extends string | { id: string }>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void> | Promise<"stop" | undefined>,
): Promise<void> {
  for (const item of items) {
    try {
      if ((await work(item)) === "stop") return;
    } catch (error) {
      console.error(`${what} ${typeof item === "string" ? item : item.id}`, error);
    }
  }
}
