import { expect, it } from "vitest";
import { portraitFaultSentence, portraitFileFault } from "~/accounts/profile-text";
import { portraitFault } from "~/listings/picture";
import { sellerStatistics } from "~/routes/profile/route";
import { png, webp } from "../support/pages/pictures";

it("no rates are shown before the first order has ended", () => {
  const none = { completed: 0, cancelled: 0, open: 2, services: 1, completedCount: 0, onTimeCount: 0 };
  const values = sellerStatistics({ ...none, ratingSum: 0, ratingCount: 0 }).map(({ value }) => value);
  expect(values).toEqual([null, null, null, "1", "0", "2"]);
});

it("a portrait must be a square of three hundred pixels, give or take a few", () => {
  expect(portraitFault({ width: 300, height: 300 })).toBeNull();
  expect(portraitFault({ width: 300, height: 309 })).toBeNull();
  expect(portraitFault({ width: 300, height: 310 })).toBe("not_square");
  expect(portraitFaultSentence("not_square", "a.png")).toContain("tidak persegi");
  expect(portraitFault({ width: 299, height: 299 })).toBe("too_small");
  expect(portraitFaultSentence("too_small", "a.png")).toContain("terlalu kecil");
  expect(portraitFault({ width: 7_100, height: 7_100 })).toBe("too_many_pixels");
  expect(portraitFaultSentence("too_many_pixels", "a.png")).toContain("50 megapiksel");
});

it("a portrait is checked when it is chosen, as far as its first bytes tell", () => {
  const check = (start: ArrayBuffer, size = 9_000) =>
    portraitFileFault({ name: "a.png", size, start: new Uint8Array(start) });
  expect(check(png(300, 300))).toBeNull();
  expect(check(png(300, 400))).toContain("tidak persegi");
  expect(check(webp())).toContain("bukan foto JPG, PNG, atau GIF");
  expect(check(png(300, 300), 0)).toContain("kosong (0 byte)");
});
