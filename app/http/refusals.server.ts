import { data } from "@remix-run/cloudflare";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { FormResult } from "./form.server";

/** What an hour allows no more of: it may be tried again when the next full hour begins. */
const HOURLY: readonly string[] = [
  "too_many",
  "too_many_changes",
  "too_many_listings",
  "too_many_orders",
  "too_many_pictures",
  "too_many_profile_changes",
];

/**
 * How a form's page answers a refusal: 429 with the wait for what was done too often, 503 where the fault is ours, else
 * 400. `now` in UTC ms.
 */
export function statusOf(reason: string, now: number): ResponseInit & { status: number } {
  if (HOURLY.includes(reason)) return tooManyTries(secondsToNextHour(now));
  return { status: reason === "failed" ? 503 : 400 };
}

/** 429 with the wait in whole seconds. */
function tooManyTries(seconds: number): ResponseInit & { status: number } {
  return { status: 429, headers: { "Retry-After": String(seconds) } };
}

type AccountToast = { title: string; description?: string };

/** What a form about one's account gets back when it was not taken: the fields as typed, and a toast above them. */
type AccountAnswer = {
  result: FormResult;
  toast: AccountToast | null;
  /** The address that still waits for its verification, when that is what stands in the way. */
  unverified: string | null;
};

type Refusal = { result: FormResult; toast?: AccountToast | null; unverified?: string; seconds?: number };

/** The page again, with status 400; with 429 when there are `seconds` to wait. */
export function refusedAccount({ result, toast = null, unverified, seconds }: Refusal, status = 400) {
  const answer: AccountAnswer = { result, toast, unverified: unverified ?? null };
  return data(answer, seconds === undefined ? { status } : tooManyTries(seconds));
}
