import type { AppealStanding } from "~/domain/account/appeal";

export function loggedReason(reason: string, standing: AppealStanding): string {
  return standing === "alone" ? `Tanpa operator lain, oleh yang menangguhkan: ${reason}` : reason;
}
