/** Shown in print alone. */
export function ReceiptHeader({ id, asOf }: { id: string; asOf: string }) {
  return (
    <div className="print-only mb-4">
      <p className="text-xl">
        <b>JasaWarga</b> · Nota pesanan
      </p>
      <p>
        Nomor pesanan <b className="tabular">{id}</b>
      </p>
      <p>Keadaan per {asOf}</p>
    </div>
  );
}
