import type { Zone } from "~/domain/core/dates";
import { placeOf } from "./place";

/** WIB where there is no place: all of Indonesia, or online. */
export function zoneAt(code: string | null): Zone {
  return (code === null ? null : placeOf(code))?.zone ?? "WIB";
}
