import { CATEGORIES, CATEGORY_GROUPS } from "~/listings/category";
import { EVERYWHERE_CHOICE, placeBySlug, placeOf } from "~/places/place";
import { KIND_PARAMETERS, MODE_PARAMETERS, readSearchKey, SEARCH_SORTS } from "~/search/address";
import { readNewestKey } from "./paging";

/** Other sites add these tracking parameters. No page of ours reads them. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|ttclid|yclid|_ga|ref)$/;

const OWN_VALUES = new Set<string>([
  ...SEARCH_SORTS,
  ...Object.values(KIND_PARAMETERS),
  ...Object.values(MODE_PARAMETERS),
  ...[...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => slug),
  ...[EVERYWHERE_CHOICE, "online", "semua"],
]);

/** An address may contain foreign words, because anybody can write such a link. */
export function markUnlisted({ headers }: Response, url: string): void {
  if (!isListed(new URL(url).searchParams)) headers.set("X-Robots-Tag", "noindex");
}

export function isListed(params: URLSearchParams): boolean {
  return [...params].every(([name, value]) => {
    if (name === "after" || name === "before") return isPageKey(value);
    return IGNORED.test(name) || isOwnValue(value);
  });
}

/** The public lists have two kinds of keys. An empty key means the first page. */
function isPageKey(value: string): boolean {
  return value === "" || readSearchKey(value) !== null || readNewestKey(value) !== null;
}

/** Steps of filters and counts of cards. A longer number may be personal. */
const SMALL_NUMBER = /^\d{1,2}(?:\.\d)?$/;

function isOwnValue(value: string): boolean {
  if (value === "" || SMALL_NUMBER.test(value) || OWN_VALUES.has(value)) return true;
  return placeBySlug(value) !== null || placeOf(value) !== null;
}
