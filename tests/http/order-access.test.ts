import { expect, it, vi } from "vitest";
import { failing } from "~/http/order-access.server";

it("logs which command of an order did not get done, and refuses it", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const outage = new Error("database is away");
  for (const command of ["cancel", "complete"] as const) {
    expect(failing(command)(outage)).toEqual({ ok: false, reason: "failed" });
    expect(logged).toHaveBeenLastCalledWith(`${command} order`, outage);
  }
  logged.mockRestore();
});
