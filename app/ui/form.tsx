import type { FormMetadata } from "@conform-to/react";
import { type FormProps, Form as RemixForm, useRouteLoaderData } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";

/**
 * Renders a form with the mark of its owner. Every form that posts needs it: the server refuses a user's form without
 * the mark.
 */
export function Form({ form, children, ...props }: Omit<FormProps, "form"> & WithHook) {
  return (
    <RemixForm {...props} {...formProps(form)}>
      {isPost(props) && <Owner />}
      {children}
    </RemixForm>
  );
}

export type ConformFormProps = Pick<FormMetadata, "id" | "noValidate" | "onSubmit">;

/** Conform's hook sets these props, so callers may not set them too. */
type WithHook = { form?: undefined } | { form: ConformFormProps; id?: never; noValidate?: never; onSubmit?: never };

const formProps = (form: ConformFormProps | undefined) =>
  form && { id: form.id, noValidate: form.noValidate, onSubmit: form.onSubmit };

export function PlainForm({ children, ...form }: ComponentProps<"form">) {
  return (
    <form {...form}>
      {isPost(form) && <Owner />}
      {children}
    </form>
  );
}

const isPost = ({ method }: { method?: string | undefined }) => method?.toLowerCase() === "post";

/** Returns the mark of the account that the page was rendered for, or null for a visitor. */
export function useFormOwner(): string | null {
  return useRouteLoaderData<{ formOwner: string | null }>("root")?.formOwner ?? null;
}

/** Keeps the first mark: another user may log in in a second tab while this page keeps what was typed. */
function Owner() {
  const [owner] = useState(useFormOwner());
  return owner === null ? null : <input type="hidden" name={FORM_OWNER_FIELD} value={owner} />;
}
