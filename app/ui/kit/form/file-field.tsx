import type { InputHTMLAttributes } from "react";
import { ChosenFiles, type FileNoun } from "./chosen-files";
import { controlProps, Field, type FieldProps } from "./field";

type Passed = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type">;

export type FileFieldProps = FieldProps &
  Passed & {
    /** Files to list below the field. */
    chosen?: readonly File[];
    noun?: FileNoun;
  };

/** A browser forgets chosen files after a rejected form: say so in `hint` then. */
export function FileField({
  field,
  label,
  hint,
  optional,
  chosen = [],
  noun = "berkas",
  ...input
}: FileFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <input {...input} {...controlProps(field, hint)} className="input" type="file" />
      <ChosenFiles id={field.id} files={chosen} noun={noun} />
    </Field>
  );
}
