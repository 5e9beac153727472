import { expect, it } from "vitest";
import { bareAddress, isWebAddress, parseSkills } from "~/accounts/person";

it("skills are separated by commas or lines, each once, in the first spelling", () => {
  expect(parseSkills(" Desain  logo,,ilustrasi\nIlustrasi , Kemasan,")).toEqual([
    "Desain logo",
    "ilustrasi",
    "Kemasan",
  ]);
  expect(parseSkills(" , \u200b,")).toEqual([]);
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
])("%s is read as a web address: %s", (text, taken) => {
  expect(isWebAddress(text)).toBe(taken);
});

it("an address is shown without its protocol", () => {
  expect(bareAddress("https://sari.example/")).toBe("sari.example");
  expect(bareAddress("http://sari.example/karya")).toBe("sari.example/karya");
});
