export const INVOICE_KINDS = ["invoice", "correction"] as const;
type InvoiceKind = (typeof INVOICE_KINDS)[number];

export type Invoice = { kind: InvoiceKind; year: number; number: number; amount: number; at: number };

/** Whole per cent of the turnover, withheld for the tax office: none until a decree names this marketplace. */
export const WITHHELD_PERCENT = 0;

export type InvoiceState = "paid" | "partly_refunded" | "refunding" | "refunded";

export function stateOfInvoices(invoices: readonly Invoice[], owed: boolean): InvoiceState {
  if (owed) return "refunding";
  const left = invoices.reduce((sum, { kind, amount }) => sum + (kind === "invoice" ? amount : -amount), 0);
  if (left <= 0) return "refunded";
  return invoices.some(({ kind }) => kind === "correction") ? "partly_refunded" : "paid";
}

export function invoiceNumber({ kind, year, number }: Pick<Invoice, "kind" | "year" | "number">): string {
  return `${kind === "invoice" ? "INV" : "KOR"}/${year}/${String(number).padStart(6, "0")}`;
}

export function salesSummaryNumber({ month, number }: { month: string; number: number }): string {
  return `SLIP/${month.replace("-", "/")}/${String(number).padStart(6, "0")}`;
}

export type SellerMonth = { turnover: number; fee: number; takenBack: number };

export function salesSums({ turnover, fee, takenBack }: SellerMonth) {
  const withheld = Math.floor((turnover * WITHHELD_PERCENT) / 100);
  return { turnover, fee, withheld, takenBack, net: turnover - fee - withheld - takenBack };
}
