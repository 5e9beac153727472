import type { InputHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps, typed } from "./field";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "defaultValue"
>;

/** Text, without a keypad of digits alone: people write "350.000", but "350rb" and "1,5 jt" too. */
export function PriceField({ field, label, hint, below, optional, ...input }: FieldProps & Passed) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <div className="input-group">
        <span aria-hidden="true">Rp</span>
        <input
          autoComplete="off"
          pattern=".*\d.*"
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
