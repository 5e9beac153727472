import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { type TakenPlace, takenPlace, takenPlaceSaved } from "~/places/text";
import { logFault, notFound } from "~/platform/errors.server";
import {
  emptyFilesLeftOutSentence,
  picturesNotSavedSentence,
  withEmptyFiles,
  withoutPicturesSentence,
} from "~/platform/file-text";
import { withoutEmptyFiles } from "~/platform/files";
import { typedText } from "~/platform/forms/fields.server";
import {
  chosenFileNames,
  chosenFiles,
  type FormResult,
  leftOutFault,
  type ParsedForm,
  parseForm,
  readForm,
} from "~/platform/forms/requests.server";
import type { SaveResult } from "./commands.server";
import { type NormalisedWorkplace, normaliseLocation, normaliseWorkplace, whereTyped } from "./form.server";
import { questionsAbout } from "./kind-of-work-text";
import { editPath, kindOfOwnList, type ListingKind, MIN_DESCRIPTION, ownListPath } from "./listing";
import {
  CHANGED_MEANWHILE,
  DELETED_SINCE,
  HIDDEN_STAYS_INACTIVE,
  LISTING_LIMIT,
  listingLimitSentence,
  movedAnswersSentence,
  OWN_LISTING_COPY,
  SENT_OTHERWISE,
} from "./own-text";
import { answeredKind, answerFaults, answersField, sentAnswers, withAnswers } from "./questions-text";
import { withExamples } from "./requirements-text";

export function parseListingKind({ list }: { list?: string }): ListingKind {
  return kindOfOwnList(list) ?? notFound();
}

type ListingForm<Schema extends z.ZodType> = {
  kind: ListingKind;
  act: "create" | "change";
  fileFault: (files: File[]) => Promise<string | null>;
  /** Starts storing. It is called after the whole form has arrived, so that time and listing are current. */
  begin: (form: FormData) => Promise<{
    schema: Schema;
    save: (draft: z.output<Schema>, files: File[]) => Promise<SaveResult>;
    /** Receives the title of a refused form. Operators see titles that imitate JasaWarga. */
    onTitle: (typed: FormDataEntryValue | null) => void;
  }>;
};

export async function answerListingForm<Schema extends z.ZodType>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { kind, act, fileFault, begin }: ListingForm<Schema>,
) {
  const form = await readForm(request);
  const moved = kind === "wanted" ? moveOtherAnswers(form) : null;
  const { schema, save, onTitle } = await begin(form);
  const files = chosenFiles(form, "pictures");
  const where = kind === "offer" ? normaliseWorkplace(form) : normaliseLocation(form);
  const parsed = await parseForm(form, schema);
  const lost = lostPictures(form);
  const asked = form.has("withoutPictures");
  const again = { sent: files.length || lost, asked, where, form, kind, moved };
  if (kind === "wanted" && form.has("examples")) return examplesAgain(parsed, again);
  if (kind === "wanted" && form.has("ask"))
    return formAgain({ initialValue: toFormResult(parsed).initialValue }, again, { fault: null, status: 200 });
  if (where.again) {
    const { initialValue } = toFormResult(parsed);
    return formAgain({ initialValue }, again, { fault: null, status: where.areas.error ? 400 : 200 });
  }
  const leftOut = leftOutFault(form);
  const faults = moved ? { description: [moved] } : kind === "wanted" ? answerFaults(form) : {};
  if (!parsed.ok || where.areas.error || leftOut || Object.keys(faults).length > 0) {
    if (!parsed.ok || where.areas.error) onTitle(form.get("title"));
    const { error, ...result } = toFormResult(parsed);
    return formAgain({ ...result, error: { ...faults, ...error } }, again, {
      fault: leftOut ?? (await fileFault(files)),
      status: 400,
    });
  }
  if (files.length === 0 && lost > 0 && !asked) {
    const fault = withoutPicturesSentence(lost);
    return formAgain(parsed.reject({}), { ...again, asked: true }, { fault, status: 400 });
  }
  try {
    const { files: filled, emptyNames } = withoutEmptyFiles(files);
    const saved = await save(parsed.value, filled);
    if (!saved.ok) {
      const refusal =
        saved.reason === "refused_file" ? { ...saved, sentence: withEmptyFiles(emptyNames, saved.sentence) } : saved;
      return refusedAgain(parsed, again, { kind, refusal }, context.now);
    }
    if (saved.deleted)
      return await context.toasts.redirectWithError(ownListPath(kind), DELETED_SINCE[kind], { status: 303 });
    const toast = savedToast(OWN_LISTING_COPY[kind][act].done, { ...saved, emptyNames }, where.taken);
    // The toast stays until it is read, on the page where the pictures can be chosen again.
    if (saved.lost + emptyNames.length > 0)
      return await context.toasts.redirectWithError(editPath(kind, saved.id), toast, { status: 303 });
    const { redirectWithInfo, redirectWithSuccess } = context.toasts;
    return await (where.taken ? redirectWithInfo : redirectWithSuccess)(ownListPath(kind), toast, { status: 303 });
  } catch (error) {
    logFault("listing_not_saved", error, { step: act });
    return formAgain(parsed.reject({}), again, { fault: null, status: 503 });
  }
}

/**
 * Moves the answers into the description if the title or category now names another kind of work. Returns a sentence
 * for the person, or null if nothing was moved.
 */
function moveOtherAnswers(form: FormData): string | null {
  const kind = answeredKind(form);
  if (!kind || questionsAbout(typedText(form, "title"), typedText(form, "category"))?.id === kind.id) return null;
  form.set("description", withAnswers(form, typedText(form, "description"), MIN_DESCRIPTION));
  form.delete("questions");
  for (const index of sentAnswers(form).keys()) form.delete(answersField(index));
  return movedAnswersSentence(kind.name);
}

function lostPictures(form: FormData): number {
  const count = String(form.get("lostPictures") ?? "");
  return /^\d{1,2}$/.test(count) ? Number(count) : 0;
}

function toFormResult(parsed: ParsedForm<unknown>): FormResult {
  return parsed.ok ? parsed.reject({}) : parsed.result;
}

type Answer = { fault: string | null; status: 200 | 400 | 409 | 429 | 503; wait?: number };
type SubmittedForm = {
  sent: number;
  asked: boolean;
  where: NormalisedWorkplace;
  form: FormData;
  kind: ListingKind;
  /** The sentence about answers that were moved. */
  moved: string | null;
};

function formAgain(
  result: FormResult,
  { sent, asked, where: settled, form, kind, moved }: SubmittedForm,
  { fault, status, wait }: Answer,
) {
  const areas = { ...settled.areas, error: settled.areas.error ?? result.error?.areas?.[0] ?? null };
  const error = {
    ...result.error,
    ...(fault ? { pictures: [fault] } : {}),
    ...(areas.error ? { area: [areas.error] } : {}),
  };
  const rejected = {
    result: { ...result, status: status === 200 ? undefined : ("error" as const), error },
    pictures: sent,
    names: chosenFileNames(form),
    asked,
  };
  const refused = result.error?.location ? String(form.get("location")) : "";
  const { taken } = settled;
  const where = taken ? { areas, place: takenPlace(taken) } : whereTyped(areas, refused);
  const headers: Record<string, string> = wait === undefined ? {} : { "Retry-After": String(wait) };
  const questions = kind === "wanted" ? questionsAbout(typedText(form, "title"), typedText(form, "category")) : null;
  return data(
    { rejected, where, questions, sought: form.has("ask"), moved, failed: status === 503 },
    { status, headers },
  );
}

function refusedAgain(
  parsed: Extract<ParsedForm<unknown>, { ok: true }>,
  sent: SubmittedForm,
  { kind, refusal }: { kind: ListingKind; refusal: Extract<SaveResult, { ok: false }> },
  now: number,
) {
  if (refusal.reason === "no_listing") notFound();
  if (refusal.reason === "refused_file") {
    return formAgain(parsed.reject({}), sent, { fault: refusal.sentence, status: 400 });
  }
  if (refusal.reason === "sent_otherwise" || refusal.reason === "changed_meanwhile") {
    const changes = refusal.reason === "changed_meanwhile";
    const sentence = (changes ? CHANGED_MEANWHILE : SENT_OTHERWISE)[kind];
    const { initialValue, ...result } = parsed.reject({ "": [sentence] });
    // Sending the form again creates another listing, or replaces the newer values.
    const typed = {
      ...initialValue,
      formId: crypto.randomUUID(),
      ...(changes && { version: String(refusal.version) }),
    };
    return formAgain({ ...result, initialValue: typed }, sent, { fault: null, status: 409 });
  }
  if (refusal.reason === "hidden" || refusal.reason === "listing_limit") {
    const sentence = refusal.reason === "hidden" ? HIDDEN_STAYS_INACTIVE : LISTING_LIMIT[kind];
    return formAgain(parsed.reject({ "": [sentence] }), sent, { fault: null, status: 400 });
  }
  const wait = secondsToNextHour(now);
  const result = parsed.reject({ "": [listingLimitSentence(refusal.reason, wait)] });
  return formAgain(result, sent, { fault: null, status: 429, wait });
}

function savedToast(
  message: string,
  { lost, lostNames, emptyNames }: { lost: number; lostNames: readonly string[]; emptyNames: readonly string[] },
  taken: TakenPlace | null,
) {
  const more = [
    ...(lost === 0 ? [] : [picturesNotSavedSentence(lost, lostNames)]),
    ...(emptyNames.length > 0 ? [`${emptyFilesLeftOutSentence(emptyNames)}.`] : []),
    ...(taken ? [takenPlaceSaved(taken)] : []),
  ];
  return more.length === 0 ? { message } : { message, description: more.join(" ") };
}

function examplesAgain(parsed: ParsedForm<unknown>, sent: SubmittedForm) {
  const { initialValue } = toFormResult(parsed);
  const requirements = withExamples(
    String(sent.form.get("requirements") ?? ""),
    String(sent.form.get("category") ?? ""),
  );
  return formAgain({ initialValue: { ...initialValue, requirements } }, sent, { fault: null, status: 200 });
}
