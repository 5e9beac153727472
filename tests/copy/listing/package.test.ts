import { expect, it } from "vitest";
import { statedTime } from "~/listings/own-text";

it("its page keeps the seller's words while they name no other time than its packages take", () => {
  const days = { min: 2, max: 7 };
  expect(statedTime("sekitar 3-5 hari", days)).toBe("sekitar 3-5 hari");
  for (const others of ["30 hari", "satu bulan", "secepatnya", ""]) {
    expect(statedTime(others, days)).toBe("2-7 hari");
  }
});
