/** Goes through what is due. One that fails is told and passed over: it must not hold up those behind it. */
export async function oneByOne(
  what: string,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      console.error(`${what} ${id}`, error);
    }
  }
}
