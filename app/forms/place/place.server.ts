import { z } from "zod";
import { typedPlaceFault } from "~/copy/place/typed-place";
import { cleanLine } from "~/domain/core/text";
import { placeOf } from "~/domain/place/place";
import { readTypedPlace } from "~/domain/place/typed-place";
import { isOnline } from "~/domain/search/listing-search";
import { textField } from "../core/fields.server";

/** `location`: the whole name, or "Online". */
export type NamedLocation = { location: string; placeCode: string | null; online: boolean };

type Sentences = { min: number; short: string; long: string };

const MAX_LOCATION = 100;

/** A kota or kabupaten as people type it; `online` also takes that there is none. */
export function placeField({ min, short, long }: Sentences, { online }: { online: boolean }) {
  return textField(cleanLine, { min, short, max: MAX_LOCATION, long }).transform(
    (text, issues): NamedLocation => {
      if (online && isOnline(text)) return { location: "Online", placeCode: null, online: true };
      const read = readTypedPlace(text);
      if (read.ok) return { location: read.place.name, placeCode: read.place.code, online: false };
      issues.addIssue({ code: "custom", message: typedPlaceFault(read.fault, text, read.near) });
      return z.NEVER;
    },
  );
}

/** A place that was pressed becomes the text of the location. */
export function settlePlace(form: FormData): void {
  const pressed = placeOf(String(form.get("place") ?? ""));
  if (pressed) form.set("location", pressed.name);
}
