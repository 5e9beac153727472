import { type FormProps, Form as RemixForm, useRouteLoaderData } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { FORM_OWNER } from "~/platform/forms";

/** Every form that posts is one of these two: the server refuses a signed-in person's form without its owner. */
export function Form({ children, ...form }: FormProps) {
  return (
    <RemixForm {...form}>
      {isPost(form) && <Owner />}
      {children}
    </RemixForm>
  );
}

/** Loads a whole page, also where script runs. */
export function PlainForm({ children, ...form }: ComponentProps<"form">) {
  return (
    <form {...form}>
      {isPost(form) && <Owner />}
      {children}
    </form>
  );
}

const isPost = ({ method }: { method?: string | undefined }) => method?.toLowerCase() === "post";

/** The mark of the account that the page is for; null on a page for a visitor. */
export function useFormOwner(): string | null {
  return useRouteLoaderData<{ formOwner: string | null }>("root")?.formOwner ?? null;
}

/** Keeps the first value: somebody else may sign in in another tab while this page keeps what was typed. */
function Owner() {
  const [owner] = useState(useFormOwner());
  return owner === null ? null : <input type="hidden" name={FORM_OWNER} value={owner} />;
}
