import { expect, it } from "vitest";
import { textNotices } from "~/accounts/login-text";
import { type CurrentTexts, owedConsents, versionsInForce } from "~/accounts/personal-data";

const TEXTS: CurrentTexts = {
  terms: [
    { from: "2026-11-01", asks: true },
    { from: "2026-12-01", asks: false },
    { from: "2027-01-01", asks: true },
  ],
  privacy: [{ from: "2026-11-01", asks: true }],
};
const at = (day: string) => Date.parse(`${day}T12:00:00+07:00`);
const agreed = (terms: string) => [
  { purpose: "terms" as const, version: terms },
  { purpose: "privacy" as const, version: "2026-11-01" },
];

it("a text is announced until the day it applies", () => {
  expect(textNotices(TEXTS, at("2026-11-20"))).toEqual([
    { name: "Syarat dan Ketentuan", href: "/terms", from: "1 Desember 2026" },
  ]);
  expect(textNotices(TEXTS, at("2027-01-01"))).toEqual([]);
});

it("consent is asked for again from that day if the text requires it", () => {
  expect(owedConsents(TEXTS, agreed("2026-11-01"), at("2026-12-15"))).toEqual([]);
  expect(owedConsents(TEXTS, agreed("2026-11-01"), at("2026-12-31"))).toEqual([]);
  expect(owedConsents(TEXTS, agreed("2026-11-01"), at("2027-01-01"))).toEqual(["terms"]);
  expect(owedConsents(TEXTS, agreed("2027-01-01"), at("2027-02-01"))).toEqual([]);
  expect(owedConsents(TEXTS, [], at("2026-11-20"))).toEqual(["terms", "privacy"]);
});

it("the version in force on that day is stored", () => {
  const said = { terms: "2026-12-01", privacy: "2026-11-01", adult: "2026-12-01" };
  expect(versionsInForce(TEXTS, at("2026-12-24"))).toEqual(said);
});
