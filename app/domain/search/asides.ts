import { concepts, widerOf } from "./words/concepts";
import { roleOf, type Segment } from "./words/meanings";

const FOR = new Set(["buat", "untuk", "for", "bagi"]);
/** "bersih rumah habis renovasi" comes after the renovation. */
const AFTER = new Set([
  "habis",
  "sehabis",
  "setelah",
  "sesudah",
  "pasca",
  "bekas",
  "after",
  "selesai",
  "kelar",
]);
const OWN = new Set(["saya", "aku", "gue", "kami", "kita", "ku", "my", "our"]);
const AND = new Set(["dan", "sama", "dengan", "atau", "and", "plus"]);
const DEVICES = new Set(["hp", "laptop", "komputer"]);
const WITH = new Set(["dari", "lewat", "via", "pakai", "dengan", "di", "from", "on", "using"]);
const SHOPS = new Set(["tokoonline", "marketplace"]);

/** "iklan buat katering saya" is about an "iklan". `words`: all of the search by their places. */
export function asidesOf(segments: readonly Segment[], words: ReadonlyMap<number, string>): Set<Segment> {
  const asides = new Set<Segment>();
  const things: Segment[] = [];
  const seen = new Set<string>();
  let end = -1;
  for (const segment of segments) {
    const typed = segment.tokens.map(({ word }) => word).join(" ");
    if (seen.has(typed)) continue;
    seen.add(typed);
    const follows = segment.tokens[0]?.at === end + 1;
    end = segment.tokens.at(-1)?.at ?? end;
    if (segment.meanings.length === 0 || roleOf(segment.meanings) !== "topic") continue;
    const isOther = things.length > 0 && !things.some((thing) => areRelated(thing, segment));
    if (isOther && (isFor(segment, words, follows) || isTradeOf(things[0], segment, words)))
      asides.add(segment);
    else things.push(segment);
  }
  return asides;
}

/** Concepts of work for businesses. Such a search names the business beside the work. */
export const FOR_BUSINESSES: ReadonlySet<string> = new Set([
  ...["desaingrafis", "pemasaran", "bisnis", "web", "aplikasi", "fotoproduk", "videoproduk", "tulisan"],
]);

/** "logo toko kue" is a logo, and no cake. */
function isTradeOf(
  first: Segment | undefined,
  { tokens, meanings }: Segment,
  words: ReadonlyMap<number, string>,
) {
  const before = words.get((tokens[0]?.at ?? 0) - 1) ?? "";
  const isForBusiness = (keys: Segment["meanings"]) =>
    keys.some(({ key }) => [...widerOf(key)].some((one) => FOR_BUSINESSES.has(one)));
  return (
    first !== undefined &&
    before !== "" &&
    !AND.has(before) &&
    isForBusiness(first.meanings) &&
    !isForBusiness(meanings)
  );
}

function isFor({ tokens, meanings }: Segment, words: ReadonlyMap<number, string>, follows: boolean): boolean {
  const before = words.get((tokens[0]?.at ?? 0) - 1) ?? "";
  const after = words.get((tokens.at(-1)?.at ?? 0) + 1) ?? "";
  if (FOR.has(before) || AFTER.has(before)) return true;
  if (WITH.has(before) && meanings.every(({ key }) => DEVICES.has(key))) return true;
  if (AND.has(before)) return false;
  return OWN.has(after) || (meanings.every(({ key }) => SHOPS.has(key)) && (follows || before === "di"));
}

/** Whether both name one thing, or one is near or wider than the other. */
export function areRelated(one: Segment, other: Segment): boolean {
  return one.meanings.some(({ key }) =>
    other.meanings.some((second) => key === second.key || isNear(key, second.key)),
  );
}

function isNear(one: string, other: string): boolean {
  const [first, second] = [concepts().get(one), concepts().get(other)];
  if (SHOPS.has(one) !== SHOPS.has(other)) return false;
  return Boolean(
    [...(first?.near ?? []), ...(first?.wider ?? [])].includes(other) ||
      [...(second?.near ?? []), ...(second?.wider ?? [])].includes(one),
  );
}
