import { DAY, formatDate, HOUR, MINUTE, type Zone } from "~/domain/core/dates";

/** "baru saja", "5 menit lalu", "2 jam lalu", "3 hari lalu"; from a week on the zone's date. */
export function formatRelative(at: number, now: number, zone?: Zone): string {
  const ago = now - at;
  if (ago < MINUTE) return "baru saja";
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} menit lalu`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)} jam lalu`;
  if (ago < 7 * DAY) return `${Math.floor(ago / DAY)} hari lalu`;
  return formatDate(at, zone);
}

export function ageText(ms: number): string {
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  if (days > 0) return hours > 0 ? `${days} hari ${hours} jam` : `${days} hari`;
  return hours > 0 ? `${hours} jam` : `${Math.max(1, Math.floor(ms / MINUTE))} menit`;
}
