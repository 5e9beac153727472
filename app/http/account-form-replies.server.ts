import { data } from "@remix-run/cloudflare";
import { tooManyTries } from "./errors.server";
import type { FormResult } from "./form.server";

export type AccountToast = { title: string; description?: string };

/** What a form about one's account gets back when it was not taken: the fields as typed, and a toast above them. */
export type AccountAnswer = {
  result: FormResult;
  toast: AccountToast | null;
  /** The address that still waits for its verification, when that is what stands in the way. */
  unverified: string | null;
};

type Refusal = { result: FormResult; toast?: AccountToast | null; unverified?: string; seconds?: number };

/** The page again, with status 400; with 429 when there are `seconds` to wait. */
export function refusedAccount({ result, toast = null, unverified, seconds }: Refusal, status = 400) {
  const answer: AccountAnswer = { result, toast, unverified: unverified ?? null };
  return seconds === undefined ? data(answer, { status }) : tooManyTries(answer, seconds);
}

/** Of a password that is asked for once more, by whoever is signed in. */
export const WRONG_RECHECKED_PASSWORD = "Kata sandi ini salah";

export function waitSentence(seconds: number): string {
  return `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`;
}
