import { refused } from "~/domain/core/outcome";
import type { Results } from "./order-access.server";

/** What completing or cancelling is called when it worked and when it did not. */
export const ENDINGS = {
  complete: { done: "Order berhasil diselesaikan", failed: "Gagal menyelesaikan order" },
  cancel: { done: "Order berhasil dibatalkan", failed: "Gagal membatalkan order" },
} as const satisfies Record<string, Results>;

/** For what went wrong where no rule said no: the order is as it was. */
export function notEnded(error: unknown) {
  console.error("end order", error);
  return refused("failed" as const);
}
