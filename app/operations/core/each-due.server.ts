/** So many silences mean that the gateway is down; fewer must not hold up the rest. */
const MAX_DOUBTS = 4;

/** An item that throws is logged and skipped; "stop", or too often "unsure", leaves the rest to the next run. */
export async function forEachDue<Item extends string | { id: string }>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void> | Promise<"stop" | "unsure" | undefined>,
): Promise<void> {
  let doubts = 0;
  for (const item of items) {
    try {
      const came = await work(item);
      if (came === "stop" || (came === "unsure" && ++doubts >= MAX_DOUBTS)) return;
    } catch (error) {
      console.error(`${what} ${typeof item === "string" ? item : item.id}`, error);
    }
  }
}
