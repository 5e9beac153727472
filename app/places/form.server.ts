import * as z from "zod";
import { textField } from "~/platform/forms/fields.server";
import { cleanLine } from "~/platform/strings";
import { isOnline } from "~/search/search";
import { readTypedPlace } from "./near-places";
import { placeOf } from "./place";
import { type TakenPlace, typedPlaceFault } from "./text";

export type NamedLocation = { location: string; placeCode: string | null; online: boolean };

type Sentences = { min: number; short: string; long: string };

const MAX_LOCATION = 100;

export function placeField({ min, short, long }: Sentences, { online }: { online: boolean }) {
  return textField(cleanLine, { min, short, max: MAX_LOCATION, long }).transform((text, issues): NamedLocation => {
    if (online && isOnline(text)) return { location: "Online", placeCode: null, online: true };
    const read = readTypedPlace(text);
    if (read.ok) return { location: read.place.name, placeCode: read.place.code, online: false };
    issues.addIssue({ code: "custom", message: typedPlaceFault(read.fault, text, read.near) });
    return z.NEVER;
  });
}

/** Uses the chosen place while its text is unchanged, otherwise the city usually meant by the name. */
export function normalisePlace(form: FormData): TakenPlace | null {
  const [location, about] = [form.get("location"), form.get("placeFor")];
  if (typeof location !== "string") return null;
  const chosen = placeOf(String(form.get("place") ?? ""));
  if (chosen && (about === null || about === location)) {
    form.set("location", chosen.name);
    return null;
  }
  const typed = cleanLine(location);
  const read = readTypedPlace(typed);
  if (!read.ok || read.others.length === 0) return null;
  form.set("location", read.place.name);
  return { typed, place: read.place, others: read.others };
}
