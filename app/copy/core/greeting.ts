import { firstName } from "~/domain/account/person";
import { formatTime, type Zone } from "~/domain/core/dates";

export function greeting(name: string, now: number, zone: Zone = "WIB"): string {
  const hour = Number(formatTime(now, zone).slice(0, 2));
  const time = hour < 4 ? "malam" : hour < 11 ? "pagi" : hour < 15 ? "siang" : hour < 19 ? "sore" : "malam";
  return `Selamat ${time}, ${firstName(name)}`;
}
