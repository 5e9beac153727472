import { expect, it } from "vitest";
import { recordFailedStep } from "~/orders/requests.server";
import { hush } from "../support/logs";

it("logs which command of an order did not get done, and refuses it", () => {
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
    // Its message could be anybody's words.
    expect(line?.error).toMatchObject({ name: "Error" });
    expect(JSON.stringify(line)).not.toContain(outage.message);
  }
  log.end();
});
