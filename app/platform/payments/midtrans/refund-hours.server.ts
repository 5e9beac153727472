import { DAY, HOUR, MINUTE } from "~/domain/core/dates";

/** ShopeePay takes no refunds at night, its own payments' or those by its QRIS. By Midtrans' pages on refunds. */
const CLOSED_AT_NIGHT: readonly string[] = ["shopeepay", "qris"];
const CLOSES = 23 * HOUR + 45 * MINUTE;
const OPENS = 6 * HOUR + 5 * MINUTE;
const WIB = 7 * HOUR;

/** Whether a refusal at this time (UTC ms) is the provider's last word. */
export function isFinalRefusal(method: string | null, now: number): boolean {
  const time = (now + WIB) % DAY;
  const night = time >= CLOSES || time < OPENS;
  return !(night && CLOSED_AT_NIGHT.includes(method ?? ""));
}
