import { expect, it } from "vitest";
import { recordFailedStep } from "~/orders/requests.server";
import { hush } from "../support/logs";

it("a failed command of an order is logged and refused", () => {
  const log = hush();
  const outage = new Error("database is away");
  const defer = (work: Promise<unknown>) => void work.catch(() => undefined);
  const context = { deferredDb: {}, defer, now: 0 } as never;
  for (const command of ["cancel", "complete"] as const) {
    expect(recordFailedStep({ context, params: {} }, command)(outage)).toEqual({
      ok: false,
      reason: "failed",
    });
    const line = log.lines().at(-1);
    expect(line).toMatchObject({ level: "error", event: "order_step_failed", step: command });
    // Its message could contain private text.
    expect(line?.error).toMatchObject({ name: "Error" });
    expect(JSON.stringify(line)).not.toContain(outage.message);
  }
  log.end();
});
