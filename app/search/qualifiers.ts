import { concepts, widerConcepts } from "./words/concepts";
import { roleOf, type Segment } from "./words/meanings";

export const FOR: ReadonlySet<string> = new Set(["buat", "untuk", "for", "bagi"]);

/** Words after which an event is over: "bersih rumah habis renovasi" is after the renovation. */
const AFTER = new Set(["habis", "sehabis", "setelah", "sesudah", "pasca", "bekas", "after", "selesai", "kelar"]);

const OWN = new Set(["saya", "aku", "gue", "kami", "kita", "ku", "my", "our"]);

const AND = new Set(["dan", "sama", "dengan", "atau", "and", "plus"]);

const DEVICES = new Set(["hp", "laptop", "komputer"]);

const WITH = new Set(["dari", "lewat", "via", "pakai", "dengan", "di", "from", "on", "using"]);

const MATERIALS = new Set(["foto", "video", "rekaman", "tenun", "batik", "kayu", "las"]);

const SHOPS = new Set(["tokoonline", "marketplace"]);

/**
 * Returns the segments that only qualify the thing searched for: in "iklan buat katering saya" that is "katering".
 * `words` are all words of the search by position.
 */
export function findQualifiers(segments: readonly Segment[], words: ReadonlyMap<number, string>): Set<Segment> {
  const asides = setApart(segments, words);
  const things: Segment[] = [];
  const seen = new Set<string>();
  let end = -1;
  for (const segment of segments) {
    const typed = segment.tokens.map(({ word }) => word).join(" ");
    if (seen.has(typed)) continue;
    seen.add(typed);
    const follows = segment.tokens[0]?.at === end + 1;
    end = segment.tokens.at(-1)?.at ?? end;
    if (segment.meanings.length === 0 || asides.has(segment)) continue;
    const role = roleOf(segment.meanings);
    // The search "spanduk rumah sakit" asks for a banner.
    if (role === "must" && !isGoods(segment) && isTradeOf(things[0], segment, words)) asides.add(segment);
    if (role !== "topic") continue;
    const isOther = things.length > 0 && !things.some((thing) => areRelated(thing, segment));
    if (isOther && (isFor(segment, words, follows) || isTradeOf(things[0], segment, words))) asides.add(segment);
    else things.push(segment);
  }
  return asides;
}

/** Words before the thing that is searched for: "sidang skripsi, butuh mua" searches for the latter. */
const SOUGHT = new Set("butuh perlu cari nyari mencari pesan order membutuhkan memerlukan need".split(" "));

/** Words that may be between a word of `SOUGHT` and the thing. */
const WHO_DOES = new Set(["jasa", "tukang", "yang", "ada", "orang"]);

/** Returns things next to another thing that is sought, and clauses that start with "untuk". */
function setApart(segments: readonly Segment[], words: ReadonlyMap<number, string>): Set<Segment> {
  const things = segments.filter(
    ({ meanings }) => meanings.length > 0 && ["topic", "must", "kind"].includes(roleOf(meanings)),
  );
  const sought = things.slice(1).find((segment) => isSought(segment, words));
  const asides = things.filter((segment) => {
    if (isPurpose(segment, words)) return true;
    return sought !== undefined && startOf(segment) < startOf(sought) && !areRelated(segment, sought);
  });
  const isLeft = segments.some((segment) => segment.meanings.length > 0 && !asides.includes(segment));
  return new Set(isLeft ? asides : []);
}

const startOf = ({ tokens }: Segment) => tokens[0]?.at ?? 0;

function isSought(segment: Segment, words: ReadonlyMap<number, string>): boolean {
  const before = words.get(startOf(segment) - 1) ?? "";
  return SOUGHT.has(WHO_DOES.has(before) ? (words.get(startOf(segment) - 2) ?? "") : before);
}

function isPurpose(segment: Segment, words: ReadonlyMap<number, string>): boolean {
  const at = startOf(segment);
  return FOR.has(words.get(at - 1) ?? "") && words.get(at - 2) === undefined;
}

/** Concepts of work for businesses. Such a search often names the business too. */
export const FOR_BUSINESSES: ReadonlySet<string> = new Set([
  "desaingrafis",
  "pemasaran",
  "bisnis",
  "web",
  "aplikasi",
  "fotoproduk",
  "videoproduk",
  "tulisan",
]);

export function isForBusiness(meanings: Segment["meanings"]): boolean {
  return meanings.some(({ key }) => [...widerConcepts(key)].some((one) => FOR_BUSINESSES.has(one)));
}

/** Returns true for the trade of a thing: "logo toko kue" is a logo, not a cake. */
function isTradeOf(first: Segment | undefined, { tokens, meanings }: Segment, words: ReadonlyMap<number, string>) {
  const before = words.get((tokens[0]?.at ?? 0) - 1) ?? "";
  return (
    first !== undefined &&
    before !== "" &&
    !AND.has(before) &&
    isForBusiness(first.meanings) &&
    !isForBusiness(meanings)
  );
}

const isGoods = ({ meanings }: Segment) => meanings.some(({ key }) => key === "jualbeli" || key === "followers");

function isFor({ tokens, meanings }: Segment, words: ReadonlyMap<number, string>, follows: boolean): boolean {
  const before = words.get((tokens[0]?.at ?? 0) - 1) ?? "";
  const after = words.get((tokens.at(-1)?.at ?? 0) + 1) ?? "";
  if (FOR.has(before) || AFTER.has(before)) return true;
  if (WITH.has(before) && meanings.every(({ key }) => DEVICES.has(key))) return true;
  // The search "lukis wajah dari foto" names what it is made from.
  if (before === "dari" && meanings.some(({ key }) => MATERIALS.has(key))) return true;
  if (AND.has(before)) return false;
  return OWN.has(after) || (meanings.every(({ key }) => SHOPS.has(key)) && (follows || before === "di"));
}

export function areRelated(one: Segment, other: Segment): boolean {
  return one.meanings.some(({ key }) => other.meanings.some((second) => key === second.key || isNear(key, second.key)));
}

function isNear(one: string, other: string): boolean {
  const [first, second] = [concepts().get(one), concepts().get(other)];
  if (SHOPS.has(one) !== SHOPS.has(other)) return false;
  return Boolean(
    [...(first?.near ?? []), ...(first?.wider ?? [])].includes(other) ||
      [...(second?.near ?? []), ...(second?.wider ?? [])].includes(one),
  );
}

/** Words after which a language means a country or style: "kuliah di jerman", "motif jawa". */
const OF_A_COUNTRY =
  /(?:^| )(?:(?:buat|untuk|utk|kuliah|kerja|sekolah|lanjut|visa|pergi|berangkat|pindah|tinggal|nikah|daftar|liburan|kirim|dikirim) (?:ke|di|dari)|motif|corak|gaya|adat|khas|ala|model|batik|visa|kedutaan|kedubes) $/;

export function isCountry({ tokens, meanings }: Segment, words: ReadonlyMap<number, string>): boolean {
  const at = tokens[0]?.at ?? 0;
  const before = [words.get(at - 2), words.get(at - 1), ""].filter((word) => word !== undefined).join(" ");
  const isLanguage = ({ key }: Segment["meanings"][number]) => widerConcepts(key).has("bahasaasing");
  return meanings.length > 0 && meanings.every(isLanguage) && OF_A_COUNTRY.test(before);
}
