import { isRouteErrorResponse, useActionData, useLocation, useRouteError } from "@remix-run/react";
import type { Unsent } from "~/domain/unsent";
import { SubmitButton } from "./button";

/** On a page that failed for now: what was sent to it, to be sent again as it was. Nothing where nothing was. */
export function UnsentForm() {
  const unsent = useUnsent();
  if (unsent === undefined) return null;
  if (unsent === null) return <p>Tekan Kembali di peramban Anda, lalu kirim lagi sebentar lagi.</p>;
  return (
    <form method="post" action={unsent.to} className="gap">
      <p>Yang Anda isi masih ada di sini. Tunggu sebentar, lalu kirim lagi.</p>
      {unsent.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <textarea key={index} name={name} defaultValue={value} hidden readOnly />
      ))}
      <SubmitButton>Kirim lagi</SubmitButton>
    </form>
  );
}

/** undefined: nothing was sent; null: what was sent cannot be given back. */
function useUnsent(): Unsent | null | undefined {
  const error = useRouteError();
  const answer = useActionData<{ result?: { initialValue?: Record<string, unknown> | null } }>();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const about: { unsent?: Unsent | null } | null = error.data;
  if (about?.unsent !== undefined) return about.unsent;
  // The form was answered, and the page that would show it again could not be made.
  const typed = answer?.result?.initialValue;
  if (!typed) return undefined;
  const fields = Object.entries(typed).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return fields.length === Object.keys(typed).length ? { to: pathname + search, fields } : null;
}
