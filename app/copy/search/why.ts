import type { Why } from "~/domain/search/why";

const PLACES: Record<NonNullable<Why["place"]>, string> = {
  serves: "Melayani tempat Anda",
  near: "Kota sebelah; tanyakan dulu apakah bisa datang",
  elsewhere: "Tempat terdekat yang ada",
};
/** Characters; two reasons that are longer together are one. */
const MAX_LENGTH = 60;

/** Null where the listing's own words say it. */
export function whyText({ word, place }: Why): string | null {
  const reasons = [word && `Cocok lewat kata “${word}”`, place && PLACES[place]].filter(
    (one) => typeof one === "string",
  );
  const both = reasons.join("; ");
  return both.length <= MAX_LENGTH ? both || null : (reasons[0] ?? null);
}
