import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "../kit/button";
import { Field, type FieldView } from "../kit/form/field";

/** A plain GET, so that a result has an address; `children` are further fields. */
export function OperatorSearch({
  path,
  q,
  label,
  hint,
  children,
}: {
  path: string;
  q: string;
  label: string;
  hint: string;
  children?: ReactNode;
}) {
  const field: FieldView = { id: "cari-q", name: "q", errorId: "cari-q-error", descriptionId: "cari-q-hint" };
  return (
    <Form action={path} className="list-filter operator-search mt-4" role="search" key={`${path} ${q}`}>
      <Field field={field} label={label} hint={hint}>
        <input
          id={field.id}
          name={field.name}
          className="input"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={field.descriptionId}
        />
      </Field>
      {children}
      <SubmitButton look="line">Cari</SubmitButton>
    </Form>
  );
}
