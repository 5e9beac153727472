import type { ReactNode } from "react";
import { PrintButton } from "../../kit/print-button";

export function InvoiceHeader({
  title,
  number,
  children,
}: {
  title: string;
  number: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className="print-only text-xl">
        <b>JasaWarga</b>
      </p>
      <h1>{title}</h1>
      <p className="mb-3">
        <b className="tabular">{number}</b> · {children}
      </p>
      <PrintButton what="rincian" />
    </>
  );
}
