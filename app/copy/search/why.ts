import { isolated } from "~/domain/core/bidi";
import type { Why } from "~/domain/search/why";

/** Characters; two reasons that are longer together are one. */
const MAX_LENGTH = 60;

/** Null where the listing's own words say it. */
export function whyText({ word, place, from }: Why): string | null {
  const byWord = word && `cocok lewat kata “${isolated(word)}”`;
  const beside = place === "beside" && "kota sebelah";
  const comes = place === "serves" && from && `datang dari ${from}`;
  const ask = place === "beside" && !word && "tanyakan dulu apakah bisa datang";
  const reasons = [comes, beside, ask, byWord].filter((one) => typeof one === "string");
  const both = reasons.join("; ");
  const text = both.length <= MAX_LENGTH ? both : (reasons[0] ?? "");
  return text === "" ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
