import { useRouteError } from "@remix-run/react";
import type { UnsentFields } from "~/domain/core/unsent-form";

/** After a temporary failure: the submitted form, to be sent again unchanged. */
export function UnsentForm() {
  const error = useRouteError() as { data?: { unsent?: UnsentFields | null } } | null;
  const unsent = error?.data?.unsent;
  return unsent ? <SendAgain {...unsent} /> : null;
}

export function SendAgain({ to, fields }: UnsentFields) {
  return (
    <form method="post" action={to}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn">
        Kirim lagi yang Anda isi
      </button>
    </form>
  );
}
