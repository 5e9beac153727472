import { data } from "@remix-run/cloudflare";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { FormResult } from "./form.server";

const HOURLY: readonly string[] = [
  "too_many",
  "too_many_changes",
  "too_many_listings",
  "too_many_orders",
  "too_many_pictures",
  "too_many_profile_changes",
  "too_many_steps",
];

/** The form disagrees with what is stored by now. */
const CONFLICTS: readonly string[] = ["request_changed", "sent_otherwise", "placed_otherwise"];

/** `now` in UTC ms. */
export function statusOf(reason: string, now: number): ResponseInit & { status: number } {
  if (HOURLY.includes(reason)) return tooManyTries(secondsToNextHour(now));
  if (CONFLICTS.includes(reason)) return { status: 409 };
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
  /** The bank account that its owner may stand by, as `accountMark`. */
  standBy: string | null;
};

type RejectedForm = {
  result: FormResult;
  toast?: AccountToast | null;
  unverified?: string;
  seconds?: number;
  standBy?: string | null;
};

export function refusedAccount(
  { result, toast = null, unverified, seconds, standBy = null }: RejectedForm,
  status = 400,
) {
  const answer: AccountAnswer = { result, toast, unverified: unverified ?? null, standBy };
  return data(answer, seconds === undefined ? { status } : tooManyTries(seconds));
}
