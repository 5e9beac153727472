import type { SelectHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps, typed } from "./field";

type Passed = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "name" | "className" | "defaultValue">;

/** `placeholder` is the empty first choice; leave it out where there is always a value. */
export function SelectField({
  field,
  label,
  hint,
  optional,
  options,
  placeholder,
  ...select
}: FieldProps &
  Passed & { options: readonly { value: string; label: string }[]; placeholder?: string | undefined }) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <select {...select} {...controlProps(field, hint)} className="input" defaultValue={typed(field) ?? ""}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
