import { DAY, HOUR, MINUTE } from "~/domain/core/dates";

/** ShopeePay refunds nothing at night, its QRIS payments included. From Midtrans' pages on refunds. */
const CLOSED_AT_NIGHT: readonly string[] = ["shopeepay", "qris"];
const CLOSES = 23 * HOUR + 45 * MINUTE;
const OPENS = 6 * HOUR + 5 * MINUTE;
const WIB = 7 * HOUR;

export function isFinalRefusal(method: string | null, now: number): boolean {
  const time = (now + WIB) % DAY;
  const night = time >= CLOSES || time < OPENS;
  return !(night && CLOSED_AT_NIGHT.includes(method ?? ""));
}
