import * as z from "zod";
import { isMisleadingTitle } from "~/accounts/impersonation";
import { VISIT_FINDINGS } from "~/database/stored-values";
import { EXTRA_BASES } from "~/listings/package";
import { sentAnswers, withAnswers } from "~/listings/questions-text";
import {
  completedTextField,
  countField,
  daysField,
  formIdField,
  maybeDeadline,
  priceField,
  textField,
  typedText,
} from "~/platform/forms/fields.server";
import type { FormFields } from "~/platform/forms/form";
import { formatRupiah, plainNumber, readRupiah, steppedCount } from "~/platform/money";
import { cleanLine, cleanText } from "~/platform/strings";
import type { StepInputView } from "./action";
import { MAX_CHANGE_ANSWER, MAX_REVISIONS, MIN_CHANGE_TEXT } from "./change";
import { extraCount, typedExtras } from "./choices";
import { QUANTITY_LIMITS } from "./label-text";
import type { PackageTerms } from "./opening-text";
import {
  EXTRA_TITLE,
  MAX_CLOSING_REASON,
  MAX_QUANTITY,
  MIN_DISPUTE_REASON,
  MIN_EXTRA_REASON,
  MIN_QUANTITY,
  MIN_REQUIREMENTS,
} from "./order";
import { type AskedReturn, byPartText, MAX_PARTS, partInput, sumReturned } from "./parts";
import { MAX_STEP_TEXT } from "./rules/step";
import { MAX_RULING_REASON } from "./ruling";
import type { StepPage } from "./text";

export const ORDER_FIELDS: FormFields = {
  quantity: "Jumlah",
  requirements: "Persyaratan",
  notes: "Catatan",
  what: "Biaya untuk apa",
  amount: "Jumlah",
  price: "Harga",
  days: "Waktu pengerjaan",
  deadline: "Tenggat",
  revisions: "Jumlah revisi",
  description: "Deskripsi",
  reason: "Alasan",
  waited: null,
  extras: "Tambahan",
  counts: null,
  countOf: null,
  answers: "Jawaban Anda",
  questions: null,
  act: null,
  back: "Kembali kepada pembeli",
  choice: null,
  callOutFee: "Ongkos datang",
  change: null,
  step: null,
  again: null,
  slots: null,
  formId: null,
  version: null,
};

export const cancellationForm = z.object({
  reason: textField(cleanText, {
    min: 0,
    short: "",
    max: MAX_CLOSING_REASON,
    long: `Alasan maksimal ${MAX_CLOSING_REASON} karakter`,
  })
    .optional()
    .default(""),
  // A form of a page that showed no fee has no such field.
  callOutFee: z.coerce.number().int().min(0).optional().catch(undefined),
});

const REVISIONS = `Tulis jumlah revisi dari 0 sampai ${MAX_REVISIONS}, atau kosongkan bila tetap`;

const boundedCount = (bounds: { min: number; max: number }, wrong: string) =>
  countField({ ...bounds, empty: wrong, junk: wrong, few: wrong, many: wrong });

export function changeForm(now: number) {
  return z.object({
    formId: formIdField(),
    price: priceField("Tulis harga dalam rupiah dengan angka, misalnya 350.000")
      .optional()
      .transform((price) => price ?? null),
    deadline: maybeDeadline(now),
    revisions: boundedCount({ min: 0, max: MAX_REVISIONS }, REVISIONS)
      .optional()
      .transform((revisions) => revisions ?? null),
    description: textField(cleanText, {
      min: MIN_CHANGE_TEXT,
      short: `Jelaskan perubahannya, minimal ${MIN_CHANGE_TEXT} karakter`,
      max: MAX_STEP_TEXT,
      long: `Penjelasan maksimal ${MAX_STEP_TEXT.toLocaleString("id-ID")} karakter`,
    }),
  });
}

export const extraForm = z.object({
  formId: formIdField(),
  what: textField(cleanLine, {
    ...EXTRA_TITLE,
    short: `Sebutkan biayanya untuk apa, minimal ${EXTRA_TITLE.min} karakter`,
    long: `Nama biaya maksimal ${EXTRA_TITLE.max} karakter`,
  }).refine(
    (title) => !isMisleadingTitle(title),
    "Nama biaya tidak boleh memakai nama JasaWarga, menyerupai petugasnya, atau memuat alamat. Tulis pekerjaannya saja",
  ),
  amount: priceField("Tulis jumlah dalam rupiah, misalnya 250.000", "Jumlah"),
  reason: textField(cleanText, {
    min: MIN_EXTRA_REASON,
    short: `Jelaskan kenapa perlu, minimal ${MIN_EXTRA_REASON} karakter`,
    max: MAX_STEP_TEXT,
    long: `Penjelasan maksimal ${MAX_STEP_TEXT.toLocaleString("id-ID")} karakter`,
  }),
});

export const changeAnswerForm = z.object({
  change: z.string().catch(""),
  reason: z
    .string()
    .optional()
    .transform((typed) => cleanText(typed ?? ""))
    .refine(
      (reason) => [...reason].length <= MAX_CHANGE_ANSWER,
      `Alasan maksimal ${MAX_CHANGE_ANSWER.toLocaleString("id-ID")} karakter`,
    ),
});

/** The form cannot set price, total, seller or status. The answers to questions become part of the requirements. */
export function orderForm(now: number, form = new FormData()) {
  const short = `Deskripsi kebutuhan minimal ${MIN_REQUIREMENTS} karakter`;
  return z.object({
    formId: formIdField(),
    quantity: countField(QUANTITY_LIMITS),
    requirements: completedTextField((typed) => withAnswers(form, typed, MIN_REQUIREMENTS), {
      min: MIN_REQUIREMENTS,
      short: form.has("questions") ? `${short}, atau pilih jawaban di atasnya` : short,
      max: 5_000,
      long: "Deskripsi kebutuhan maksimal 5.000 karakter",
    }),
    deadline: maybeDeadline(now),
    notes: z
      .string()
      .optional()
      .transform((typed) => cleanText(typed ?? ""))
      .refine((notes) => [...notes].length <= 2_000, "Catatan maksimal 2.000 karakter"),
    agreeToTerms: z.literal(true, { error: "Anda harus menyetujui syarat dan ketentuan" }),
  });
}

type Stepped = { initialValue: Record<string, string | string[] | string[][]>; error?: Record<string, string[]> };

const TOTAL = "total";

/** Steps the quantity. Null if another button was used. Keeps and reports a quantity that cannot be ordered. */
export function withQuantityStepped(form: FormData): Stepped | null {
  const step = form.get("act") === TOTAL ? "0" : form.get("step");
  if (step !== "1" && step !== "-1" && step !== "0") return null;
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const lists = {
    slots: texts(form, "slots"),
    extras: texts(form, "extras"),
    answers: sentAnswers(form),
    ...typedCounts(form),
  };
  const initialValue = { ...Object.fromEntries(fields), ...lists };
  const stepped = steppedCount(String(form.get("quantity") ?? ""), Number(step), QUANTITY_LIMITS);
  const faults = { ...("fault" in stepped ? { quantity: [stepped.fault] } : {}), ...countFaults(form) };
  const error = Object.keys(faults).length > 0 ? { error: faults } : {};
  return { initialValue: { ...initialValue, ...("count" in stepped ? { quantity: stepped.count } : {}) }, ...error };
}

const texts = (form: FormData, name: string) => form.getAll(name).map(String);

/** Returns the lists as conform reads them, by the index of each field. */
function typedCounts(form: FormData): Record<"countOf" | "counts", string[]> {
  const rows = typedExtras(form).filter(({ index }) => index >= 0);
  const listed = (text: (row: (typeof rows)[number]) => string) => {
    const list: string[] = [];
    for (const row of rows) list[row.index] = text(row);
    return list;
  };
  return { countOf: listed(({ name }) => name), counts: listed(({ count }) => count) };
}

const terms = z.object({
  title: z.string(),
  name: z.string(),
  unit: z.string(),
  extras: z.array(z.object({ name: z.string(), price: z.number(), per: z.enum(EXTRA_BASES) })),
  travelFees: z.record(z.string(), z.number()),
  callOutFee: z.number(),
  days: z.string(),
  revisions: z.string(),
  checklist: z.array(z.string()),
});

export function shownTotal(form: FormData): number | null {
  const shown = form.get("shownTotal");
  return typeof shown === "string" && /^\d{1,15}$/.test(shown) ? Number(shown) : null;
}

const NOT_A_COUNT = `Tulis ${MIN_QUANTITY} sampai ${MAX_QUANTITY}.`;

export function countFaults(form: FormData): Record<string, string[]> {
  const wrong = typedExtras(form).filter((extra) => extra.ticked && extraCount(extra) === null);
  return Object.fromEntries(wrong.map(({ index }) => [`counts[${index}]`, [NOT_A_COUNT]]));
}

export function shownTerms(form: FormData): PackageTerms | null {
  const price = form.get("shownPrice");
  if (typeof price !== "string" || !/^\d{1,12}$/.test(price)) return null;
  try {
    const others = terms.safeParse(JSON.parse(String(form.get("shownTerms"))));
    return others.success ? { ...others.data, price: Number(price) } : null;
  } catch {
    return null;
  }
}

export const quoteForm = z.object({
  price: priceField("Harga harus diisi"),
  days: daysField(),
});

/** A ruling's form, which counts only after the page showed it once more. `press` names the button. */
export function rulingForm(form: FormData) {
  return z.object({
    ...returnFields(form),
    finding: z
      .enum(VISIT_FINDINGS)
      .optional()
      .catch(undefined)
      .transform((finding) => finding ?? null),
    reason: textField(cleanText, {
      min: MIN_DISPUTE_REASON,
      short: `Alasan putusan minimal ${MIN_DISPUTE_REASON} karakter`,
      max: MAX_RULING_REASON,
      long: `Alasan putusan maksimal ${MAX_RULING_REASON.toLocaleString("id-ID")} karakter`,
    }),
    press: z.enum(["look", "edit", "rule"]).catch("look"),
  });
}

const NO_SUM = "Tulis jumlah dalam rupiah, misalnya 250.000.";
const NO_CHOICE = "Pilih jumlahnya, atau tulis jumlah lain dalam rupiah.";

type TypedReturn = { ok: true; asked: AskedReturn } | { ok: false; fault: string };

/** Reads a division: an offered sum, a typed one, or one for each part. Two that differ are refused. */
function readTypedReturn(form: FormData): TypedReturn {
  const choice = typedText(form, "choice");
  const typed = plainNumber(typedText(form, "back"));
  const sums = Array.from({ length: MAX_PARTS }, (_, index) => ({
    no: index + 1,
    typed: plainNumber(typedText(form, partInput(index + 1))),
  })).filter((part) => part.typed !== "");
  const offered = /^\d{1,15}$/.test(choice) ? Number(choice) : null;
  const read = readRupiah(typed);
  if (sums.length > 0) {
    if (offered !== null || typed !== "")
      return { ok: false, fault: "Isi satu saja: satu jumlah, atau jumlah per bagian." };
    const returns = sums.map((part) => ({ no: part.no, read: readRupiah(part.typed) }));
    const named = returns.flatMap(({ no, read }) => (read.ok ? [{ no, returned: read.amount }] : []));
    if (named.length < returns.length) return { ok: false, fault: NO_SUM };
    return { ok: true, asked: { back: sumReturned(named), byPart: byPartText(named) } };
  }
  if (typed === "")
    return offered === null
      ? { ok: false, fault: choice === "" ? NO_CHOICE : NO_SUM }
      : { ok: true, asked: { back: offered, byPart: "" } };
  if (!read.ok) return { ok: false, fault: NO_SUM };
  if (offered !== null && offered !== read.amount)
    return {
      ok: false,
      fault: `Anda memilih ${formatRupiah(offered)} dan menulis ${formatRupiah(read.amount)}. Pilih salah satu.`,
    };
  return { ok: true, asked: { back: read.amount, byPart: "" } };
}

/** Returns the fields of a division in rupiah. Several inputs of the form make one division. */
function returnFields(form: FormData) {
  const read = readTypedReturn(form);
  const ignored = z.string().optional();
  return {
    back: ignored.transform((_, issues) => {
      if (read.ok) return read.asked.back;
      issues.addIssue({ code: "custom", message: read.fault });
      return z.NEVER;
    }),
    byPart: ignored.transform(() => (read.ok ? read.asked.byPart : "")),
  };
}

export function versionIn(form: FormData): number | null {
  const version = typedText(form, "version");
  return /^\d{1,9}$/.test(version) ? Number(version) : null;
}

export function orderStepForm({ inputs }: Pick<StepPage, "inputs">, form = new FormData()) {
  return z.object(Object.fromEntries(inputs.flatMap((input) => schemasOf(input, form))));
}

type FieldSchema = z.ZodType<string | number | boolean>;

function schemasOf(input: StepInputView, form: FormData): [string, FieldSchema][] {
  if (input.type === "files") return [];
  if (input.type === "sum") return Object.entries(returnFields(form));
  if (input.type === "tick") return [[input.name, z.literal(true, { error: "Centang dulu pernyataan ini" })]];
  const { name, label, min, max } = input;
  if (input.type === "number")
    return [[name, boundedCount({ min, max }, `${label}: tulis bilangan bulat dari ${min} sampai ${max}`)]];
  const text = textField(cleanText, {
    min,
    short: `${label}: minimal ${min} karakter`,
    max,
    long: `${label}: maksimal ${max.toLocaleString("id-ID")} karakter`,
  });
  return [[name, min === 0 ? text.optional().default("") : text]];
}
