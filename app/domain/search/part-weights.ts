import { FOR_BUSINESSES } from "./asides";
import type { Alternative, Part, PartRole } from "./understanding";
import { CATEGORY_KEYS, categoryToken, conceptToken, widerOf } from "./words/concepts";

const SERVICES = new Set(["les", "latih", "masak"]);
/** For whom or where: beside an occasion, no thing to look for. */
const SURROUNDINGS = new Set(["anak", "keluarga", "rumah", "kantor", "usaha"]);
/** What people make to be sold: who sells it offers it, as "jual kue" says. */
const MADE_TO_SELL = new Set([
  "makananpesan",
  "katering",
  "hampers",
  "bunga",
  "minuman",
  "kerajinan",
  "undangan",
  "konveksi",
]);

export const TELLING: Record<PartRole, number> = {
  must: 2,
  topic: 1,
  kind: 1,
  brand: 0.1,
  word: 0.6,
  setting: 0.4,
  doing: 0.3,
  manner: 0.1,
  unknown: 0.12,
  silent: 0,
};
export const WEIGHT = {
  typed: 1,
  concept: 0.95,
  stem: 0.85,
  indexStem: 0.7,
  category: 0.65,
  /** A wider concept together with the words that narrow it. */
  composed: 0.8,
  scattered: 0.42,
  near: 0.56,
};

export function weighedTogether(parts: readonly Part[]): Part[] {
  return withUnknown(
    withLesson(
      withSubjects(withoutSale(withoutWorker(withService(withoutWider(withHome(withSymptoms(parts))))))),
    ),
  );
}

/** Shorter ones are slips more often than things. */
const LEAST_LETTERS = 4;

/** Where nothing else names a thing, a word that nobody knows does: "pasang kb" is not whatever is installed. */
function withUnknown(parts: readonly Part[]): Part[] {
  const isDone = parts.some(({ role }) => role === "doing");
  const isObject = (part: Part) =>
    part.role === "setting" && ownKeys(part).some((key) => !SURROUNDINGS.has(key));
  if (parts.some(isThing) || (parts.some(isObject) && !isDone)) return [...parts];
  return parts.map((part) =>
    part.role === "unknown" && part.typed.length >= LEAST_LETTERS
      ? { ...part, required: true, telling: TELLING.word }
      : part,
  );
}

/**
 * A problem in several words names its own thing, so other things in the search are only context: "hp nyemplung wc".
 * A problem in one word belongs to the thing beside it: "wifi lemot" does not search for a computer.
 */
function withSymptoms(parts: readonly Part[]): Part[] {
  const isTold = (part: Part) => part.need && part.typed.includes(" ");
  const things = parts.filter(({ role }) => role === "topic");
  // A requested action names its own thing: "pasang kanopi biar tidak bocor hujan".
  const isOrdered = parts.some(({ role, need }) => role === "doing" && !need);
  const told = isOrdered ? [] : things.filter(isTold);
  const named = things.filter(({ need }) => !need);
  return parts.map((part) => {
    if (part.role !== "topic") return part;
    const isOfAnother =
      named.some((one) => one !== part) && !named.some((one) => one !== part && areOfAKind(one, part));
    if (isOfAnother && OF_A_DEVICE.has(part.typed))
      return { ...part, role: "manner", telling: TELLING.manner };
    const isOfOther = named.length > 0 && !named.some((one) => areOfAKind(one, part));
    if (part.need && !isTold(part) && isOfOther) return { ...part, role: "manner", telling: TELLING.manner };
    const isAbout = told.length === 0 || told.some((one) => areOfAKind(one, part));
    return isAbout ? part : { ...part, role: "setting", telling: TELLING.setting };
  });
}

/** What a device has, or does when it is broken: of a phone only where nothing else is named. */
const OF_A_DEVICE = new Set(["baterai", "layar", "lcd", "bunyi", "charger", "casing"]);

function areOfAKind(one: Part, other: Part): boolean {
  return (
    shares(familyOf(one), familyOf(other)) ||
    shares(keysOf(one), ownKeys(other)) ||
    shares(keysOf(other), ownKeys(one))
  );
}

/** Asked for alone, a place to live is what is looked for. */
const HOMES = new Set(["kos", "apartemen"]);

function withHome(parts: readonly Part[]): Part[] {
  const asking = parts.filter(({ role }) => role !== "manner" && role !== "silent");
  const isHome = (part: Part) => part.role === "setting" && ownKeys(part).every((key) => HOMES.has(key));
  if (asking.length === 0 || !asking.every(isHome)) return [...parts];
  const home: Alternative = { all: [conceptToken("properti")], weight: WEIGHT.concept, because: "concept" };
  return parts.map((part) =>
    isHome(part) ? { ...part, role: "must", telling: TELLING.must, alternatives: [home] } : part,
  );
}

/** Which language, instrument or subject: it decides whatever is done with it. */
const DECISIVE = new Set(["bahasaasing", "instrumen", "ipa", "ips", "olahraga", "hewan"]);

/** Treats the purpose of a thing as a subject: "spanduk warung bakso" searches for a banner and not for food. */
function withSubjects(parts: readonly Part[]): Part[] {
  const [thing] = parts.filter((part) => (part.role === "must" || part.role === "topic") && !isTaught(part));
  if (thing === undefined) return [...parts];
  const isForBusiness = familyOf(thing).some((key) => FOR_BUSINESSES.has(key));
  return parts.map((part) => {
    if (part.role !== "kind") return part;
    const own = familyOf(part);
    const isDecisive = own.some((key) => DECISIVE.has(key)) && !(isForBusiness && own.includes("hewan"));
    if (isDecisive || shares(own, familyOf(thing))) return part;
    return { ...part, role: "setting", required: false, telling: TELLING.setting };
  });
}

function isTaught(part: Part): boolean {
  return ownKeys(part).length > 0 && ownKeys(part).every((key) => SERVICES.has(key));
}

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((key) => others.includes(key));

function familyOf(part: Part): string[] {
  return ownKeys(part).flatMap((key) =>
    [...widerOf(key)].filter((one) => !CATEGORY_KEYS.has(one) && one !== "tukang"),
  );
}

/** Limits a search for lessons to lessons: "kursus makeup" must not return make-up artists. */
function withLesson(parts: readonly Part[]): Part[] {
  const isLesson = (part: Part) => ownKeys(part).some((key) => LESSONS.has(key));
  const hasThing = parts.some((part) => isThing(part) && !isLesson(part));
  return parts.map((part, at) => {
    if (isRent(part) && hasThing && !parts.some(isVehicle)) return { ...part, required: true };
    const isDenied = parts[at - 1]?.role === "silent";
    if (!hasThing || part.role !== "doing" || isDenied || !isLesson(part)) return part;
    return { ...part, required: true, alternatives: [...part.alternatives.map(asOwn), ...TAUGHT] };
  });
}

const LESSONS = new Set(["les", "latih"]);

function isRent(part: Part): boolean {
  return part.role === "doing" && ownKeys(part).includes("sewa");
}

/** Vehicles with a driver. Their sellers seldom write that they are for rent. */
function isVehicle(part: Part): boolean {
  return shares(familyOf(part), ["kirim", "transportasi", "supir", "rentalmobil"]);
}
const TAUGHT: Alternative[] = [
  { all: [categoryToken("pendidikan")], weight: WEIGHT.concept, because: "concept" },
];

function asOwn({ near: _, ...alternative }: Alternative): Alternative {
  return alternative;
}

function isThing({ role }: Part): boolean {
  return role === "must" || role === "topic" || role === "kind" || role === "word";
}

/** Beside a narrower occasion a wider one says no more: "acara lamaran" is a "lamaran". */
function withoutWider(parts: readonly Part[]): Part[] {
  const settings = parts.filter(({ role }) => role === "setting");
  return parts.map((part) => {
    const own = ownKeys(part);
    const isWider =
      part.role === "setting" &&
      settings.some((other) => {
        const wider = ownKeys(other).flatMap((key) => [...widerOf(key)].slice(1));
        return own.length > 0 && own.every((key) => wider.includes(key));
      });
    return isWider ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

/** Of "les anak" the doing is the thing, of "sunatan anak" the occasion. */
function withService(parts: readonly Part[]): Part[] {
  const hasThing = parts.some(({ role }) => role === "must" || role === "topic" || role === "word");
  if (hasThing) return [...parts];
  const isService = (part: Part) => part.role === "doing" && ownKeys(part).some((key) => SERVICES.has(key));
  const surrounds = (part: Part) =>
    part.role === "setting" && ownKeys(part).every((key) => SURROUNDINGS.has(key));
  const hasOccasion = parts.some((part) => part.role === "setting" && !surrounds(part));
  return parts.map((part) => {
    if (isService(part)) return { ...part, role: "topic", telling: TELLING.topic };
    if (hasOccasion && surrounds(part)) return { ...part, role: "manner", telling: TELLING.manner };
    return part;
  });
}

/** Beside a named thing, who does it says no more: "tukang ledeng" is no electrician, though he is a "tukang" too. */
function withoutWorker(parts: readonly Part[]): Part[] {
  if (!parts.some(({ role }) => role === "must" || role === "topic")) return [...parts];
  const isWorker = (part: Part) =>
    part.role === "doing" && ownKeys(part).length > 0 && ownKeys(part).every((key) => key === "tukang");
  return parts.map((part) =>
    isWorker(part) ? { ...part, role: "manner", telling: TELLING.manner, same: [] } : part,
  );
}

function withoutSale(parts: readonly Part[]): Part[] {
  const isMade = (part: Part) =>
    (part.role === "topic" || part.role === "kind") &&
    ownKeys(part).some((key) => [...widerOf(key)].some((one) => MADE_TO_SELL.has(one)));
  if (!parts.some(isMade)) return [...parts];
  return parts.map((part) =>
    part.role === "must" && ownKeys(part).every((key) => key === "jualbeli")
      ? { ...part, role: "manner", telling: TELLING.manner, same: [] }
      : part,
  );
}

function ownKeys(part: Part): string[] {
  return keysOf({ ...part, alternatives: part.alternatives.filter(({ weight }) => weight > WEIGHT.near) });
}

/** Returns the concept keys of a part, near ones included. */
function keysOf({ alternatives }: Part): string[] {
  return alternatives
    .filter(({ because }) => because === "concept")
    .flatMap(({ all }) => all.map((term) => term.slice(2)));
}
