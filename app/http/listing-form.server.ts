import { data } from "@remix-run/cloudflare";
import { type TooOften, tooOftenSentence } from "~/copy/core/rate-limits";
import { defaultRequirements } from "~/copy/listing/requirements";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { PictureRefusal } from "~/domain/listing/picture";
import type { FormResult, ParsedForm } from "./form.server";

/** `wait`: whole seconds. */
type Answer = { fault: string | null; status: 200 | 400 | 429 | 503; wait?: number };

/** Files cannot be given back; the page says how many there were. */
export function formAgain(result: FormResult, files: readonly File[], { fault, status, wait }: Answer) {
  const error = fault ? { ...result.error, pictures: [fault] } : result.error;
  const rejected = {
    result: { ...result, status: status === 200 ? undefined : ("error" as const), error },
    pictures: fault ? 0 : files.length,
  };
  const headers: Record<string, string> = wait === undefined ? {} : { "Retry-After": String(wait) };
  return data({ rejected, failed: status === 503 }, { status, headers });
}

export function refusedAgain(
  parsed: Extract<ParsedForm<unknown>, { ok: true }>,
  files: readonly File[],
  refusal: PictureRefusal | { reason: TooOften },
  now: number,
) {
  if (refusal.reason === "refused_file") {
    return formAgain(parsed.reject({}), files, { fault: refusal.sentence, status: 400 });
  }
  const wait = secondsToNextHour(now);
  const result = parsed.reject({ "": [tooOftenSentence(refusal.reason, wait)] });
  return formAgain(result, files, { fault: null, status: 429, wait });
}

export function hiddenAgain(parsed: Extract<ParsedForm<unknown>, { ok: true }>, files: readonly File[]) {
  const sentence = "Jasa ini disembunyikan oleh JasaWarga, jadi tidak dapat diaktifkan.";
  return formAgain(parsed.reject({ "": [sentence] }), files, { fault: null, status: 400 });
}

export function savedToast(message: string, lost: number) {
  if (lost === 0) return { message };
  return { message, description: `${lost} foto tidak dapat disimpan karena gangguan di pihak kami.` };
}

export function asksForExamples(form: FormData): boolean {
  return form.has("examples");
}

/** Example requirements of the category, without error messages. */
export function examplesAgain(parsed: ParsedForm<unknown>, form: FormData, files: readonly File[]) {
  const { initialValue } = parsed.ok ? parsed.reject({}) : parsed.result;
  const requirements = defaultRequirements(String(form.get("category") ?? "")).join("\n");
  return formAgain({ initialValue: { ...initialValue, requirements } }, files, { fault: null, status: 200 });
}
