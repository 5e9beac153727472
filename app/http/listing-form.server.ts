import { data } from "@remix-run/cloudflare";
import { defaultRequirements } from "~/domain/requirements";
import type { FormResult, ParsedForm } from "./form.server";

type Answer = { fault: string | null; status: 200 | 400 | 503 };

/** A listing's form again with everything that was typed. Files cannot be given back: how many there were is told. */
export function formAgain(result: FormResult, files: readonly File[], { fault, status }: Answer) {
  const error = fault ? { ...result.error, pictures: [fault] } : result.error;
  const rejected = {
    result: { ...result, status: status === 200 ? undefined : ("error" as const), error },
    pictures: fault ? 0 : files.length,
  };
  return data({ rejected, failed: status === 503 }, { status });
}

/** What an operator hid cannot be turned on by its owner. */
export function hiddenAgain(parsed: Extract<ParsedForm<unknown>, { ok: true }>, files: readonly File[]) {
  const sentence = "Jasa ini disembunyikan oleh JasaWarga, jadi tidak dapat diaktifkan.";
  return formAgain(parsed.reject({ "": [sentence] }), files, { fault: null, status: 400 });
}

/** What went well, with word of the pictures that did not. */
export function savedToast(message: string, lost: number) {
  if (lost === 0) return { message };
  return { message, description: `${lost} foto tidak dapat disimpan karena gangguan di pihak kami.` };
}

/** Whether the button that fills in example requirements was pressed. */
export function asksForExamples(form: FormData): boolean {
  return form.has("examples");
}

/** What was typed, with its category's examples as requirements, and not a word about what is still missing. */
export function examplesAgain(parsed: ParsedForm<unknown>, form: FormData, files: readonly File[]) {
  const { initialValue } = parsed.ok ? parsed.reject({}) : parsed.result;
  const requirements = defaultRequirements(String(form.get("category") ?? "")).join("\n");
  return formAgain({ initialValue: { ...initialValue, requirements } }, files, { fault: null, status: 200 });
}
