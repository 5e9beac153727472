import type { ReactNode } from "react";

/** Any of conform's `fields.x` fits. */
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
  /** The hint stands elsewhere, in a `Hint` of its own: fields side by side stay level. */
  below?: boolean;
  optional?: boolean;
};

export function Field({
  field,
  label,
  hint,
  below = false,
  optional = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldNotes field={field} hint={below ? undefined : hint} />
      {children}
    </div>
  );
}

export function Hint({ field, hint }: { field: FieldView; hint: ReactNode }) {
  return (
    <p className="field__hint" id={field.descriptionId}>
      {hint}
    </p>
  );
}

export function OptionalMark() {
  return <span className="soft"> (opsional)</span>;
}

export function FieldNotes({ field, hint }: { field: FieldView; hint?: ReactNode }) {
  return (
    <>
      {hint && <Hint field={field} hint={hint} />}
      {field.errors?.[0] && (
        <p className="field-error" id={field.errorId}>
          <span className="sr-only">Kesalahan: </span>
          {field.errors[0]}
        </p>
      )}
    </>
  );
}

/** Ties a control to its label, error and hint; the error is read first. */
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

/** The value that was sent, as text. */
export function typed(field: FieldView): string | undefined {
  const { initialValue } = field;
  return typeof initialValue === "string" || typeof initialValue === "number"
    ? String(initialValue)
    : undefined;
}
