import { expect, it } from "vitest";
import { portraitSizeFault } from "~/domain/account/portrait";
import { bareAddress, isWebAddress, skillsOf } from "~/domain/account/profile";
import { counted, providerStatistics } from "~/domain/account/profile-statistics";

it("reads skills between commas or lines, each once, in the first spelling", () => {
  expect(skillsOf(" Desain  logo,,ilustrasi\nIlustrasi , Kemasan,")).toEqual([
    "Desain logo",
    "ilustrasi",
    "Kemasan",
  ]);
  expect(skillsOf(" , \u200b,")).toEqual([]);
});

it.each([
  ["https://sari.example", true],
  ["HTTP://sari.example/karya?tahun=2026", true],
  ["sari.example", false],
  ["https://sari", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["https://", false],
  ["https://bank.example@jahat.example", false],
])("takes %s for a web address: %s", (text, taken) => {
  expect(isWebAddress(text)).toBe(taken);
});

it("shows an address without its protocol", () => {
  expect(bareAddress("https://sari.example/")).toBe("sari.example");
  expect(bareAddress("http://sari.example/karya")).toBe("sari.example/karya");
});

it("counts to a thousand", () => {
  expect([0, 999, 1_000, 1_001].map(counted)).toEqual(["0", "999", "1.000", "1.000+"]);
});

it("has no rates before the first order has ended", () => {
  const none = { completed: 0, cancelled: 0, open: 2, services: 1, completedCount: 0, onTimeCount: 0 };
  const values = providerStatistics({ ...none, ratingSum: 0, ratingCount: 0 }).map(({ value }) => value);
  expect(values).toEqual(["–", "–", "–", "1", "0", "2"]);
});

it("asks for a square of three hundred pixels, give or take a few", () => {
  expect(portraitSizeFault({ width: 300, height: 300 }, "a.png")).toBeNull();
  expect(portraitSizeFault({ width: 300, height: 309 }, "a.png")).toBeNull();
  expect(portraitSizeFault({ width: 300, height: 310 }, "a.png")).toContain("tidak persegi");
  expect(portraitSizeFault({ width: 299, height: 299 }, "a.png")).toContain("terlalu kecil");
  expect(portraitSizeFault({ width: 7_000, height: 7_000 }, "a.png")).toContain("40 megapiksel");
});
