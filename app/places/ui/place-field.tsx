import { type FormEvent, useRef, useState } from "react";
import type { PlaceQuestion } from "~/places/text";
import { controlProps, Field, type FieldProps, fieldWith, typed } from "~/ui/fields";

type PlaceName = { name: string; note?: string };

export function usePlaceNames(field: string, towns: readonly string[]) {
  const common = towns.map((name): PlaceName => ({ name }));
  const [names, setNames] = useState(common);
  const last = useRef("");

  async function follow(text: string) {
    last.current = text;
    if (text.trim() === "") return setNames(common);
    const [{ suggestPlaces }, { placeDescriptionText }] = await Promise.all([
      import("../near-places"),
      import("../text"),
    ]);
    if (last.current !== text) return;
    setNames(suggestPlaces(text).map((place) => ({ name: place.name, note: placeDescriptionText(place) })));
  }

  return {
    id: `${field}-daftar`,
    names,
    input: {
      list: `${field}-daftar`,
      onInput(event: FormEvent<HTMLInputElement>) {
        // The field works without suggestions.
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

/** The maximum number of radio buttons. With more choices than this, a select replaces them. */
const MAX_RADIOS = 6;

export function PlaceField({
  field: sent,
  hint,
  towns,
  asked,
  ...props
}: FieldProps & { towns: readonly string[]; asked: PlaceQuestion }) {
  const names = usePlaceNames(sent.id, towns);
  const input = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<PlaceQuestion>();
  const field = asked === answered ? fieldWith(sent, { errors: undefined }) : sent;

  function choose(name: string) {
    if (!input.current) return;
    input.current.value = name;
    setAnswered(asked);
  }

  return (
    <Field field={field} hint={hint} {...props}>
      <input
        {...controlProps(field, hint)}
        {...names.input}
        ref={input}
        className="input"
        type="text"
        defaultValue={typed(field)}
        autoComplete="address-level2"
      />
      <PlaceNames list={names} />
      {asked.choices.length > 0 && <Choices asked={asked} field={sent.id} onChoose={choose} />}
    </Field>
  );
}

function Choices({
  asked: { text, choices, chosen },
  field,
  onChoose,
}: {
  asked: PlaceQuestion;
  field: string;
  onChoose: (name: string) => void;
}) {
  const nameOf = (code: string) => choices.find((one) => one.code === code)?.name ?? "";
  const id = (code: string) => `${field}-${code}`;
  return (
    <fieldset>
      <legend className="sr-only">Tempat yang Anda maksud</legend>
      <input type="hidden" name="placeFor" value={text} />
      {choices.length > MAX_RADIOS ? (
        <select
          className="input"
          name="place"
          aria-label="Pilih tempatnya"
          defaultValue={chosen ?? ""}
          onChange={({ currentTarget }) => currentTarget.value && onChoose(nameOf(currentTarget.value))}
        >
          <option value="">Pilih kota atau kabupaten</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        choices.map(({ code, name }) => (
          <div className="choice mt-1" key={code}>
            <input
              type="radio"
              id={id(code)}
              name="place"
              value={code}
              defaultChecked={code === chosen}
              onChange={() => onChoose(name)}
            />
            <label htmlFor={id(code)}>{name}</label>
          </div>
        ))
      )}
    </fieldset>
  );
}
