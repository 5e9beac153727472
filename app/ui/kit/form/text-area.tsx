import type { TextareaHTMLAttributes } from "react";
import { controlProps, Field, type FieldProps, typed } from "./field";

type Passed = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "className" | "defaultValue">;

export function TextArea({
  field,
  label,
  hint,
  below,
  optional,
  low = false,
  ...textarea
}: FieldProps & Passed & { low?: boolean }) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <textarea
        {...textarea}
        {...controlProps(field, hint)}
        className={low ? "input input--low" : "input"}
        defaultValue={typed(field)}
      />
    </Field>
  );
}
