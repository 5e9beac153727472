import type { InputHTMLAttributes, ReactNode } from "react";
import { controlProps, type FieldView } from "./field";

type Passed = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type">;

export function Checkbox({
  field,
  label,
  ...input
}: Passed & {
  field: FieldView;
  label: ReactNode;
}) {
  const error = field.errors?.[0];
  const checked = field.initialValue === "on" || field.initialValue === true;
  return (
    <div className={error ? "choice has-error" : "choice"}>
      <input type="checkbox" defaultChecked={checked} {...input} {...controlProps(field)} />
      <label htmlFor={field.id}>
        {label}
        {error && (
          <>
            <br />
            <span className="field-error" id={field.errorId}>
              {error}
            </span>
          </>
        )}
      </label>
    </div>
  );
}
