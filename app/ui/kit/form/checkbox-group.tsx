import type { ReactNode } from "react";
import { controlProps, FieldNotes, type FieldProps } from "./field";

/** Several may be chosen. The field's id is the first choice's, so that the error summary links to something focusable. */
export function CheckboxGroup({
  field,
  label,
  hint,
  options,
  onChange,
}: FieldProps & { options: readonly { value: string; label: ReactNode }[]; onChange?: () => void }) {
  const control = controlProps(field, hint);
  const chosen = [field.initialValue ?? []].flat();
  return (
    <fieldset
      className={field.errors?.length ? "field has-error" : "field"}
      aria-describedby={control["aria-describedby"]}
      onChange={onChange}
    >
      <legend>{label}</legend>
      <FieldNotes field={field} hint={hint} />
      {options.map((option, index) => {
        const id = index === 0 ? field.id : `${field.id}-${option.value}`;
        return (
          <div className="choice" key={option.value}>
            <input
              type="checkbox"
              id={id}
              name={field.name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={control["aria-invalid"]}
            />
            <label htmlFor={id}>{option.label}</label>
          </div>
        );
      })}
    </fieldset>
  );
}
