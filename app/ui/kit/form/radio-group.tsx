import type { ReactNode } from "react";
import { controlProps, FieldNotes, type FieldProps, OptionalMark, typed } from "./field";

/** The field's id is the first choice's, so that the error summary links to something focusable. */
export function RadioGroup({
  field,
  label,
  hint,
  optional = false,
  row = false,
  options,
}: FieldProps & {
  /** Side by side, where their words are short. */
  row?: boolean;
  options: readonly { value: string; label: ReactNode }[];
}) {
  const control = controlProps(field, hint);
  const chosen = typed(field);
  const choices = options.map((option, index) => {
    const id = index === 0 ? field.id : `${field.id}-${option.value}`;
    return (
      <div className={row ? "choice mr-6" : "choice"} key={option.value}>
        <input
          type="radio"
          id={id}
          name={field.name}
          value={option.value}
          defaultChecked={option.value === chosen}
          aria-invalid={control["aria-invalid"]}
        />
        <label htmlFor={id}>{option.label}</label>
      </div>
    );
  });
  return (
    <fieldset
      className={field.errors?.length ? "field has-error" : "field"}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes field={field} hint={hint} />
      {row ? <div className="flex flex-wrap">{choices}</div> : choices}
    </fieldset>
  );
}
