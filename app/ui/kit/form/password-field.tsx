import { type InputHTMLAttributes, useState } from "react";
import { useHydrated } from "../hydrated";
import { controlProps, Field, type FieldProps } from "./field";

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "defaultValue"
>;

/** Never given its value back: a password must not be in the page. */
export function PasswordField({ field, label, hint, optional, ...input }: FieldProps & Passed) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <div className="input-group">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...controlProps(field, hint)}
          className="input"
          type={shown ? "text" : "password"}
        />
        {hydrated && (
          <button
            className="btn btn--line"
            type="button"
            aria-controls={field.id}
            aria-label={shown ? "Sembunyikan kata sandi" : "Tampilkan kata sandi"}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Sembunyikan" : "Tampilkan"}
          </button>
        )}
      </div>
    </Field>
  );
}
