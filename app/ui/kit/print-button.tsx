import { Button } from "./button";
import { useHydrated } from "./hydrated";

/** Without script it says how to print instead. */
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
