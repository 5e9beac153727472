import type { ReactNode } from "react";

/** What a field needs to know of itself: any of conform's `fields.x` fits. */
export type FieldView = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
};

export type FieldProps = {
  field: FieldView;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks a field that may stay empty; all others must be filled. */
  optional?: boolean;
};

/** Label, hint, error, control, in that order: the sentence stands where the eye already is. */
export function Field({
  field,
  label,
  hint,
  optional = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  );
}

export function OptionalMark() {
  return <span className="soft"> (opsional)</span>;
}

export function FieldNotes({ field, hint }: { field: FieldView; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={field.descriptionId}>
          {hint}
        </p>
      )}
      {field.errors?.[0] && (
        <p className="field-error" id={field.errorId}>
          <span className="sr-only">Kesalahan: </span>
          {field.errors[0]}
        </p>
      )}
    </>
  );
}

/** The attributes that tie a control to its label, error and hint; the error is read first. */
export function controlProps(field: FieldView, hint?: ReactNode) {
  const bad = Boolean(field.errors?.length);
  const notes = [bad && field.errorId, hint && field.descriptionId].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    "aria-invalid": bad || undefined,
    "aria-describedby": notes.length ? notes.join(" ") : undefined,
  };
}

/** What was typed before, given back as text. */
export function typed(field: FieldView): string | undefined {
  const { initialValue } = field;
  return typeof initialValue === "string" || typeof initialValue === "number"
    ? String(initialValue)
    : undefined;
}
