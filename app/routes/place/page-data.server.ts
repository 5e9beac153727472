import { placesStarting } from "~/places/near-places";
import { backText, hasTitleWords } from "~/places/page-text";
import {
  commonPlaces,
  EVERYWHERE_CHOICE,
  ONLINE_CHOICE,
  type Place,
  placeChosen,
  placeOf,
  provinces,
  regencies,
} from "~/places/place";
import { readPlace } from "~/places/read-place";
import { EVERYWHERE, ONLINE_ONLY, placeDescriptionText, wholeProvince } from "~/places/text";

const MOST = 10;

/** `typed` may be empty. `within` is a province whose places are shown. */
export function choosePlaceView(asked: {
  typed: string;
  within: string | null;
  last: string | null;
  back: string;
}) {
  const { typed, within, back } = asked;
  const province = within === null ? null : placeOf(within);
  const last = placeChosen(asked.last);
  return {
    typed,
    back,
    backText: backText(back),
    matches: typed === "" ? null : matchesView(typed),
    province: province?.kind === "province" ? provinceView(province) : null,
    quick: [
      ...(last ? [{ ...line(last), text: "terakhir Anda pilih", icon: "clock" as const }] : []),
      { code: EVERYWHERE_CHOICE, name: EVERYWHERE.label, text: EVERYWHERE.note, face: "globe" as const },
      { code: ONLINE_CHOICE, name: ONLINE_ONLY.label, text: ONLINE_ONLY.note, face: "screen" as const },
    ],
    common: commonPlaces().map(({ code, name }) => ({ code, name })),
    provinces: provinces().map((one) => ({
      ...line(one),
      href: `/place?${new URLSearchParams({ provinsi: one.code, redirectTo: back })}`,
    })),
  };
}

function matchesView(typed: string) {
  const reading = readPlace(typed);
  const exact = reading?.how === "name";
  const begun = exact ? [] : placesStarting(typed);
  const places = [...new Set([...(reading?.places ?? []), ...begun])].slice(0, MOST);
  return { title: hasTitleWords(typed, places, exact), places: places.map(line) };
}

function provinceView(province: Place) {
  const whole = { ...line(province), name: wholeProvince(province) };
  return { name: province.name, places: [whole, ...regencies(province.code).map(line)] };
}

function line(place: Place): { code: string; name: string; text: string } {
  return { code: place.code, name: place.name, text: placeDescriptionText(place) };
}
