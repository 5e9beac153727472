import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Bdi, EmptyState, Section } from "~/ui/kit";
import { PrintButton } from "~/ui/page-actions";
import { Price, Receipt, type ReceiptRow } from "~/ui/prices";
import { INVOICE_TITLE, STAMP_NOTE } from "../text";
import { CashCell, CashRow, CashTable } from "./cash-tables";

function InvoiceHeader({ title, number, children }: { title: string; number: string; children: ReactNode }) {
  return (
    <>
      <p className="[display:none] print:block text-xl">
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

type InvoiceView = {
  number: string;
  state: string;
  rows: readonly ReceiptRow[];
  total: number;
  later: readonly { number: string; date: string; back: boolean; amount: number }[];
};

export function InvoicePage({ number, state, rows, total, later }: InvoiceView) {
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
              <CashRow key={one.number}>
                <CashCell kind="date">{one.number}</CashCell>
                <CashCell kind="title">
                  {one.back ? "Hak pembeli" : "Dibayar"}
                  <small>{one.date}</small>
                </CashCell>
                <CashCell kind="amount">
                  {one.back && "− "}
                  <Price amount={one.amount} />
                </CashCell>
              </CashRow>
            ))}
          </CashTable>
        </Section>
      )}
      <p className="text-sm text-ink-soft mt-4">{STAMP_NOTE}</p>
    </>
  );
}

type SalesSummaryView = {
  name: string;
  running: boolean;
  number: string | null;
  rows: readonly ReceiptRow[];
  net: number;
  sales: readonly { orderId: string; title: string; date: string; text: string; amount: number }[];
  more: boolean;
};

export function SalesSummary({ name, running, number, rows, net, sales, more }: SalesSummaryView) {
  if (number === null)
    return (
      <>
        <h1>Slip {name}</h1>
        <EmptyState
          drawing="sales"
          title="Belum ada penjualan pada bulan ini"
          text="Slip memuat pesanan yang selesai, biaya platform, dan bagian Anda."
          action={{ href: "/dashboard/balance", text: "Lihat Saldo" }}
        />
      </>
    );
  return (
    <>
      <InvoiceHeader title={`Slip ${name}`} number={number}>
        {running ? "sampai hari ini" : "sebulan penuh"}
      </InvoiceHeader>
      <Receipt id="jumlah" title="Jumlah" head={null} rows={rows} sum={{ label: "Bagian Anda", amount: net }} />
      <Section id="penjualan" title="Penjualan" tight>
        <CashTable caption={`Penjualan ${name}`} heads={["Tanggal", "Pesanan"]}>
          {sales.map(({ orderId, title, date, text, amount }) => (
            <CashRow key={orderId}>
              <CashCell kind="date">{date}</CashCell>
              <CashCell kind="title">
                <Link to={`/dashboard/orders/${orderId}/invoice`}>
                  <Bdi>{title}</Bdi>
                </Link>
                <small>{text}</small>
              </CashCell>
              <CashCell kind="amount">
                <Price amount={amount} />
              </CashCell>
            </CashRow>
          ))}
        </CashTable>
        {more && <p className="text-sm text-ink-soft mt-2">Selebihnya ada di laporan bulan ini.</p>}
      </Section>
    </>
  );
}
