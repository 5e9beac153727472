import { expect, it } from "vitest";
import { contactWords } from "~/accounts/text";

it("each kind of contact data has its words", () => {
  expect(contactWords([])).toBeNull();
  expect(contactWords(["phone"])).toBe("nomor telepon");
  expect(contactWords(["phone", "account", "link"])).toBe("nomor telepon, nomor rekening dan tautan ke luar");
});
