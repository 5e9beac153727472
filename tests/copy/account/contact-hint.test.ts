import { expect, it } from "vitest";
import { contactWords } from "~/accounts/text";

it("says them in words", () => {
  expect(contactWords([])).toBeNull();
  expect(contactWords(["phone"])).toBe("nomor telepon");
  expect(contactWords(["phone", "account", "link"])).toBe("nomor telepon, nomor rekening dan tautan ke luar");
});
