import type { InputHTMLAttributes } from "react";
import type { NamedPlace } from "~/copy/place/typed-place";
import type { FieldProps } from "../kit/form/field";
import { TextField } from "../kit/form/text-field";
import { PlaceNames, usePlaceNames } from "./place-names";

type Passed = Pick<InputHTMLAttributes<HTMLInputElement>, "placeholder">;

/**
 * A kota or kabupaten as people type it. Pressing one of the `choices` sends the form with that place; so the form
 * begins with an `EnterButton`.
 */
export function PlaceField({
  towns,
  choices,
  ...props
}: FieldProps & Passed & { towns: readonly string[]; choices: readonly NamedPlace[] }) {
  const names = usePlaceNames(props.field.id, towns);
  return (
    <div className={props.field.errors?.length ? "field has-error" : "field"}>
      <TextField {...props} {...names.input} autoComplete="address-level2" />
      <PlaceNames list={names} />
      {choices.length > 0 && (
        <p className="chips">
          {choices.map(({ code, name }) => (
            <button key={code} type="submit" className="chip" name="place" value={code}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
