import { z } from "zod";
import { type NamedPlace, placeChoices, typedPlaceFault, unrecognised } from "~/copy/place/typed-place";
import { cleanLine } from "~/domain/core/text";
import { commonPlaces, placeOf } from "~/domain/place/place";
import { readTypedPlace } from "~/domain/place/typed-place";
import { isOnline } from "~/domain/search/listing-search";
import { textField } from "./fields.server";

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

/** `asked`: why a stored text is asked for again; `choices`: what it may mean. */
export type StoredPlace = { asked: string | null; choices: NamedPlace[] };

/** Of what a form begins with: nothing to ask where it is clear. */
export function storedPlace(location: string): StoredPlace {
  if (location === "" || isOnline(location)) return { asked: null, choices: [] };
  return { asked: unrecognised(location), choices: placeChoices(location) };
}

/** The whole name where the place is known, else the text as it was stored. */
export function storedLocation({
  location,
  placeCode,
}: {
  location: string;
  placeCode: string | null;
}): string {
  return (placeCode && placeOf(placeCode)?.name) || location;
}

/** For a list to choose from before anything is typed. */
export function commonTowns(): string[] {
  return commonPlaces().map(({ name }) => name);
}
