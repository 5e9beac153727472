import { type AreasView, areasView, pressArea } from "~/copy/listing/areas";
import { type StoredPlace, storedPlace } from "~/copy/place/stored-place";
import { type NamedPlace, placeChoices } from "~/copy/place/typed-place";
import { placeOf } from "~/domain/place/place";
import { isOnline } from "~/domain/search/listing-search";
import { settlePlace } from "../place/place.server";
import { UNSAID } from "./ways.server";

/** Of the fields that say where, what their texts alone do not tell. */
export type WhereView = {
  areas: AreasView;
  /** What the location may mean, to choose from. */
  choices: NamedPlace[];
};

/** `again`: areas were added or taken away; nothing is to be stored yet. */
export type SettledWhere = { areas: AreasView; again: boolean };

const AREAS = /^areas(\[\d*\])?$/;

/**
 * Brings what the form says of places into what its schema reads: a place that was pressed becomes the location's text,
 * and what stands in the field for areas joins the list where it is clear.
 */
export function settleWhere(form: FormData): SettledWhere {
  settlePlace(form);
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
  return { areas, again };
}

/** Of a form with a location alone. */
export function settleLocation(form: FormData): SettledWhere {
  settlePlace(form);
  return { areas: areasView([]), again: false };
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
  return { areas, choices: placeChoices(location) };
}

export function whereStored(location: string, areas: readonly string[] = []): WhereView & StoredPlace {
  return { areas: areasView(areas), ...storedPlace(location) };
}
