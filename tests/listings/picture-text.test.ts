import { expect, it } from "vitest";
import { choiceFaultSentence, photosFault, pictureFaultSentence } from "~/listings/picture-text";
import { png } from "../support/pages/pictures";

it("the errors of a choice are shown", () => {
  expect(choiceFaultSentence({ reason: "too_many", max: 8 })).toBe("Pilih paling banyak 8 foto");
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

it("photos are checked when they are chosen, as far as their first bytes tell", () => {
  const photo = (name: string, bytes: Uint8Array | string, size = 9_000) => {
    const start = typeof bytes === "string" ? new Uint8Array(Buffer.from(bytes, "latin1")) : bytes;
    return { name, size, start };
  };
  const jpeg = photo("kopi.jpg", "\xff\xd8\xff\xe0");
  const heic = photo("IMG_7.HEIC", "\0\0\0\x18ftypheic\0\0\0\0");
  expect(photosFault([jpeg, heic, photo("a.png", new Uint8Array(png(400, 400)))], 8)).toBeNull();
  const bad = [
    photo("kosong.jpg", "", 0),
    photo("besar.jpg", "\xff\xd8\xff\xe0", 21_000_000),
    photo("surat.jpg", "%PDF-1.4"),
    photo("ikon.png", new Uint8Array(png(40, 40))),
  ];
  expect(photosFault([jpeg, ...bad], 8)?.match(/"[^"]+" [a-z]+/g)).toEqual([
    '"kosong.jpg" kosong',
    '"besar.jpg" lebih',
    '"surat.jpg" bukan',
    '"ikon.png" terlalu',
  ]);
  expect(photosFault([jpeg, jpeg, ...bad], 1)).toBe("Pilih paling banyak 1 foto");
});
