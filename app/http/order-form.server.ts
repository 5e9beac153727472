import { data } from "@remix-run/cloudflare";
import { type TermsChange, termsOf } from "~/copy/order/terms";
import { type Database, isPassingFault, withoutValues } from "~/db/core/connection.server";
import { type ListingToOrder, listingToOrder } from "~/db/order/listing.server";
import { responseTime, sellerRating } from "~/domain/account/seller-statistics";
import { toDateInput } from "~/domain/core/dates";
import { choosePackage, packagesOf, parseDays } from "~/domain/listing/package";
import { steppedQuantity, termsFields } from "~/forms/order/order.server";
import type { FormResult } from "./form.server";

/** What the order page shows of the listing; its form carries what it says of the package, and the order takes nothing else. */
export function orderFormView(
  listing: ListingToOrder,
  asked: { custom: boolean; packageId: string | null; now: number },
) {
  const days = parseDays(listing.deliveryTime);
  const terms = termsOf(listing.title, choosePackage(packagesOf({ ...listing, days }), asked.packageId));
  return {
    listing: {
      id: listing.id,
      title: listing.title,
      category: listing.category,
      picture: listing.coverUrl ? { url: listing.coverUrl, alt: "", width: 160, height: 120 } : null,
      sellerName: listing.sellerName,
      rating: sellerRating(listing),
      ratingCount: listing.ratingCount,
      responseTime: responseTime(listing.responseMinutes),
    },
    chosen: asked.custom
      ? null
      : {
          name: terms.name,
          price: terms.price,
          days: terms.days,
          revisions: terms.revisions,
          fields: termsFields(terms),
        },
    requestId: crypto.randomUUID(),
    firstDay: toDateInput(asked.now),
  };
}

/** The form as it stands after a press on plus or minus; null for one that is sent. */
export function withQuantityStepped(form: FormData): OrderAnswer | null {
  const quantity = steppedQuantity(form);
  if (quantity === null) return null;
  form.set("quantity", quantity);
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return { result: { initialValue: Object.fromEntries(fields) } };
}

/** What the form's page shows of an order that was not made. */
export type OrderAnswer = { failed?: string | null; changed?: TermsChange; result: FormResult };

/** 409 with all that was typed, for a form whose page says what is sold now: that is what it carries when sent again. */
export function askedAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shownPrice: _, shownTerms: __, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

/** 404 for an order that came too late, with the texts that were typed for it: they may be of use elsewhere. */
export function noServiceFor(form: FormData): never {
  const typed = ["requirements", "notes"].map((name) => form.get(name));
  const texts = typed.filter((text): text is string => typeof text === "string" && text.trim() !== "");
  throw Response.json({ texts }, { status: 404, statusText: "Service not found" });
}

/** The status of an order that failed: 503 for a passing fault, thrown on where its page could not be read either. */
export async function failedWith(db: Database, listingId: string, error: unknown): Promise<500 | 503> {
  if (error instanceof Response) throw error;
  console.error("place order", withoutValues(error));
  if (!isPassingFault(error)) return 500;
  await listingToOrder(db, listingId);
  return 503;
}
