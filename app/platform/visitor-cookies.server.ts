import { categoryBySlug } from "~/listings/category";
import { placeTyped } from "~/places/names";
import type { Place } from "~/places/place";
import { placeChosen, readPlaceChoice } from "~/places/place";

const PLACE = "place";
const DATA_SAVER = "data-saver";
const A_YEAR = 365 * 24 * 60 * 60;

function readCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]*)(?:;|$)`).exec(cookies)?.[1] ?? null;
}

function writeCookie(name: string, value: string, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${A_YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function rememberedPlace(request: Request): string | null {
  return readPlaceChoice(readCookie(request, PLACE));
}

export function placeCookie(choice: string, origin: string): string {
  return writeCookie(PLACE, choice, origin);
}

export function placeOfHome(request: Request): string | null {
  return placeTyped(new URL(request.url).searchParams.get("lokasi") ?? "") ?? rememberedPlace(request);
}

const SEARCHING = new Set(["/explore", "/wanted"]);

export function placeOfSearch(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  return SEARCHING.has(pathname) && !searchParams.has("lokasi") ? rememberedPlace(request) : null;
}

export function placeOfCategory(request: Request): Place | null {
  const [, slug = null] = /^\/category\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  return slug !== null && categoryBySlug(slug) ? placeChosen(rememberedPlace(request)) : null;
}

export function isDataSaverOn(request: Request): boolean {
  const chosen = readCookie(request, DATA_SAVER);
  return chosen === "on" || (chosen !== "off" && request.headers.get("Save-Data") === "on");
}

export function dataSaverCookie(on: boolean, origin: string): string {
  return writeCookie(DATA_SAVER, on ? "on" : "off", origin);
}

export function isSidebarFolded(request: Request): boolean {
  return readCookie(request, "sidebar") === "folded";
}
