import type { ReactNode } from "react";
import { controlProps, FieldNotes, type FieldProps, OptionalMark } from "./field";

/** One may be chosen, or `several`. The field's id is the first choice's, so that the error summary links to something focusable. */
export function ChoiceGroup({
  field,
  label,
  hint,
  optional = false,
  several = false,
  row = false,
  options,
  onChange,
}: FieldProps & {
  several?: boolean;
  /** Side by side, where their words are short. */
  row?: boolean;
  options: readonly { value: string; label: ReactNode }[];
  onChange?: () => void;
}) {
  const control = controlProps(field, hint);
  const chosen = [field.initialValue ?? []].flat().map(String);
  const choices = options.map((option, index) => {
    const id = index === 0 ? field.id : `${field.id}-${option.value}`;
    return (
      <div className={row ? "choice mr-6" : "choice"} key={option.value}>
        <input
          type={several ? "checkbox" : "radio"}
          id={id}
          name={field.name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
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
      onChange={onChange}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes field={field} hint={hint} />
      {row ? <div className="actions">{choices}</div> : choices}
    </fieldset>
  );
}
