import { useRouteError } from "@remix-run/react";
import type { UnsentFields } from "~/domain/core/unsent-form";

/** On a page that failed for now: what was sent to it, to be sent again as it was. Nothing where nothing was. */
export function UnsentForm() {
  const error = useRouteError() as { data?: { unsent?: UnsentFields | null } } | null;
  const unsent = error?.data?.unsent;
  if (!unsent) return null;
  return (
    <form method="post" action={unsent.to}>
      {unsent.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn">
        Kirim lagi yang Anda isi
      </button>
    </form>
  );
}
