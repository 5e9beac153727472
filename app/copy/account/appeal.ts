import type { AppealStanding } from "~/domain/account/appeal";

/** What the log keeps of a decision about an appeal. */
export function loggedReason(reason: string, standing: AppealStanding): string {
  return standing === "alone" ? `Tanpa operator lain, oleh yang menangguhkan: ${reason}` : reason;
}
