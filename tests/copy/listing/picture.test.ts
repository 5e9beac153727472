import { expect, it } from "vitest";
import { choiceFaultSentence, pictureFaultSentence } from "~/listings/picture-text";

it("the errors of a choice are shown", () => {
  expect(choiceFaultSentence({ reason: "too_many", most: 8 })).toBe("Pilih paling banyak 8 foto");
  expect(choiceFaultSentence({ reason: "no_room", kept: 7 })).toBe(
    "Paling banyak 8 foto, sedangkan 7 sudah ada. Hapus dahulu yang tidak perlu",
  );
  expect(choiceFaultSentence({ reason: "too_heavy", fileName: "besar.jpg" })).toContain(
    '"besar.jpg" lebih besar dari 20 MB',
  );
  expect(choiceFaultSentence({ reason: "too_heavy_together" })).toContain("23 MB");
});

it("a file is named as its owner knows it, without misleading characters", () => {
  expect(pictureFaultSentence("no_picture", "foto\u202egnp.svg")).toBe(
    '"fotognp.svg" bukan foto JPEG, PNG, WebP, atau GIF yang dapat kami baca',
  );
});
