import { expect, it } from "vitest";
import { sellerFigures } from "~/accounts/text";

const seller = { ratingSum: 0, ratingCount: 0, completedCount: 143, onTimeCount: 139, responseMinutes: 50 };

it("figures about a person are shown from five orders, and only known ones", () => {
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
