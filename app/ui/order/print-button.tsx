import { Button } from "../kit/button";
import { useHydrated } from "../kit/hydrated";

/** Prints the page, or says how: without script a page cannot open the browser's own window for it. */
export function PrintButton({ what }: { what: string }) {
  const hydrated = useHydrated();
  return (
    <p className="no-print my-4">
      {hydrated ? (
        <Button look="line" onClick={() => window.print()}>
          Cetak {what}
        </Button>
      ) : (
        <span className="small soft">Untuk mencetak {what} ini, pilih Cetak di menu peramban Anda.</span>
      )}
    </p>
  );
}
