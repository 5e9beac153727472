import type { AppLoadContext } from "@remix-run/cloudflare";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { TIME_FAULTS, visitFaultSentence } from "~/copy/visit/faults";
import { DAYS_OFF_FAULTS, HOURS_FAULTS } from "~/copy/visit/hours";
import { findListingToOrder } from "~/db/order/listing.server";
import type { OrderRefusal } from "~/domain/order/refusal";
import type { DaysOffFault, HoursFault } from "~/domain/visit/hours";
import { readVisit, type VisitFaults } from "~/domain/visit/request";
import { askedVisit } from "~/forms/visit/visit.server";
import type { FormResult } from "./form.server";

export function visitErrors(faults: VisitFaults): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, [visitFaultSentence(fault)]]),
  );
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
  return { ...result, error: { ...result.error, ...visitErrors(visit.faults) } };
}

export function timeResult(form: FormData, refusal: OrderRefusal): FormResult | null {
  if (!(refusal in TIME_FAULTS) && refusal !== "too_many_changes") return null;
  const field = refusal === "too_many_changes" ? "" : /slot/.test(refusal) ? "slots" : "day";
  const { day, otherDay } = Object.fromEntries(form);
  return {
    status: "error",
    initialValue: {
      day: String(day ?? ""),
      otherDay: String(otherDay ?? ""),
      slots: form.getAll("slots").map(String),
    },
    error: { [field]: [orderRefusalSentence(refusal)] },
  };
}

export function hoursResult(fault: HoursFault): FormResult {
  return { status: "error", error: { "": [HOURS_FAULTS[fault]] } };
}

export function daysOffResult(
  asked: { from: string; until: string },
  { field, fault }: { field: "from" | "until"; fault: DaysOffFault },
): FormResult {
  return { status: "error", initialValue: asked, error: { [field]: [DAYS_OFF_FAULTS[fault]] } };
}
