import { useRouteError } from "@remix-run/react";
import type { UnsentFields } from "~/domain/core/unsent-form";
import { type ButtonLook, SubmitButton } from "../button";

/** After a temporary failure: the submitted form, to be sent again unchanged. */
export function UnsentForm() {
  const error = useRouteError() as { data?: { unsent?: UnsentFields | null } } | null;
  const unsent = error?.data?.unsent;
  return unsent ? <SendAgain {...unsent} /> : null;
}

/** The fields of a form as they were sent, the owner of the form among them. */
export function SendAgain({
  to,
  fields,
  look = "primary",
  children = "Kirim lagi yang Anda isi",
}: UnsentFields & { look?: ButtonLook; children?: string }) {
  return (
    <form method="post" action={to}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look={look}>{children}</SubmitButton>
    </form>
  );
}
