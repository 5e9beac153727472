import type { Place } from "~/domain/place/place";
import { readTypedPlace } from "~/domain/place/typed-place";
import { isOnline } from "~/domain/search/listing-search";
import { quoted } from "./place";
import { type NamedPlace, namedPlaces, typedPlaceFault } from "./typed-place";

/** Without choices it asks nothing. */
export type PlaceQuestion = {
  /** The text asked about: once it is changed, the choice no longer counts. */
  text: string;
  choices: NamedPlace[];
  chosen: string | null;
  /** Why is asked, where no error says it. */
  note: string | null;
};

/** A name that several places share, read as its city. */
export type TakenPlace = { typed: string; place: Place; others: readonly Place[] };

const NO_QUESTION: PlaceQuestion = { text: "", choices: [], chosen: null, note: null };

export function refusedPlace(text: string): PlaceQuestion {
  const read = readTypedPlace(text);
  return text.trim() === "" || read.ok
    ? NO_QUESTION
    : { ...NO_QUESTION, text, choices: namedPlaces(read.near) };
}

/** May have been stored before it had to be a place. */
export function storedPlace(location: string): PlaceQuestion {
  if (location === "" || isOnline(location)) return NO_QUESTION;
  const read = readTypedPlace(location);
  if (read.ok) return NO_QUESTION;
  return { ...refusedPlace(location), note: typedPlaceFault(read.fault, location, read.near) };
}

export function takenPlace({ typed, place, others }: TakenPlace): PlaceQuestion {
  return {
    text: place.name,
    choices: namedPlaces([place, ...others]),
    chosen: place.code,
    note: `${quoted(typed)} kami baca sebagai ${place.name}. Ubah bila bukan itu.`,
  };
}

export function takenPlaceSaved({ typed, place }: TakenPlace): string {
  return `Lokasi: ${place.name} (Anda menulis ${quoted(typed)}). Ubah lewat Edit bila bukan itu.`;
}
