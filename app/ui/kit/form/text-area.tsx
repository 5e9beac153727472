import { type TextareaHTMLAttributes, useEffect, useRef, useState } from "react";
import { useHydrated } from "../hydrated";
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
        ref={useTyped(field.id)}
        {...controlProps(field, hint)}
        className={low ? "input input--low" : "input"}
        defaultValue={typed(field)}
      />
    </Field>
  );
}

/** React gives a text area its first text again when it takes over: what was written until then is put back. */
function useTyped(id: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const takesOver = !useHydrated() && typeof document !== "undefined";
  const [written] = useState(() => takesOver && document.querySelector<HTMLTextAreaElement>(`#${id}`)?.value);
  useEffect(() => {
    const field = area.current;
    // Where nothing was written a draft may have come since.
    if (field && typeof written === "string" && written !== field.defaultValue) field.value = written;
  }, [written]);
  return area;
}
