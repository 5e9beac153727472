import { type AreasView, areasView, pressArea } from "~/copy/listing/areas";
import { type PlaceQuestion, refusedPlace, storedPlace, type TakenPlace } from "~/copy/place/place-question";
import { placeOf } from "~/domain/place/place";
import { isOnline } from "~/domain/search/listing-search";
import { settlePlace } from "../place/place.server";
import { UNSAID } from "./ways.server";

type WhereView = {
  areas: AreasView;
  place: PlaceQuestion;
};

/** `again`: areas were added or taken away; nothing is to be stored yet. */
export type SettledWhere = { areas: AreasView; again: boolean; taken: TakenPlace | null };

const AREAS = /^areas(\[\d*\])?$/;

/** A chosen place becomes the location's text, and clear names in the field for areas join the list. */
export function settleWhere(form: FormData): SettledWhere {
  const taken = settlePlace(form);
  settleModes(form);
  const keys = [...new Set(form.keys())].filter((key) => AREAS.test(key));
  const codes = keys.flatMap((key) => form.getAll(key).map(String));
  const typed = text(form, "area");
  const [add, remove] = [text(form, "addArea"), text(form, "removeArea")];
  const again = add !== "" || remove !== "" || (form.has("enter") && typed !== "");
  const isPress = remove !== "" || add !== "" || typed !== "";
  const areas = isPress ? pressArea(codes, { typed, ...pressed(add, remove) }) : areasView(codes);
  for (const key of keys) form.delete(key);
  areas.areas.forEach(({ code }, index) => void form.append(`areas[${index}]`, code));
  if (form.has("area")) form.set("area", areas.text);
  return { areas, again, taken };
}

export function settleLocation(form: FormData): SettledWhere {
  return { areas: areasView([]), again: false, taken: settlePlace(form) };
}

function pressed(add: string, remove: string) {
  if (remove !== "") return { remove };
  return placeOf(add) ? { add } : {};
}

function settleModes(form: FormData): void {
  if (form.has("modes")) return;
  if (isOnline(text(form, "location"))) form.set("modes", "online");
  else if (!form.has("area")) form.set("modes", UNSAID);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** `location`: as typed, where it was not accepted. */
export function whereTyped(areas: AreasView, location: string): WhereView {
  return { areas, place: refusedPlace(location) };
}

export function whereStored(location: string, areas: readonly string[] = []): WhereView {
  return { areas: areasView(areas), place: storedPlace(location) };
}
