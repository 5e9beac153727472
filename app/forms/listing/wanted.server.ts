import * as z from "zod";
import { MAX_REQUIREMENTS } from "~/copy/listing/requirements";
import { toDateInput } from "~/domain/core/dates";
import { formatAmount } from "~/domain/core/money";
import { requestedTexts } from "~/domain/listing/new-request";
import { isOnline } from "~/domain/search/listing-search";
import { deadlineField } from "../core/deadline.server";
import { linesField, priceField } from "../core/fields.server";
import { type CommonTexts, commonFields, commonTexts, type InPlace, locationField } from "./common.server";

export function wantedForm(now: number, stored: number | null) {
  return z.object({
    ...commonFields,
    budget: priceField("Budget harus diisi", "Budget"),
    location: locationField,
    deadline: deadlineField(now, "Deadline", stored),
    requirements: linesField({
      max: MAX_REQUIREMENTS,
      many: `Persyaratan maksimal ${MAX_REQUIREMENTS} baris`,
      length: 200,
      long: "Satu persyaratan maksimal 200 karakter",
    }),
    additionalInfo: linesField({
      max: 10,
      many: "Informasi tambahan maksimal 10 baris",
      length: 500,
      long: "Satu baris informasi tambahan maksimal 500 karakter",
    }),
  });
}

export function asWanted<Texts extends InPlace & { budget: number }>({ budget, location, ...texts }: Texts) {
  return { kind: "wanted" as const, price: budget, ...texts, ...location, areas: [] };
}

type StoredWanted = CommonTexts & {
  price: number;
  deadline: number | null;
  requirements: string[];
  additionalInfo: string[];
};

/** What the form shows of what is stored. */
export function wantedTexts(wanted: StoredWanted) {
  return {
    ...commonTexts(wanted),
    budget: formatAmount(wanted.price),
    deadline: wanted.deadline === null ? "" : toDateInput(wanted.deadline),
    requirements: wanted.requirements.join("\n"),
    additionalInfo: wanted.additionalInfo.join("\n"),
  };
}

/** What a link to a new request brings along. */
export function requestTexts(params: URLSearchParams) {
  const { budget, location, ...texts } = requestedTexts(params);
  return {
    ...texts,
    location: isOnline(location) ? "Online" : location,
    budget: budget === null ? "" : formatAmount(budget),
  };
}
