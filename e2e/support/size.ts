/** True in `npm run soak`, which runs every browser test in every project and at full size. */
export const FULL = !!process.env.BROWSER_FULL;

export function everyNth<Item>(all: readonly Item[], nth: number): readonly Item[] {
  return FULL ? all : all.filter((_, at) => at % nth === 0);
}

/** Tags of one of many similar tests. Only a soak runs those that are no sample. */
export function sampled(isSample: boolean, ...tags: string[]): string[] {
  return isSample ? tags : ["@soak"];
}
