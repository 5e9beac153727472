import type { AppLoadContext } from "@remix-run/cloudflare";
import type { OrderRefusal } from "~/orders/lifecycle";
import { findListingToOrder } from "~/orders/queries.server";
import { orderRefusalSentence } from "~/orders/text";
import { type CalendarDay, toDateInput } from "~/platform/dates";
import type { FormResult } from "~/platform/forms/requests.server";
import { askedTime, askedVisit } from "./form.server";
import { daysOffSentence, HOURS_FAULTS, TIME_FAULTS, unreadDaySentence, visitFaultSentence } from "./text";
import type { DaysOffRefusal, HoursFault } from "./visit";
import { readVisit, type VisitFaults } from "./wished-visit";

export function visitErrors(faults: VisitFaults, form: FormData, now: number): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      [fault === "bad_day" ? unreadDay(form, now) : visitFaultSentence(fault)],
    ]),
  );
}

function unreadDay(form: FormData, now: number): string {
  return unreadDaySentence(askedTime(form).day, toDateInput(now));
}

export async function withVisitFaults(
  { db, now }: Pick<AppLoadContext, "db" | "now">,
  { id, userId }: { id: string; userId: string },
  form: FormData,
  result: FormResult,
): Promise<FormResult> {
  const found = await findListingToOrder(db, id, userId, now);
  const visit = found && readVisit(found.listing, found.availability, askedVisit(form), now);
  if (!visit || visit.ok) return result;
  return { ...result, error: { ...result.error, ...visitErrors(visit.faults, form, now) } };
}

export function timeResult(form: FormData, refusal: OrderRefusal, now: number): FormResult | null {
  const isOfForm = ["too_many_changes", "too_many_steps", "changed_meanwhile"].includes(refusal);
  if (!(refusal in TIME_FAULTS) && !isOfForm) return null;
  const field = isOfForm ? "" : /slot/.test(refusal) ? "slots" : "day";
  const { day, otherDay } = Object.fromEntries(form);
  return {
    status: "error",
    initialValue: {
      day: String(day ?? ""),
      otherDay: String(otherDay ?? ""),
      slots: form.getAll("slots").map(String),
    },
    error: { [field]: [refusal === "bad_day" ? unreadDay(form, now) : orderRefusalSentence(refusal)] },
  };
}

export function hoursResult(fault: HoursFault): FormResult {
  return { status: "error", error: { "": [HOURS_FAULTS[fault]] } };
}

export function daysOffResult(
  asked: { from: string; until: string },
  refusal: DaysOffRefusal,
  first: CalendarDay,
): FormResult {
  return {
    status: "error",
    initialValue: asked,
    error: { [refusal.field]: [daysOffSentence(refusal, first)] },
  };
}
