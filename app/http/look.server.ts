/** Not a HEAD, not what a browser fetches ahead, not a link of another site. Browsers that do not say are believed. */
export function isLook({ method, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz") ?? "";
  return method === "GET" && !/prefetch|preview/i.test(purpose) && (site === null || OWN.includes(site));
}

/** `none`: typed, kept as a bookmark, or opened from outside the browser. */
const OWN = ["same-origin", "none"];
