import type { InputHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps } from "./field";

type Passed = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type">;

export type FileFieldProps = FieldProps & Passed;

/** A browser forgets chosen files after a rejected form: say so in `hint` then. */
export function FileField({ field, label, hint, optional, ...input }: FileFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <input {...input} {...controlProps(field, hint)} className="input" type="file" />
    </Field>
  );
}
