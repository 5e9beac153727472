import * as z from "zod";
import { titleHoldsAddress, titleHoldsNumber } from "~/accounts/contact-details";
import { isMisleadingTitle, posesAsStaff, titleUsesOurName } from "~/accounts/impersonation";
import { MAX_REVISIONS } from "~/orders/change";
import { type NamedLocation, normalisePlace, placeField } from "~/places/form.server";
import { placeOf, storedLocation } from "~/places/place";
import { type PlaceQuestion, refusedPlace, storedPlace, type TakenPlace } from "~/places/text";
import { toDateInput } from "~/platform/dates";
import {
  completedTextField,
  countField,
  deadlineField,
  formIdField,
  linesField,
  priceField,
  splitTypedLines,
  textField,
  typedText,
  versionField,
  WHOLE_DAYS,
} from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { formatAmount, formatRupiah, parseRupiah, plainNumber, readWholeNumber } from "~/platform/money";
import { cleanLine, cleanText, isId } from "~/platform/strings";
import { isOnline, START_STEPS, type StartStep } from "~/search/search";
import type { WorkMode } from "~/visits/visit";
import { storedAreas } from "./areas";
import { type AreasView, areasView, pressArea, tooManyAreas } from "./areas-text";
import { isCategory } from "./category";
import { type ListingKind, MAX_AREAS, MAX_PICTURES, MAX_TITLE, MIN_DESCRIPTION, MIN_TITLE } from "./listing";
import { formatDays, PACKAGE_NAMES } from "./own-text";
import {
  EXTRA_BASES,
  type Extra,
  type ExtraBasis,
  hasFractionOfDays,
  MAX_CALL_OUT_FEE,
  MAX_EXTRA_NAME,
  MAX_EXTRAS,
  MAX_TIME,
  MAX_TRAVEL_FEE,
  MIN_EXTRA_NAME,
  type Package,
  packageUnit,
  parseDays,
  type TravelFees,
  UNITS,
  type Unit,
  USUAL_UNIT,
  unitOf,
} from "./package";
import { MAX_CAPTION } from "./picture";
import { withAnswers } from "./questions-text";
import { MAX_REQUIREMENTS } from "./requirements-text";
import { AREAS_UNUSED, ONLINE_BUT_MEETING } from "./text";
import { readPrefill } from "./wanted-prefill";
import { modesSaid, type OfferPlaces, WORK_MODES, workWays } from "./ways";

export const LISTING_FIELDS: FormFields = {
  title: "Judul",
  description: "Deskripsi",
  category: "Kategori",
  price: "Harga",
  budget: "Budget",
  location: "Lokasi",
  deliveryTime: "Waktu pengerjaan",
  deadline: "Tenggat",
  answers: "Jawaban Anda",
  questions: null,
  ask: null,
  requirements: "Persyaratan",
  additionalInfo: "Informasi tambahan",
  caption: "Keterangan foto",
  name: "Nama",
  days: "Waktu pengerjaan",
  revisions: "Jumlah revisi",
  checklist: "Yang didapat pembeli",
  summary: "Untuk siapa paket ini",
  fee: "Ongkos transport",
  callOutFee: "Ongkos datang",
  unit: null,
  per: null,
  modes: null,
  areas: null,
  place: null,
  placeFor: null,
  examples: null,
  status: null,
  id: null,
  remove: null,
  formId: null,
  version: null,
};

const UNREADABLE = "Isian ini tidak dapat dibaca";

const DESCRIPTION = {
  min: MIN_DESCRIPTION,
  short: `Deskripsi harus minimal ${MIN_DESCRIPTION} karakter`,
  max: 10_000,
  long: "Deskripsi maksimal 10.000 karakter",
};

// The bytes of pictures are checked in another place.
const commonFields = {
  formId: formIdField(),
  title: textField(cleanLine, {
    min: MIN_TITLE,
    short: `Judul harus minimal ${MIN_TITLE} karakter`,
    max: MAX_TITLE,
    long: `Judul maksimal ${MAX_TITLE} karakter`,
  })
    .refine(
      (title) => titleHoldsAddress(title) || !titleUsesOurName(title),
      "Judul tidak boleh memakai nama JasaWarga atau yang mirip",
    )
    .refine(
      (title) => titleHoldsAddress(title) || titleUsesOurName(title) || !posesAsStaff(title),
      "Judul tidak boleh menyerupai petugas atau layanan JasaWarga, misalnya CS atau admin yang mengurus saldo, akun, atau pengembalian uang. Tulis pekerjaannya saja, misalnya Admin toko online",
    )
    .refine((title) => !titleHoldsAddress(title), "Judul tidak boleh memuat alamat situs atau email")
    .refine(
      (title) => !titleHoldsNumber(title),
      "Judul tidak boleh memuat nomor telepon atau nomor rekening. Pembeli menghubungi Anda lewat pesan di JasaWarga",
    ),
  description: textField(cleanText, DESCRIPTION),
  category: z.string({ error: "Pilih kategori jasa" }).refine(isCategory, "Pilih kategori jasa"),
};

const locationField = placeField(
  { min: 1, short: "Lokasi harus diisi", long: "Lokasi maksimal 100 karakter" },
  { online: true },
);

const PLACE = `Tulis urutan foto dengan angka 1 sampai ${MAX_PICTURES}`;
const SAME_PLACE = "Foto lain juga Anda pindahkan ke urutan ini. Pilih urutan yang berbeda";

const UNKNOWN = "Foto ini tidak dikenal";

const picture = z.object({
  id: z.string({ error: UNKNOWN }).refine(isId, UNKNOWN),
  caption: z
    .string()
    .optional()
    .transform((typed) => cleanLine(typed ?? ""))
    .refine((caption) => [...caption].length <= MAX_CAPTION, `Keterangan maksimal ${MAX_CAPTION} karakter`),
  place: countField({ empty: PLACE, junk: PLACE, min: 1, few: PLACE, max: MAX_PICTURES, many: PLACE }),
  remove: z.boolean({ error: UNREADABLE }).optional(),
});

/** The pictures to keep. The database checks that they belong to the listing. */
const keptPictures = z
  .array(picture)
  .max(MAX_PICTURES)
  .optional()
  .default([])
  .superRefine((photos, issues) => {
    // A moved picture precedes the one that is at its new position. Two pictures cannot move to one position.
    const taken = new Set<number>();
    photos.forEach(({ place, remove }, index) => {
      if (remove || place === index + 1) return;
      if (taken.has(place)) issues.addIssue({ code: "custom", path: [index, "place"], message: SAME_PLACE });
      taken.add(place);
    });
  });

const permanentFields = {
  status: z.enum(["active", "inactive"], { error: "Pilih status" }),
  photos: keptPictures,
  version: versionField(),
};

type WithNamedLocation = { location: NamedLocation };

type CommonTexts = {
  status: string;
  title: string;
  description: string;
  category: string;
  location: string;
  placeCode: string | null;
};

const commonTexts = ({ status, title, description, category, ...where }: CommonTexts) => ({
  status,
  title,
  description,
  category,
  location: storedLocation(where),
});

const NOT_A_TIME = "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu";

const PACKAGE_ROWS = ["basic", "standard", "premium"] as const;

const MAX_NAME = 50;
const MAX_LINES = 12;
const MAX_LINE = 120;

const typed = z.string({ error: UNREADABLE }).optional();
const row = z.object({
  name: typed,
  price: typed,
  unit: typed,
  days: typed,
  revisions: typed,
  summary: typed,
  checklist: typed,
  remove: typed,
});

/** Returns true for an empty row. The unit does not count, because its field always has a value. */
const isEmptyRow = ({ unit: _, per: __, ...texts }: Record<string, string | undefined>) =>
  Object.values(texts).every((value) => !value?.trim());

const readUnit = (text: string | undefined): Unit => UNITS.find((unit) => unit === text) ?? USUAL_UNIT;

const unitField = z.string().optional().transform(readUnit);

function packageRow(position: 0 | 1 | 2) {
  return row.optional().transform((written, issues): Package | null => {
    if (!written || written.remove || isEmptyRow(written)) return null;
    const fault = (field: keyof typeof written, message: string) => {
      issues.addIssue({ code: "custom", path: [field], message });
      return null;
    };
    const name = cleanLine(written.name ?? "") || PACKAGE_NAMES[position];
    const tooLongName = [...name].length > MAX_NAME;
    if (tooLongName) fault("name", `Nama paket maksimal ${MAX_NAME} karakter`);
    const shown = tooLongName ? PACKAGE_NAMES[position] : name;

    const price = /^paket\b/i.test(shown) ? `Harga ${shown}` : `Harga paket ${shown}`;
    const amount = priceField(`${price} harus diisi`, price).safeParse(written.price ?? "");
    if (!amount.success) fault("price", amount.error.issues[0]?.message ?? `${price} harus diisi`);

    const time = cleanLine(written.days ?? "");
    const tooLong = [...time].length > MAX_TIME;
    if (tooLong) fault("days", `Lama pengerjaan maksimal ${MAX_TIME} karakter`);
    const isFraction = hasFractionOfDays(time);
    if (isFraction) fault("days", WHOLE_DAYS);
    const days = time === "" || tooLong || isFraction ? undefined : parseDays(time);
    if (days === null) fault("days", "Tulis lama pengerjaan dalam hari, misalnya 3-5");

    const revisions = readRevisions(written.revisions ?? "");
    if (revisions === undefined) {
      fault("revisions", `Tulis jumlah revisi 0 sampai ${MAX_REVISIONS}, atau kosongkan bila tanpa batas`);
    }
    const summary = cleanLine(written.summary ?? "");
    if ([...summary].length > MAX_LINE) fault("summary", `Kalimat ini maksimal ${MAX_LINE} karakter`);
    const checklist = splitTypedLines(written.checklist ?? "");
    if (checklist.length > MAX_LINES) fault("checklist", `Isi paket maksimal ${MAX_LINES} baris`);
    if (checklist.some((line) => [...line].length > MAX_LINE)) {
      fault("checklist", `Satu baris maksimal ${MAX_LINE} karakter`);
    }
    return {
      name,
      price: amount.data ?? 0,
      ...packageUnit(readUnit(written.unit)),
      minDays: days?.min ?? null,
      maxDays: days?.max ?? null,
      revisions: revisions ?? null,
      checklist,
      ...(summary === "" ? {} : { summary }),
    };
  });
}

/** Returns null for unlimited revisions, and undefined if the text is invalid. */
function readRevisions(text: string): number | null | undefined {
  if (plainNumber(text) === "") return null;
  const count = readWholeNumber(text);
  return count !== null && count <= MAX_REVISIONS ? count : undefined;
}

const packageRows = z
  .object({ basic: packageRow(0), standard: packageRow(1), premium: packageRow(2) })
  .optional()
  .transform((rows): Package[] => {
    const filled = PACKAGE_ROWS.map((name) => rows?.[name] ?? null);
    return filled.filter((pkg) => pkg !== null);
  });

function packageTexts(packages: readonly Package[]) {
  const names: readonly string[] = PACKAGE_NAMES;
  const rows = PACKAGE_ROWS.map(() => emptyRow);
  let next = 0;
  packages.forEach((pkg, index) => {
    const last = rows.length - (packages.length - index);
    const named = names.indexOf(pkg.name);
    const row = named >= next && named <= last ? named : next;
    rows[row] = rowTexts(pkg);
    next = row + 1;
  });
  const [basic = emptyRow, standard = emptyRow, premium = emptyRow] = rows;
  return { basic, standard, premium };
}

const emptyRow = {
  name: "",
  price: "",
  unit: USUAL_UNIT as string,
  days: "",
  revisions: "",
  summary: "",
  checklist: "",
};

function rowTexts({
  name,
  price,
  unit,
  minDays,
  maxDays,
  revisions,
  summary = "",
  checklist,
}: Package): typeof emptyRow {
  const max = maxDays ?? minDays;
  return {
    name,
    price: formatAmount(price),
    unit: unitOf({ unit }),
    days: max === null ? "" : formatDays({ min: minDays ?? max, max }).replace(" hari", ""),
    revisions: revisions === null ? "" : String(revisions),
    summary,
    checklist: checklist.join("\n"),
  };
}

const extraRow = z
  .object({ name: typed, price: typed, per: typed, remove: typed })
  .optional()
  .transform((written, issues): Extra | null => {
    if (!written || written.remove || isEmptyRow(written)) return null;
    const fault = (field: keyof typeof written, message: string) =>
      issues.addIssue({ code: "custom", path: [field], message });
    const name = cleanLine(written.name ?? "");
    const { length } = [...name];
    if (length < MIN_EXTRA_NAME) fault("name", `Nama tambahan minimal ${MIN_EXTRA_NAME} karakter`);
    if (length > MAX_EXTRA_NAME) fault("name", `Nama tambahan maksimal ${MAX_EXTRA_NAME} karakter`);
    if (isMisleadingTitle(name))
      fault("name", "Nama tambahan tidak boleh memakai nama JasaWarga, menyerupai petugasnya, atau memuat alamat");
    const amount = priceField("Harga tambahan harus diisi", "Harga tambahan").safeParse(written.price ?? "");
    if (!amount.success) fault("price", amount.error.issues[0]?.message ?? "Harga tambahan harus diisi");
    return { name, price: amount.data ?? 0, per: readBasis(written.per) };
  });

const readBasis = (text: string | undefined): ExtraBasis => EXTRA_BASES.find((basis) => basis === text) ?? "unit";

/** The extras of an offer. An order names its extras, so two must not have the same name. */
const extrasField = z
  .array(extraRow, { error: UNREADABLE })
  .max(MAX_EXTRAS, `Tambahan maksimal ${MAX_EXTRAS}`)
  .optional()
  .default([])
  .superRefine((extras, issues) => {
    extras.forEach((extra, index) => {
      const first = extras.findIndex((other) => extra && other?.name.toLowerCase() === extra.name.toLowerCase());
      if (first >= 0 && first < index)
        issues.addIssue({ code: "custom", path: [index, "name"], message: "Nama ini sudah dipakai tambahan lain" });
    });
  })
  .transform((extras) => extras.filter((extra) => extra !== null));

const extraTexts = (extras: readonly Extra[]) =>
  extras.map(({ name, price, per }) => ({ name, price: formatAmount(price), per }));

const NOT_A_FEE = `Ongkos transport harus 0 sampai ${formatRupiah(MAX_TRAVEL_FEE)}`;

/** Returns a fee in rupiah. An empty text is 0. Null if the text is not a number or is above `max`. */
function readFee(text: string, max: number): number | null {
  if (plainNumber(text) === "") return 0;
  const fee = parseRupiah(text);
  return fee !== null && fee <= max ? fee : null;
}

const callOutFeeField = typed.transform((text = "", issues): number => {
  const fee = readFee(text, MAX_CALL_OUT_FEE);
  const message = `Ongkos datang harus 0 sampai ${formatRupiah(MAX_CALL_OUT_FEE)}`;
  if (fee === null) issues.addIssue({ code: "custom", message });
  return fee ?? 0;
});

const travelField = z
  .array(z.object({ place: typed, fee: typed }), { error: UNREADABLE })
  .max(MAX_AREAS, UNREADABLE)
  .optional()
  .default([])
  .transform((rows, issues): TravelFees => {
    const fees = rows.map(({ place = "", fee = "" }, index) => {
      const read = readFee(fee, MAX_TRAVEL_FEE);
      if (read === null) issues.addIssue({ code: "custom", path: [index, "fee"], message: NOT_A_FEE });
      return [place, read ?? 0] as const;
    });
    return Object.fromEntries(fees.filter(([place, fee]) => fee > 0 && placeOf(place) !== null));
  });

/** Returns the fees of places that the offer serves, sorted so that equal fees are equal texts. */
function feesOfAreas(fees: TravelFees, areas: readonly string[]): TravelFees {
  return Object.fromEntries([...areas].sort().flatMap((area) => (fees[area] ? [[area, fees[area]]] : [])));
}

/** The value of a form without the field for modes. */
const UNSAID = "unsaid";

const texts = z.union([z.string(), z.array(z.string())], { error: UNREADABLE }).optional();
const toList = (sent: string | string[] | undefined) => [sent ?? []].flat();

/** Returns null if the form had no such field, and an empty list if nothing was chosen. */
const modesField = texts.transform((sent): WorkMode[] | null => {
  const values = toList(sent);
  if (values.includes(UNSAID)) return null;
  return WORK_MODES.filter((mode) => values.includes(mode));
});

const areasField = texts.transform((sent, issues): string[] => {
  const areas = storedAreas(toList(sent));
  if (areas.length > MAX_AREAS) issues.addIssue({ code: "custom", message: tooManyAreas() });
  return areas;
});

type WorkplaceFields = { location: NamedLocation; modes: WorkMode[] | null; areas: string[] };

function checkWays({ location, modes, areas }: WorkplaceFields, issues: z.core.$RefinementCtx): void {
  if (modes === null) return;
  const fault = (field: string, message: string) => issues.addIssue({ code: "custom", path: [field], message });
  const used = modes.length > 0 ? modes : defaultModes({ location });
  if (areas.length > 0 && !used.includes("at_buyer")) fault("modes", AREAS_UNUSED);
  if (location.online && modes.some((mode) => mode !== "online")) fault("location", ONLINE_BUT_MEETING);
}

function defaultModes({ location }: Pick<WorkplaceFields, "location">): WorkMode[] {
  return [location.online ? "online" : "at_buyer"];
}

/** Reads where the work is done. `stored` are the modes to keep if the form had no such field. Null for a new offer. */
function readWays({ location, modes, areas }: WorkplaceFields, stored: OfferPlaces | null): OfferPlaces {
  if (modes === null && stored) return stored;
  return workWays(modes && modes.length > 0 ? modes : defaultModes({ location }), areas);
}

const startField = z
  .string()
  .optional()
  .transform((sent, issues): StartStep | null => {
    const step = START_STEPS.find((one) => String(one) === sent) ?? null;
    if (step === null && sent) issues.addIssue({ code: "custom", message: "Pilih kapan Anda bisa mulai" });
    return step;
  });

export const offerForm = z.object({
  ...commonFields,
  price: priceField("Harga harus diisi"),
  location: locationField,
  deliveryTime: textField(cleanLine, {
    min: 1,
    short: "Waktu pengerjaan harus diisi",
    max: MAX_TIME,
    long: `Waktu pengerjaan maksimal ${MAX_TIME} karakter`,
  }).superRefine((time, issues) => {
    if (time === "" || [...time].length > MAX_TIME) return;
    const message = hasFractionOfDays(time) ? WHOLE_DAYS : parseDays(time) === null ? NOT_A_TIME : null;
    if (message !== null) issues.addIssue({ code: "custom", message });
  }),
  modes: modesField,
  areas: areasField,
  startsIn: startField,
  unit: unitField,
  packages: packageRows,
  extras: extrasField,
  travel: travelField,
  callOutFee: callOutFeeField,
});

type OfferTexts = WithNamedLocation & Parameters<typeof readWays>[0] & { startsIn: number | null; travel: TravelFees };

function asOffer<Texts extends OfferTexts>(texts: Texts, stored: OfferPlaces | null) {
  const { location, modes: _, startsIn: startsInDays, travel, ...rest } = texts;
  const { online, comesToBuyer, atSeller, areas } = readWays(texts, stored);
  const ways = { comesToBuyer, atSeller, areas, online: online || location.online };
  const travelFees = feesOfAreas(travel, areas);
  return { kind: "offer" as const, ...rest, ...location, ...ways, startsInDays, travelFees };
}

type StoredOffer = CommonTexts &
  OfferPlaces & {
    price: number;
    unit: Unit;
    deliveryTime: string;
    packages: Package[];
    extras: Extra[];
    travelFees: TravelFees;
    callOutFee: number;
    startsInDays: number | null;
  };

function offerTexts(offer: StoredOffer) {
  return {
    ...commonTexts(offer),
    price: formatAmount(offer.price),
    deliveryTime: offer.deliveryTime,
    modes: modesSaid(offer),
    startsIn: startText(offer.startsInDays),
    unit: offer.unit,
    packages: packageTexts(offer.packages),
    extras: extraTexts(offer.extras),
    callOutFee: offer.callOutFee === 0 ? "" : formatAmount(offer.callOutFee),
    travel: Object.entries(offer.travelFees).map(([place, fee]) => ({ place, fee: formatAmount(fee) })),
  };
}

/** Returns the form's longest option that is not sooner than promised. */
function startText(days: number | null): string {
  return days === null ? "" : String(START_STEPS.find((step) => step >= days) ?? "");
}

/** The answers to questions become part of the description. */
export function wantedForm(now: number, stored: number | null, form = new FormData()) {
  const { short, ...lengths } = DESCRIPTION;
  return z.object({
    ...commonFields,
    description: completedTextField((typed) => withAnswers(form, typed, MIN_DESCRIPTION), {
      ...lengths,
      short: form.has("questions") ? `${short}, atau pilih jawaban di atasnya` : short,
    }),
    budget: priceField("Budget harus diisi", "Budget"),
    location: locationField,
    deadline: deadlineField(now, "Deadline", stored),
    requirements: linesField({
      max: MAX_REQUIREMENTS,
      many: `Persyaratan maksimal ${MAX_REQUIREMENTS} baris`,
      length: 200,
      long: "Satu persyaratan maksimal 200 karakter",
    }),
    additionalInfo: linesField({
      max: 10,
      many: "Informasi tambahan maksimal 10 baris",
      length: 500,
      long: "Satu baris informasi tambahan maksimal 500 karakter",
    }),
  });
}

function asWanted<Texts extends WithNamedLocation & { budget: number }>({ budget, location, ...texts }: Texts) {
  return { kind: "wanted" as const, price: budget, ...texts, ...location, areas: [] };
}

type StoredWanted = CommonTexts & {
  price: number;
  deadline: number | null;
  requirements: string[];
  additionalInfo: string[];
};

function wantedTexts(wanted: StoredWanted) {
  return {
    ...commonTexts(wanted),
    budget: formatAmount(wanted.price),
    deadline: wanted.deadline === null ? "" : toDateInput(wanted.deadline),
    requirements: wanted.requirements.join("\n"),
    additionalInfo: wanted.additionalInfo.join("\n"),
  };
}

export function prefilledTexts(params: URLSearchParams) {
  const { budget, location, ...texts } = readPrefill(params);
  return {
    ...texts,
    location: isOnline(location) ? "Online" : location,
    budget: budget === null ? "" : formatAmount(budget),
  };
}

export function listingForm(kind: ListingKind, now: number, form?: FormData) {
  return kind === "offer"
    ? offerForm.superRefine(checkWays).transform((texts) => asOffer(texts, null))
    : wantedForm(now, null, form).transform(asWanted);
}

/** Accepts the stored `deadline` even if it has passed, or nobody could close an old request. */
export function listingChangeForm(
  kind: ListingKind,
  now: number,
  stored: OfferPlaces & { deadline: number | null },
  form?: FormData,
) {
  return kind === "offer"
    ? offerForm
        .extend(permanentFields)
        .superRefine(checkWays)
        .transform((texts) => asOffer(texts, stored))
    : wantedForm(now, stored.deadline, form).extend(permanentFields).transform(asWanted);
}

export function listingTexts(
  kind: ListingKind,
  listing: Parameters<typeof offerTexts>[0] & Parameters<typeof wantedTexts>[0],
) {
  return kind === "offer" ? offerTexts(listing) : wantedTexts(listing);
}

type WhereView = {
  areas: AreasView;
  place: PlaceQuestion;
};

/** The fields for places. `again` means that areas were added or removed, and nothing is stored yet. */
export type NormalisedWorkplace = { areas: AreasView; again: boolean; taken: TakenPlace | null };

const AREAS = /^areas(\[\d*\])?$/;

/** Uses the chosen place as location. Adds unambiguous names in the field for areas to the list. */
export function normaliseWorkplace(form: FormData): NormalisedWorkplace {
  const taken = normalisePlace(form);
  settleModes(form);
  const keys = [...new Set(form.keys())].filter((key) => AREAS.test(key));
  const codes = keys.flatMap((key) => form.getAll(key).map(String));
  const typed = typedText(form, "area");
  const [add, remove] = [typedText(form, "addArea"), typedText(form, "removeArea")];
  const again = add !== "" || remove !== "" || (form.has("enter") && typed !== "");
  const isPress = remove !== "" || add !== "" || typed !== "";
  const areas = isPress ? pressArea(codes, { typed, ...pressed(add, remove) }) : areasView(codes);
  for (const key of keys) form.delete(key);
  areas.areas.forEach(({ code }, index) => void form.append(`areas[${index}]`, code));
  if (form.has("area")) form.set("area", areas.text);
  return { areas, again, taken };
}

export function normaliseLocation(form: FormData): NormalisedWorkplace {
  return { areas: areasView([]), again: false, taken: normalisePlace(form) };
}

function pressed(add: string, remove: string) {
  if (remove !== "") return { remove };
  return placeOf(add) ? { add } : {};
}

function settleModes(form: FormData): void {
  if (form.has("modes")) return;
  if (isOnline(typedText(form, "location"))) form.set("modes", "online");
  else if (!form.has("area")) form.set("modes", UNSAID);
}

export function whereTyped(areas: AreasView, location: string): WhereView {
  return { areas, place: refusedPlace(location) };
}

export function whereStored(location: string, areas: readonly string[] = []): WhereView {
  return { areas: areasView(areas), place: storedPlace(location) };
}
