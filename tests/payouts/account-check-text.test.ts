import { expect, it } from "vitest";
import { bankNameLine } from "~/payouts/text";

const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;

it.each([
  ["the same name", { bankSays: "same", bankHolder: "SARI W*******" }, "Sama dengan yang ditulis: SARI W*******"],
  ["the same name, unshown", { bankSays: "same" }, "Sama dengan yang ditulis"],
  ["another name", { bankSays: "other", bankHolder: "BUDI S******" }, "BUDI S******"],
  ["another name, unshown", { bankSays: "other" }, null],
] as const)("operators see %s in the permitted form, with or without a request", (_, said, line) => {
  for (const asks of [true, false]) expect(bankNameLine({ ...account, ...said }, asks)).toBe(line);
});

it("a missing answer is mentioned only if one is expected", () => {
  expect(bankNameLine(account, true)).toBe("Belum ada jawaban");
  expect(bankNameLine(account, false)).toBeNull();
});
