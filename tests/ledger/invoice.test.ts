import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Invoice, invoiceNumber, salesSummaryNumber, salesSums, stateOfInvoices } from "~/ledger/ledger";

const invoice = (kind: Invoice["kind"], amount: number): Invoice => ({
  kind,
  year: 2026,
  number: 1,
  amount,
  at: 0,
});

describe("the invoices of an order", () => {
  it("have a number with their kind and month", () => {
    expect(invoiceNumber({ kind: "invoice", year: 2026, number: 123 })).toBe("INV/2026/000123");
    expect(invoiceNumber({ kind: "correction", year: 2027, number: 1_234_567 })).toBe("KOR/2027/1234567");
    expect(salesSummaryNumber({ month: "2026-11", number: 7 })).toBe("SLIP/2026/11/000007");
  });

  it("show the refunded sum", () => {
    const paid = invoice("invoice", 100);
    expect(stateOfInvoices([paid], false)).toBe("paid");
    expect(stateOfInvoices([paid, invoice("correction", 40)], false)).toBe("partly_refunded");
    expect(stateOfInvoices([paid, invoice("correction", 100)], true)).toBe("refunding");
    expect(stateOfInvoices([paid, invoice("correction", 40), invoice("correction", 60)], false)).toBe("refunded");
    expect(stateOfInvoices([paid, invoice("correction", 100), invoice("invoice", 100)], false)).toBe("partly_refunded");
  });
});

describe("a seller's month", () => {
  it("sums up", () => {
    const sum = fc.nat(1_000_000_000);
    fc.assert(
      fc.property(sum, sum, sum, (turnover, fee, takenBack) => {
        const sums = salesSums({ turnover, fee, takenBack });
        expect(sums.net + sums.fee + sums.withheld + sums.takenBack).toBe(turnover);
      }),
    );
  });
});
