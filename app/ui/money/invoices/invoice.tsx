// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import { INVOICE_TITLE, STAMP_NOTE } from "~/copy/money/invoice";
import { Price } from "../../kit/money/price";
import { Receipt, type ReceiptRow } from "../../kit/money/receipt";
import { Section } from "../../kit/section";
import { CashTable } from "../cash-table";
import { InvoiceHeader } from "./invoice-header";

type InvoiceView = {
  number: string;
  state: string;
  rows: readonly ReceiptRow[];
  /** integer rupiah */
  total: number;
  later: readonly { number: string; date: string; back: boolean; amount: number }[];
};

/** What was paid for an order, and what went back of it. */
export function Invoice({ number, state, rows, total, later }: InvoiceView) {
  return (
    <>
      <InvoiceHeader title={INVOICE_TITLE} number={number}>
        {state}
      </InvoiceHeader>
      <Receipt
        id="rincian"
        title={INVOICE_TITLE}
        head={null}
        rows={rows}
        sum={{ label: "Total dibayar", amount: total }}
      />
      {later.length > 0 && (
        <Section id="koreksi" title="Sesudahnya" tight>
          <CashTable caption="Yang dikembalikan atau dibayar lagi" heads={["Nomor", "Keterangan"]}>
            {later.map((one) => (
              <tr role="row" key={one.number}>
                <td role="cell" className="data-table__date tabular">
                  {one.number}
                </td>
                <td role="cell" className="data-table__title">
                  {one.back ? "Hak pembeli" : "Dibayar"}
                  <small>{one.date}</small>
                </td>
                <td role="cell" className="data-table__amount whitespace-nowrap">
                  {one.back && "− "}
                  <Price amount={one.amount} />
                </td>
              </tr>
            ))}
          </CashTable>
        </Section>
      )}
      <p className="small soft mt-4">{STAMP_NOTE}</p>
    </>
  );
}
