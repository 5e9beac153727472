import { type FormEvent, useRef, useState } from "react";

type PlaceName = { name: string; note?: string };

/** Fills the datalist of a place field: common towns, and with script the places that the typed letters may mean. */
export function usePlaceNames(field: string, towns: readonly string[]) {
  const common = towns.map((name): PlaceName => ({ name }));
  const [names, setNames] = useState(common);
  const last = useRef("");

  async function follow(text: string) {
    last.current = text;
    if (text.trim() === "") return setNames(common);
    const [{ suggestPlaces }, { whereabouts }] = await Promise.all([
      import("~/domain/place/suggest-places"),
      import("~/copy/place/place"),
    ]);
    if (last.current !== text) return;
    setNames(suggestPlaces(text).map((place) => ({ name: place.name, note: whereabouts(place) })));
  }

  return {
    id: `${field}-daftar`,
    names,
    input: {
      list: `${field}-daftar`,
      onInput(event: FormEvent<HTMLInputElement>) {
        // Without the names the field is still one to type in.
        follow(event.currentTarget.value).catch(() => undefined);
      },
    },
  };
}

export function PlaceNames({ list: { id, names } }: { list: { id: string; names: readonly PlaceName[] } }) {
  return (
    <datalist id={id}>
      {names.map(({ name, note }) => (
        <option key={name} value={name}>
          {note}
        </option>
      ))}
    </datalist>
  );
}
