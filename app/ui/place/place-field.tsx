import { type MouseEvent, useRef, useState } from "react";
import type { NamedPlace } from "~/copy/place/typed-place";
import { controlProps, Field, type FieldProps, typed } from "../kit/form/field";
import { PlaceNames, usePlaceNames } from "./place-names";

/**
 * A kota or kabupaten as people type it. Pressing one of the `choices` sends the form with that place, so the form
 * begins with an `EnterButton`; with script it fills the field in.
 */
export function PlaceField({
  field: sent,
  hint,
  towns,
  choices,
  ...props
}: FieldProps & { towns: readonly string[]; choices: readonly NamedPlace[] }) {
  const names = usePlaceNames(sent.id, towns);
  const input = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<readonly NamedPlace[]>();
  const asks = choices.length > 0 && choices !== answered;
  const field = choices === answered ? { ...sent, errors: undefined } : sent;

  function choose(event: MouseEvent, name: string) {
    if (!input.current) return;
    event.preventDefault();
    input.current.value = name;
    input.current.focus();
    setAnswered(choices);
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
      {asks && (
        <p className="chips">
          {choices.map(({ code, name }) => (
            <button
              key={code}
              type="submit"
              className="chip"
              name="place"
              value={code}
              onClick={(event) => choose(event, name)}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </Field>
  );
}
