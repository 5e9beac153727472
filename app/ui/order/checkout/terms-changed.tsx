import { useEffect, useRef } from "react";
import type { TermsChange } from "~/copy/order/terms";

/** The terms are no longer those the page showed: nothing is agreed to before it is read. */
export function TermsChanged({ changed }: { changed: TermsChange }) {
  const box = useRef<HTMLDivElement>(null);
  const { changes, total } = changed;
  useEffect(() => {
    if (changed) box.current?.focus();
  }, [changed]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a press; without script nothing else leads to it.
    <div className="panel my-4" role="alert" tabIndex={-1} aria-labelledby="h-changed" ref={box} autoFocus>
      <h2 id="h-changed">
        {changes.length === 0
          ? "Periksa harga sebelum memesan"
          : "Penawaran ini berubah sejak Anda membukanya"}
      </h2>
      <div className="prose mt-3">
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <p>{total} Isian Anda masih ada di bawah.</p>
      </div>
    </div>
  );
}
