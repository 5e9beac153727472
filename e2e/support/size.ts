/** True in `npm run soak`, which runs every browser test in every project and at full size. */
export const FULL = !!process.env.BROWSER_FULL;

export function everyNth<Item>(all: readonly Item[], nth: number): readonly Item[] {
  return FULL ? all : all.filter((_, at) => at % nth === 0);
}

/** Returns the tags of one of many similar tests. `npm test` runs a sample of them, and the soak runs all. */
export function sampled(isSample: boolean, ...tags: string[]): string[] {
  return isSample ? tags : ["@soak"];
}
