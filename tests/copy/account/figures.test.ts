import { expect, it } from "vitest";
import { sellerFigures } from "~/accounts/text";

const seller = { ratingSum: 0, ratingCount: 0, completedCount: 143, onTimeCount: 139, responseMinutes: 50 };

it("tells how somebody works once five orders say so, and only what is known", () => {
  expect(sellerFigures(seller)).toEqual([
    { label: "membalas", value: "50 menit" },
    { label: "tepat waktu", value: "97%" },
    { label: "selesai", value: "143" },
  ]);
  expect(sellerFigures({ ...seller, responseMinutes: null }).map(({ label }) => label)).toEqual([
    "tepat waktu",
    "selesai",
  ]);
  expect(sellerFigures({ ...seller, completedCount: 4, onTimeCount: 4 })).toEqual([]);
});
