import { expect, it } from "vitest";
import { statedTime } from "~/listings/own-text";

it("the seller's own time is shown unless it contradicts the packages", () => {
  const days = { min: 2, max: 7 };
  expect(statedTime("sekitar 3-5 hari", days)).toBe("sekitar 3-5 hari");
  for (const others of ["30 hari", "satu bulan", "secepatnya", ""]) {
    expect(statedTime(others, days)).toBe("2-7 hari");
  }
});
