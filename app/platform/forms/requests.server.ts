import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { FILES_LEFT_OUT, shownFileName } from "~/platform/file-text";
import { FILE_NAMES, isChosenFile, REFUSED_FILES } from "~/platform/files";
import { RefusedForm, readFormBody, type TooLargeForm, unreadable } from "~/platform/request-guard.server";
import type { FormDefinition, FormFields, TypedText, UnsentFields } from "./form";

const sentForms = new WeakMap<Request, Promise<FormData>>();

/** Refuses names such as `email[99999999]`, because conform makes a list as long as the highest index. */
function isPlausible(name: string): boolean {
  return name.length <= 100 && !/\[(?!\d{0,2}\])/.test(name);
}

/**
 * Reads a form once. Each call returns the same form or throws the same error. Throws a `RefusedForm`: 400 for an
 * invalid body or too many fields, 408 for a late one, 413 for a large one.
 */
export function readForm(request: Request): Promise<FormData> {
  const form = sentForms.get(request) ?? readOnce(request);
  sentForms.set(request, form);
  return form;
}

async function readOnce(request: Request): Promise<FormData> {
  const large: TooLargeForm[] = [];
  const form = await readFormBody(request, (kept) => large.push(kept));
  if (form === "too large") throw tooLarge(large[0]);
  if (typeof form === "string" || ![...form.keys()].every(isPlausible))
    throw unreadable(typeof form === "string" ? form : "too many");
  // These are conform's own controls, which none of our forms sends.
  form.delete("__intent__");
  form.delete("__state__");
  return form;
}

const tooLarge = (kept: TooLargeForm | undefined): RefusedForm =>
  new RefusedForm(413, ({ tooLargeSentence, BACK_TO_FORM }) => ({
    reason: tooLargeSentence(kept ?? { files: [] }),
    backText: BACK_TO_FORM,
    ...(kept && { large: kept.form }),
  }));

export function chosenFiles(form: FormData, field: string): File[] {
  return form.getAll(field).filter((entry): entry is File => typeof entry !== "string" && isChosenFile(entry));
}

export function leftOutFault(form: FormData): string | null {
  return form.has(REFUSED_FILES) ? FILES_LEFT_OUT : null;
}

export type FormResult = SubmissionResult<string[]>;

export type ParsedForm<Value> =
  | { ok: true; value: Value; reject(errors: Record<string, string[]>): FormResult }
  | { ok: false; result: FormResult };

/** Checks a form. `result` is for an answer of 400. It contains neither passwords nor files. */
export async function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Promise<ParsedForm<z.output<Schema>>> {
  const submission = await parseWithZod(form, { schema, async: true });
  const hidden = [...form].filter(([name, value]) => isSecret(name) || typeof value !== "string");
  const hideFields = hidden.map(([name]) => name);
  if (submission.status !== "success") return { ok: false, result: submission.reply({ hideFields }) };
  return {
    ok: true,
    value: submission.value,
    reject: (errors) => submission.reply({ fieldErrors: errors, formErrors: errors[""], hideFields }),
  };
}

export function constraintsOf(schema: z.ZodType): ReturnType<typeof getZodConstraint> {
  return getZodConstraint(schema);
}

export function invalidForm(result: FormResult, answer: number | ResponseInit = 400) {
  return data({ result }, answer);
}

export function failedSentence(form: FormDefinition | undefined, params: Record<string, string | undefined>) {
  const failed = form?.failed ?? null;
  return typeof failed === "function" ? failed(params) : failed;
}

type Refusals = Pick<FormDefinition, "hourly" | "conflicts">;

export function statusOf(
  reason: string,
  { hourly = [], conflicts = [] }: Refusals,
  now: number,
): ResponseInit & { status: number } {
  if (hourly.includes(reason)) return tooManyTries(secondsToNextHour(now));
  if (conflicts.includes(reason)) return { status: 409 };
  return { status: reason === "failed" ? 503 : 400 };
}

function tooManyTries(seconds: number): ResponseInit & { status: number } {
  return { status: 429, headers: { "Retry-After": String(seconds) } };
}

type AccountToast = { title: string; description?: string };

type AccountAnswer = {
  result: FormResult;
  toast: AccountToast | null;
  unverified: string | null;
  /** The `accountMark` of the bank account that its owner may confirm. Null otherwise. */
  standBy: string | null;
};

type RejectedForm = {
  result: FormResult;
  toast?: AccountToast | null;
  unverified?: string;
  seconds?: number;
  standBy?: string | null;
};

export function invalidAccountForm(
  { result, toast = null, unverified, seconds, standBy = null }: RejectedForm,
  status = 400,
) {
  const answer: AccountAnswer = { result, toast, unverified: unverified ?? null, standBy };
  return data(answer, seconds === undefined ? { status } : tooManyTries(seconds));
}

export function unsentFields(form: FormData, to: string): UnsentFields | null {
  const fields = [...form].filter(
    ([name, value]) => name !== SCRIPT_ONLY && (typeof value === "string" || isChosenFile(value)),
  );
  const whole = fields.every(([name, value]) => typeof value === "string" && !isSecret(name));
  return whole ? { to, fields: fields.map(([name, value]) => [name, String(value)]) } : null;
}

const SCRIPT_ONLY = "window";

export const hasSecret = (form: FormData): boolean => [...form.keys()].some(isSecret);

const isSecret = (name: string) => /password/i.test(name);

/** The fields of all forms, by name. `app/server.ts` sets them at the start. */
let formFields: FormFields = {};

export function setFormFields(fields: FormFields): void {
  formFields = fields;
}

const OF_PAGE = /^(?:_|shown)/;

/** Matches values that nobody types: words joined by underscores, codes of places, and ids. */
const CODE = /^[a-z]+(?:_[a-z]+)+$|^\d{2}(?:\.\d{2,4})+$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Throws the page of a form that cannot be shown again. `title` says what was not done. The page adds the reason, what
 * was typed, the names of the files, and a link to `backHref`.
 */
export function throwRefusedFormPage(
  form: FormData,
  refusal: { title: string; reason: string; backHref: string },
): never {
  throw Response.json({ ...refusal, texts: typedTexts(form), files: chosenFileNames(form) }, { status: 409 });
}

export function chosenFileNames(form: FormData): string[] {
  return [...form.values()]
    .filter((value): value is File => typeof value !== "string" && isChosenFile(value))
    .map(({ name }) => shownFileName(name));
}

/** Adds the names of the chosen files, so that the page can say which ones the browser has forgotten. */
export function withFileNames(result: FormResult, form: FormData): FormResult {
  return { ...result, initialValue: { ...result.initialValue, [FILE_NAMES]: chosenFileNames(form) } };
}

/** Returns the typed texts, without passwords, hidden fields of the page, and choices whose values are codes. */
export function typedTexts(form: FormData): TypedText[] {
  return [...form].flatMap(([name, value]) => {
    // The label of `packages[0].price` is that of a price.
    const field = name.replace(/\[\d*\]/g, "").replace(/^.*\./, "");
    if (typeof value !== "string" || isSecret(name) || OF_PAGE.test(field)) return [];
    const text = value.trim();
    const label = formFields[field];
    if (label === null || text === "" || text === "on" || (label === undefined && CODE.test(text))) return [];
    return [{ label: label ?? null, text }];
  });
}

/** Routes whose answers the script of a page reads as JSON. */
export const READ_BY_SCRIPTS: readonly string[] = ["routes/messages.$id_.new"];

export function invalidFormOrRefusedPage(
  form: FormData,
  result: FormResult,
  { reason, ...refusal }: { title: string; reason: string | null; backHref: string },
) {
  if (reason !== null) throwRefusedFormPage(form, { ...refusal, reason });
  return invalidForm(result);
}

/** Returns a copy, because a refusal still names the files of the form itself. */
export function withoutFiles(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
  return texts;
}
