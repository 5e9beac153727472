// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import { Link } from "@remix-run/react";
import { Price } from "../../kit/money/price";
import { Receipt, type ReceiptRow } from "../../kit/money/receipt";
import { Section } from "../../kit/section";
import { Bdi } from "../../kit/text/bdi";
import { CashTable } from "../cash-table";
import { InvoiceHeader } from "./invoice-header";

type SalesSummaryView = {
  name: string;
  /** Its month is not over. */
  running: boolean;
  /** Null where nothing was sold. */
  number: string | null;
  rows: readonly ReceiptRow[];
  /** integer rupiah */
  net: number;
  sales: readonly { orderId: string; title: string; date: string; text: string; amount: number }[];
  more: boolean;
};

/** What a seller sold in a month, and what was kept of it. */
export function SalesSummary({ name, running, number, rows, net, sales, more }: SalesSummaryView) {
  if (number === null)
    return (
      <>
        <h1>Slip {name}</h1>
        <p className="soft">Tidak ada pesanan yang selesai pada bulan ini.</p>
      </>
    );
  return (
    <>
      <InvoiceHeader title={`Slip ${name}`} number={number}>
        {running ? "sampai hari ini" : "sebulan penuh"}
      </InvoiceHeader>
      <Receipt
        id="jumlah"
        title="Jumlah"
        head={null}
        rows={rows}
        sum={{ label: "Bagian Anda", amount: net }}
      />
      <Section id="penjualan" title="Penjualan" tight>
        <CashTable caption={`Penjualan ${name}`} heads={["Tanggal", "Pesanan"]}>
          {sales.map(({ orderId, title, date, text, amount }) => (
            <tr role="row" key={orderId}>
              <td role="cell" className="data-table__date">
                {date}
              </td>
              <td role="cell" className="data-table__title">
                <Link to={`/dashboard/orders/${orderId}/invoice`}>
                  <Bdi>{title}</Bdi>
                </Link>
                <small>{text}</small>
              </td>
              <td role="cell" className="data-table__amount whitespace-nowrap">
                <Price amount={amount} />
              </td>
            </tr>
          ))}
        </CashTable>
        {more && <p className="small soft mt-2">Selebihnya ada di laporan bulan ini.</p>}
      </Section>
    </>
  );
}
