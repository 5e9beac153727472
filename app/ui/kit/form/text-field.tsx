import type { InputHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps, typed } from "./field";

type Passed = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "defaultValue">;

export function TextField({
  field,
  label,
  hint,
  below,
  optional,
  short = false,
  ...input
}: FieldProps & Passed & { short?: boolean }) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <input
        type="text"
        {...input}
        {...controlProps(field, hint)}
        className={short ? "input input--short" : "input"}
        defaultValue={typed(field)}
      />
    </Field>
  );
}
