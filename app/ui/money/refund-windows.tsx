import { type RefundWindow, TRANSFER_TEXT } from "~/copy/money/payment-methods";

/** `transferOnly`: the methods without a window, in words. */
export function RefundWindows({
  windows,
  transferOnly,
}: {
  windows: readonly RefundWindow[];
  transferOnly: string;
}) {
  return (
    <details className="disclosure mt-2">
      <summary>Berapa lama uang kembali?</summary>
      <div className="small">
        <p>Dana kembali ke asalnya sampai sekian hari setelah membayar:</p>
        <ul className="my-2">
          {windows.map(({ methods, days }) => (
            <li key={methods}>{`${methods}: ${days} hari`}</li>
          ))}
        </ul>
        <p className="soft">
          {`Lewat dari itu${transferOnly && `, dan untuk ${transferOnly}`}, dana ditransfer ke rekening yang Anda sebutkan, ${TRANSFER_TEXT}.`}
        </p>
      </div>
    </details>
  );
}
