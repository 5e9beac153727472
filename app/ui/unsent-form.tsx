import { useRouteError } from "@remix-run/react";
import type { Unsent } from "~/domain/unsent";

/** On a page that failed for now: what was sent to it, to be sent again as it was. Nothing where nothing was. */
export function UnsentForm() {
  const error = useRouteError() as { data?: { unsent?: Unsent | null } | null } | null | undefined;
  const unsent = error?.data?.unsent;
  if (unsent === undefined) return null;
  // Files were chosen, or a password is in it.
  if (unsent === null) return <p>Tekan Kembali di peramban Anda, lalu kirim lagi.</p>;
  return (
    <form method="post" action={unsent.to}>
      <p>Yang Anda isi masih ada di sini. Tunggu sebentar, lalu kirim lagi.</p>
      {unsent.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <textarea key={index} name={name} defaultValue={value} hidden />
      ))}
      <button type="submit" className="btn">
        Kirim lagi
      </button>
    </form>
  );
}
