// These rules change the role and the weight of the parts of a search, depending on each other.

import { FOR_BUSINESSES } from "./qualifiers";
import { SURROUNDING_KEYS, TELLING, WEIGHT } from "./query-parts";
import type { Alternative, QueryPart, QueryPartRole } from "./search";
import { CATEGORY_KEYS, categoryToken, conceptToken, widerConcepts } from "./words/concepts";
import { SPOTS } from "./words/meanings";
import type { Vocabulary } from "./words/vocabulary";
import { MATERIALS, OBJECTS } from "./words/word-lists";

const SERVICES = new Set(["les", "latih", "masak", "pendidikan", "pelajaran"]);
/** Goods made to order, which the seller offers, as in "jual kue". */
const MADE_TO_SELL = new Set([
  "makananpesan",
  "katering",
  "hampers",
  "bunga",
  "minuman",
  "undangan",
  "konveksi",
  "tas",
]);

/** The rules in their order. Each reads the roles that the rules before it have set. */
const RULES: readonly ((parts: readonly QueryPart[], known: Vocabulary) => QueryPart[])[] = [
  withoutSpots,
  withSymptoms,
  withHome,
  withoutWider,
  withService,
  withoutWorker,
  withoutGoal,
  withoutSale,
  withUsedGoods,
  withCargo,
  withSubjects,
  withLesson,
  withUnknown,
  withVariety,
  withHead,
  withMaterial,
  withObject,
  withWork,
];

export function weighParts(parts: readonly QueryPart[], known: Vocabulary): QueryPart[] {
  return RULES.reduce<QueryPart[]>((weighed, rule) => rule(weighed, known), [...parts]);
}

/** Treats a room or a side next to a thing as the place of the work: "sinyal wifi kamar belakang". */
function withoutSpots(parts: readonly QueryPart[]): QueryPart[] {
  if (!parts.some(({ role }) => role === "must" || role === "topic")) return [...parts];
  return parts.map((part) => {
    const isSpot = part.role === "word" && part.typed.split(" ").every((word) => SPOTS.has(word));
    return isSpot ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

const USED = new Set(["bekas", "seken", "second"]);

/** Reads "kebaya bekas" as goods. Before another word "bekas" is a trace: "bekas rembesan". */
function withUsedGoods(parts: readonly QueryPart[]): QueryPart[] {
  const last = parts.at(-1);
  const isGoods = parts.at(-2)?.role === "topic" && !parts.some(({ role, need }) => role === "doing" || need);
  if (last === undefined || last.apart || !USED.has(last.typed) || !isGoods) return [...parts];
  return [...parts.slice(0, -1), asGoods(last)];
}

function asGoods(part: QueryPart): QueryPart {
  const sale: Alternative = { all: [conceptToken("jualbeli")], weight: WEIGHT.concept, because: "concept" };
  return { ...part, role: "must", telling: TELLING.must, alternatives: [sale] };
}

/** Treats the second thing of a phrase as specifying the first: "mesin jahit singer" does not find singers. */
function withHead(parts: readonly QueryPart[]): QueryPart[] {
  const [head] = parts.filter(({ role }) => role === "topic" || role === "must");
  if (head === undefined || parts.some(({ need }) => need)) return [...parts];
  const phrase = parts.slice(parts.indexOf(head) + 1);
  const end = phrase.findIndex(({ apart }) => apart);
  const isOther = (part: QueryPart) => part.role === "topic" && !areOfAKind(head, part);
  const isFirst = phrase.slice(0, end < 0 ? undefined : end).some(isOther) && !shares(familyOf(head), CLEANING);
  return parts.map((part, at) => {
    if (part === head && isFirst) return { ...part, required: true };
    const isLater = part !== head && part.role === "topic" && !part.apart && parts[at - 1] === head;
    if (isLater && isNarrower(part, head)) return { ...part, required: true };
    if (!isLater || areOfAKind(head, part)) return part;
    const isObject = isWorkOnThings(head) && !shares(familyOf(part), [...MEANS, STORAGE]);
    return isObject ? { ...part, required: true } : { ...part, telling: TELLING.modifier };
  });
}

/** Returns true for a narrower thing: "sewa baju cosplay" asks for one kind of the clothes. */
function isNarrower(one: QueryPart, wide: QueryPart): boolean {
  const keys = ownKeys(wide).filter((key) => !CATEGORY_KEYS.has(key));
  return (
    ownKeys(one).length > 0 &&
    ownKeys(one).every((key) => keys.some((other) => other !== key && widerConcepts(key).has(other)))
  );
}

const MIN_THING_LENGTH = 4;

/**
 * Treats an unknown word as the thing if there is no other: "pasang kb" must not match everything that is installed.
 */
function withUnknown(parts: readonly QueryPart[], { isSpelt }: Vocabulary): QueryPart[] {
  const isDone = parts.some(({ role }) => role === "doing");
  // The second word of "acara jumatan" is the occasion.
  const isObject = (part: QueryPart) =>
    part.role === "setting" && ownKeys(part).some((key) => !SURROUNDING_KEYS.has(key) && key !== "acara");
  // The first word of "organizer gathering kantor" is the thing.
  const startsUnknown = parts[0]?.role === "unknown" && parts[0].typed.length > MIN_THING_LENGTH;
  const isThing = ({ role }: QueryPart) => role === "must" || role === "topic" || role === "kind";
  const [lesson, ...others] = parts.filter(isThing);
  // The search "belajar forex" asks for that subject, not for any lesson.
  const isOfLesson = lesson !== undefined && isTaught(lesson) && others.every(isTaught);
  const isSaid = parts.some(isObject) && !isDone && !startsUnknown;
  const isOfAnother = (lesson !== undefined || isSaid) && !isOfLesson;
  return parts.map((part, at) => {
    const before = part.apart ? undefined : parts[at - 1];
    const isSubject = !isOfAnother && (!isOfLesson || before === lesson);
    const isLong = part.typed.length >= MIN_THING_LENGTH || (before?.role === "doing" && !isWorker(before));
    const isAsked =
      (isLong && isSubject) ||
      (part.typed.length >= MIN_THING_LENGTH &&
        before !== undefined &&
        isDoneBy(before, at === 1 && isSpelt(part.typed)));
    return part.role === "unknown" && isAsked ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

/** Families of goods whose name a following word narrows. */
const GOODS = ["kue", "konveksi", "kerajinan"];

/** Treats an unknown word after a dish or a garment as a kind of it: "kue rangin", "rompi anti peluru". */
function withVariety(parts: readonly QueryPart[]): QueryPart[] {
  return parts.map((part, at) => {
    const goods = part.apart ? undefined : parts[at - 1];
    if (part.role !== "unknown" || part.typed.length < MIN_THING_LENGTH || goods === undefined || goods.need)
      return part;
    const isGoods = goods.role === "kind" || ownKeys(goods).includes("kue");
    return isGoods && shares(familyOf(goods), GOODS) ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

function isWorker(part: QueryPart): boolean {
  return ownKeys(part).includes("tukang");
}

/** Returns true if the next word is the object of this one: "juru sembelih halal", "bersih lambung kapal". */
function isDoneBy(before: QueryPart, isSpelt: boolean): boolean {
  return isWorker(before) || (isSpelt && before.role === "doing" && !before.need);
}

/** Requires the material after a thing: "bikin tas kulit" does not find bags of another material. */
function withMaterial(parts: readonly QueryPart[]): QueryPart[] {
  if (parts.some((part) => part.need || shares(familyOf(part), CLEANING))) return [...parts];
  return parts.map((part, at) => {
    const thing = parts[at - 1];
    const isThing = thing !== undefined && (isWeighedThing(thing) || thing.role === "setting");
    const isMadeOf = isThing && !part.apart && MATERIALS.has(part.typed);
    return isMadeOf && !areOfAKind(thing, part) ? { ...part, required: true, telling: TELLING.modifier } : part;
  });
}

/** Trades that work on things. In other trades a thing is only the subject: "logo kucing", "spanduk pecel lele". */
const WORK_ON_THINGS = ["rumahtangga", "tukang", "otomotif", "gayahidup", "elektronik", "servismotor"];
/** Concepts of cleaning. In "cuci sofa kena darah" the blood is dirt and not a thing to work on. */
const CLEANING = ["bersih", "cuci", "cucisofa", "bersihrumah", "cucigorden", "setrika"];

const MODIFIER_ROLES: ReadonlySet<QueryPartRole> = new Set(["word", "unknown", "setting"]);

/** Requires the thing named right after such a trade: "cukur kambing" is no search for a barber. */
function withObject(parts: readonly QueryPart[]): QueryPart[] {
  return parts.map((part, at) => {
    const trade = parts[at - 1];
    const isModifier = MODIFIER_ROLES.has(part.role) && !part.apart;
    if (!isModifier || trade === undefined || !isWeighedThing(trade) || trade.need) return part;
    const isVehicle = ownKeys(part).some((key) => VEHICLES.has(key));
    const isObject = part.role === "setting" ? isVehicle : OBJECTS.has(part.typed);
    const isDoneTo = isObject && isWorkOnThings(trade);
    return isDoneTo ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

const VEHICLES = new Set(["mobil", "motor"]);

function isWorkOnThings(part: QueryPart): boolean {
  const family = ownKeys(part).flatMap((key) => [...widerConcepts(key)]);
  return shares(family, WORK_ON_THINGS) && !shares(family, [...CLEANING, ...GOODS]);
}

/** Work that an offer must itself name, because its thing is only a means: a mover does not answer "cuci truk". */
const WORK = new Set(["servis", "rawat", "cuci", "bersih", "ganti", "pasang", "cat"]);
const MEANS = ["kirim", "transportasi", "liburan", "instrumen", "band", "makananpesan"];

/** A place where work is done, which is no object of it: "tukang kayu gudang". */
const STORAGE = "gudang";

function withWork(parts: readonly QueryPart[]): QueryPart[] {
  const things = parts.filter(isWeighedThing);
  if (things.length === 0 || !things.every((part) => shares(familyOf(part), MEANS))) return [...parts];
  return parts.map((part, at) => {
    const thing = parts[at + 1];
    const isDoneTo =
      part.role === "doing" && !part.need && thing !== undefined && !thing.apart && isWeighedThing(thing);
    return isDoneTo && ownKeys(part).some((key) => WORK.has(key)) ? { ...part, required: true } : part;
  });
}

/**
 * A problem in several words names its own thing, so other things in the search are only context: "hp nyemplung wc". A
 * problem in one word describes the thing next to it: "wifi lemot" does not search for a computer.
 */
function withSymptoms(parts: readonly QueryPart[]): QueryPart[] {
  const isTold = (part: QueryPart) => part.need && part.typed.includes(" ");
  const things = parts.filter(({ role }) => role === "topic");
  // A requested action itself names its thing: "pasang kanopi biar tidak bocor hujan".
  const isOrdered = parts.some(({ role, need }) => role === "doing" && !need);
  const problems = things.filter(isTold);
  const told = isOrdered ? [] : problems;
  const named = things.filter(({ need }) => !need);
  return parts.map((part, at) => {
    if (part.role !== "topic") return part;
    if (isTold(part) && isOfDevice(part, parts[at - 1])) return { ...part, role: "manner", telling: TELLING.manner };
    const others = [...named, ...problems].filter((one) => one !== part);
    const isOfAnother = others.length > 0 && !others.some((one) => areOfAKind(one, part));
    if (isOfAnother && OF_A_DEVICE.has(part.typed)) return { ...part, role: "manner", telling: TELLING.manner };
    const isOfOther = named.length > 0 && !named.some((one) => areOfAKind(one, part));
    if (part.need && !isTold(part) && isOfOther) return { ...part, role: "manner", telling: TELLING.manner };
    const isAbout = told.length === 0 || told.some((one) => areOfAKind(one, part));
    return isAbout ? part : { ...part, role: "setting", telling: TELLING.setting };
  });
}

/** Returns true if the problem is of that device: "dispenser tidak keluar air" is not about a pump. */
function isOfDevice(problem: QueryPart, device: QueryPart | undefined): boolean {
  if (device === undefined || device.need || problem.apart || !isWeighedThing(device)) return false;
  return familyOf(device).includes("elektronik") && !areOfAKind(device, problem);
}

/** Parts and faults of a device. They mean a phone only if no other device is named. */
const OF_A_DEVICE = new Set(["baterai", "layar", "lcd", "bunyi", "charger", "casing"]);

function areOfAKind(one: QueryPart, other: QueryPart): boolean {
  return (
    shares(familyOf(one), familyOf(other)) ||
    shares(weightKeys(one), familyOf(other)) ||
    shares(weightKeys(other), familyOf(one))
  );
}

/** Places to live. A search for only one of them, such as "kos", is a search for that place. */
const HOMES = new Set(["kos", "apartemen", "penginapan"]);
const DWELLINGS = new Set([...HOMES, "rumah"]);

const BESIDE_A_HOME: ReadonlySet<QueryPartRole> = new Set(["manner", "silent", "unknown"]);

function withHome(parts: readonly QueryPart[]): QueryPart[] {
  const isRoom = ({ role, typed }: QueryPart) => role === "word" && SPOTS.has(typed);
  const asking = parts.filter((part) => !BESIDE_A_HOME.has(part.role) && !isRoom(part));
  const isIn = (part: QueryPart, homes: ReadonlySet<string>) =>
    part.role === "setting" && ownKeys(part).every((key) => homes.has(key));
  const isHome = (part: QueryPart) => isIn(part, HOMES);
  if (!asking.some(isHome) || !asking.every((part) => isIn(part, DWELLINGS))) return [...parts];
  const home: Alternative = { all: [conceptToken("properti")], weight: WEIGHT.concept, because: "concept" };
  return parts.map((part) => {
    if (isHome(part)) return { ...part, role: "must", telling: TELLING.must, alternatives: [home] };
    return isRoom(part) ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

/** Treats things after a mover as the cargo: "angkat lemari sama kulkas". */
function withCargo(parts: readonly QueryPart[]): QueryPart[] {
  const [mover] = parts.filter(({ role }) => role === "topic" || role === "must");
  if (mover === undefined || !familyOf(mover).includes("kirim") || mover.role !== "topic") return [...parts];
  return parts.map((part) => {
    const isCargo = part.role === "topic" && !part.need && shares(familyOf(part), ["elektronik", "kayu", "sofa"]);
    return isCargo && !familyOf(part).includes("kirim") ? { ...part, role: "setting", telling: TELLING.setting } : part;
  });
}

/** Languages, instruments and subjects, which are decisive for every service. */
const DECISIVE = new Set([
  "bahasaasing",
  "instrumen",
  "ipa",
  "ips",
  "olahraga",
  "hewan",
  "agama",
  "rambut",
  "lepaskunci",
]);

/** Treats the purpose of a thing as a subject: "spanduk warung bakso" searches for a banner, not food. */
function withSubjects(parts: readonly QueryPart[]): QueryPart[] {
  const [thing] = parts.filter((part) => (part.role === "must" || part.role === "topic") && !isTaught(part));
  if (thing === undefined) return [...parts];
  const isForBusiness = familyOf(thing).some((key) => FOR_BUSINESSES.has(key));
  return parts.map((part, at) => {
    const isVehicleOf = part.role === "setting" && familyOf(thing).includes("otomotif");
    if (isVehicleOf && ownKeys(part).some((key) => key === "mobil" || key === "motor"))
      return { ...part, required: true };
    if (part.role !== "kind") return part;
    // The search "becak wisata" asks for a rickshaw first.
    const isFirst = parts.slice(0, at).every(({ role }) => role === "manner");
    if (isFirst && parts[at + 1] === thing && !thing.apart && !thing.need) return part;
    const own = familyOf(part);
    // The search "paket tour jepang" asks for a trip to that country.
    if (own.includes("bahasaasing") && familyOf(thing).includes("liburan")) return part;
    // A garment is what is mended, and a baby or a cat has spilt something.
    const isMended = ownKeys(thing).includes("permak") && own.includes("konveksi");
    const isDishInBox = ownKeys(thing).includes("nasikotak") && own.includes("makananpesan");
    if (isMended || isDishInBox || (thing.need && !shares(own, familyOf(thing))))
      return { ...part, role: "setting", required: false, telling: TELLING.setting };
    const isStyle = own.includes("bahasaasing") && !part.typed.includes("bahasa") && !parts.some(isOfLanguages);
    const isDecisive = own.some((key) => DECISIVE.has(key)) && !isStyle && !(isForBusiness && own.includes("hewan"));
    if (isDecisive || shares(own, familyOf(thing)) || isObjectOfRepair(part, thing)) return part;
    return { ...part, role: "setting", required: false, telling: TELLING.setting };
  });
}

/** Services that are done in one language. In other services its name is a style: "undangan jawa". */
const LANGUAGE_SERVICES = [
  "les",
  "latih",
  "terjemahan",
  "tulisan",
  "subtitel",
  "transkrip",
  "suara",
  "musik",
  "mc",
  "pemandu",
];

function isOfLanguages(part: QueryPart): boolean {
  return shares(
    ownKeys(part).flatMap((key) => [...widerConcepts(key)]),
    LANGUAGE_SERVICES,
  );
}

/** Returns true for the object of a repair: "keran dispenser" is a tap of that machine. */
function isObjectOfRepair(part: QueryPart, thing: QueryPart): boolean {
  const isOfHome = ownKeys(thing).some((key) => widerConcepts(key).has("rumahtangga"));
  return familyOf(part).includes("elektronik") && isOfHome;
}

function isTaught(part: QueryPart): boolean {
  return ownKeys(part).length > 0 && ownKeys(part).every((key) => SERVICES.has(key));
}

const shares = (some: readonly string[], others: readonly string[]) => some.some((key) => others.includes(key));

function familyOf(part: QueryPart): string[] {
  return ownKeys(part).flatMap((key) =>
    [...widerConcepts(key)].filter((one) => !CATEGORY_KEYS.has(one) && one !== "tukang"),
  );
}

/** Limits a search for lessons to lessons: "kursus makeup" must not return make-up artists. */
function withLesson(parts: readonly QueryPart[]): QueryPart[] {
  const isLesson = (part: QueryPart) => ownKeys(part).some((key) => LESSONS.has(key));
  const course = parts.find(isCourse);
  if (course !== undefined)
    return parts.map((part) =>
      part.role === "topic" && !isCourse(part) ? { ...part, role: "setting", telling: TELLING.setting } : part,
    );
  const isSubject = (part: QueryPart) => part.role === "kind" && shares(familyOf(part), [...DECISIVE]);
  const isTaughtSubject = parts.some(isSubject) && parts.some((part) => part.role === "doing" && isLesson(part));
  const hasThing = parts.some((part) => isWeighedThing(part) && !isLesson(part));
  return parts.map((part, at) => {
    // The search "les fisika gerak parabola" is about physics, not about aerials.
    if (isTaughtSubject && part.role === "topic" && !isCourse(part))
      return { ...part, role: "setting", telling: TELLING.setting };
    const isRented = hasThing || (!parts[at + 1]?.apart && parts[at + 1]?.role === "setting");
    if (isRent(part) && isRented && !parts.some(isHired)) return { ...part, required: true };
    const isDenied = parts[at - 1]?.role === "silent";
    // The search "kelas merajut" starts with a class, but "anak kelas 5" does not.
    const isClass = part.role === "doing" || (part.role === "setting" && at === 0);
    if (!hasThing || !isClass || isDenied || !isLesson(part)) return part;
    return { ...part, required: true, alternatives: [...part.alternatives.map(asOwn), ...TAUGHT] };
  });
}

const LESSONS = new Set(["les", "latih"]);

/** Returns true for a course: "kursus menjahit baju" is not about clothes. */
function isCourse(part: QueryPart): boolean {
  const keys = ownKeys(part);
  return part.role === "topic" && keys.length > 0 && keys.every((key) => /^les[a-z]/.test(key));
}

function isRent(part: QueryPart): boolean {
  return part.role === "doing" && ownKeys(part).includes("sewa");
}

/** Returns true for vehicles with a driver, boats and musicians. Their sellers seldom write that they are for rent. */
function isHired(part: QueryPart): boolean {
  return shares(familyOf(part), ["kirim", "transportasi", "supir", "rentalmobil", "perahu", "band"]);
}
const TAUGHT: Alternative[] = [{ all: [categoryToken("pendidikan")], weight: WEIGHT.concept, because: "concept" }];

function asOwn({ near: _, ...alternative }: Alternative): Alternative {
  return alternative;
}

function isWeighedThing({ role }: QueryPart): boolean {
  return role === "must" || role === "topic" || role === "kind" || role === "word";
}

/** Drops a wider occasion next to a narrower one: "acara lamaran" is "lamaran". */
function withoutWider(parts: readonly QueryPart[]): QueryPart[] {
  const settings = parts.filter(({ role }) => role === "setting");
  return parts.map((part) => {
    const own = ownKeys(part);
    const isWider =
      part.role === "setting" &&
      settings.some((other) => {
        const wider = ownKeys(other).flatMap((key) => [...widerConcepts(key)].slice(1));
        return own.length > 0 && own.every((key) => wider.includes(key));
      });
    return isWider ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

/** Sets the role of a service: in "les anak" it is the thing, and in "sunatan anak" the occasion. */
function withService(parts: readonly QueryPart[]): QueryPart[] {
  const hasThing = parts.some(({ role }) => role === "must" || role === "topic" || role === "word");
  if (hasThing) return [...parts];
  const isService = (part: QueryPart) => part.role === "doing" && ownKeys(part).some((key) => SERVICES.has(key));
  const surrounds = (part: QueryPart) =>
    part.role === "setting" && ownKeys(part).every((key) => SURROUNDING_KEYS.has(key));
  const hasOccasion = parts.some((part) => part.role === "setting" && !surrounds(part));
  // Training next to an instrument or a language is a lesson.
  const hasSubject = parts.some(({ role }) => role === "kind");
  return parts.map((part) => {
    if (isService(part)) {
      const alternatives = hasSubject ? part.alternatives.map(asOwn) : part.alternatives;
      return { ...part, role: "topic", telling: TELLING.topic, alternatives };
    }
    if (hasOccasion && surrounds(part)) return { ...part, role: "manner", telling: TELLING.manner };
    return part;
  });
}

/** Drops the word for the worker next to a named thing: "tukang ledeng" must not match an electrician as "tukang". */
function withoutWorker(parts: readonly QueryPart[]): QueryPart[] {
  if (!parts.some(({ role }) => role === "must" || role === "topic")) return [...parts];
  const isWorker = (part: QueryPart) =>
    part.role === "doing" && ownKeys(part).length > 0 && ownKeys(part).every((key) => key === "tukang");
  return parts.map((part) => (isWorker(part) ? { ...part, role: "manner", telling: TELLING.manner, same: [] } : part));
}

const GOALS = new Set(["pemasaran", "promosi"]);

/** Drops a goal before a thing: "promosi lewat video" asks for the video. */
function withoutGoal(parts: readonly QueryPart[]): QueryPart[] {
  const isGoal = (part: QueryPart) =>
    part.role === "topic" && !part.need && ownKeys(part).every((key) => GOALS.has(key));
  const hasMeans = parts.some((part) => part.role === "topic" && !isGoal(part) && !part.aside);
  if (!hasMeans) return [...parts];
  return parts.map((part) => (isGoal(part) ? { ...part, role: "setting", telling: TELLING.setting } : part));
}

const SELLERS = new Set(["supplier", "suplier", "pemasok"]);

function isTranslation(part: QueryPart): boolean {
  return part.role === "topic" && familyOf(part).includes("terjemahan");
}

function withoutSale(parts: readonly QueryPart[]): QueryPart[] {
  const isMade = (part: QueryPart) =>
    (part.role === "topic" || part.role === "kind") &&
    ownKeys(part).some((key) => [...widerConcepts(key)].some((one) => MADE_TO_SELL.has(one)));
  const isSale = (part: QueryPart) => part.role === "must" && ownKeys(part).every((key) => key === "jualbeli");
  // The search "invoice supplier" asks for a paper of that seller.
  const isOfSeller = (part: QueryPart) => isSale(part) && SELLERS.has(part.typed) && parts.some(isTranslation);
  if (!parts.some((part) => isMade(part) || isOfSeller(part)))
    return parts.map((part) => (isSale(part) ? { ...part, required: true } : part));
  return parts.map((part) => (isSale(part) ? { ...part, role: "manner", telling: TELLING.manner, same: [] } : part));
}

function ownKeys(part: QueryPart): string[] {
  return weightKeys({
    ...part,
    alternatives: part.alternatives.filter(({ weight }) => weight > WEIGHT.near),
  });
}

function weightKeys({ alternatives }: QueryPart): string[] {
  return alternatives
    .filter(({ because }) => because === "concept")
    .flatMap(({ all }) => all.map((term) => term.slice(2)));
}
