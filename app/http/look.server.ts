/**
 * Returns true when a person opens the page: no HEAD request, no prefetch and no link of another site. HEAD requests arrive
 * as prefetches (`app/server.ts`). A browser that sends none of these headers counts as a person.
 */
export function isLook({ method, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz") ?? "";
  return method === "GET" && !/prefetch|preview/i.test(purpose) && (site === null || OWN.includes(site));
}

/** `none`: typed, kept as a bookmark, or opened from outside the browser. */
const OWN = ["same-origin", "none"];
