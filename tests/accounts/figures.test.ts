import { expect, it } from "vitest";
import { keptAppointments, sellerFigures } from "~/accounts/text";

const seller = {
  ratingSum: 0,
  ratingCount: 0,
  completedCount: 143,
  onTimeCount: 139,
  visitsKept: 47,
  visitsMissed: 1,
  responseMinutes: 50,
};

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

it("kept appointments are shown from five visits, with the missed ones", () => {
  expect(keptAppointments(seller)).toBe("Menepati 47 dari 48 janji");
  expect(keptAppointments({ visitsKept: 5, visitsMissed: 0 })).toBe("Menepati 5 dari 5 janji");
  expect(keptAppointments({ visitsKept: 0, visitsMissed: 5 })).toBe("Menepati 0 dari 5 janji");
  expect(keptAppointments({ visitsKept: 3, visitsMissed: 1 })).toBeNull();
});
