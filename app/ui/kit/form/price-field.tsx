import type { InputHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps, typed } from "./field";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "defaultValue"
>;

/** Text, not a number field: people write "350.000". */
export function PriceField({ field, label, hint, below, optional, ...input }: FieldProps & Passed) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <div className="input-group">
        <span aria-hidden="true">Rp</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...controlProps(field, hint)}
          className="input"
          type="text"
          defaultValue={typed(field)}
        />
      </div>
    </Field>
  );
}
