/**
 * Goes through what is due. One that fails is told and passed over: it must not hold up those behind it. Work that
 * answers "stop" has met what all the rest would meet too, and leaves them to the next run.
 */
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
