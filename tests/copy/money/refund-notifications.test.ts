import { describe, expect, it } from "vitest";
import { accountReturned, transferReturned } from "~/copy/money/refund-notifications";
import { withdrawalReturnedNotice } from "~/copy/money/withdrawal-notifications";

const owed = { orderId: "order", version: 4, userId: "budi", amount: 350_000 };
const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
const withdrawal = { id: "withdrawal", userId: "sari", amount: 350_000, account };

describe("an operator's reason has one mark at its end, however it was typed", () => {
  it.each(["Rekening tujuan sudah ditutup", "Rekening tujuan sudah ditutup."])("%s", (reason) => {
    const told = [
      accountReturned(owed, "Desain logo", reason, 0).body,
      transferReturned(owed, "Desain logo", reason, 0).body,
      withdrawalReturnedNotice(withdrawal, reason).body,
    ];
    for (const body of told) {
      expect(body).toMatch(/sudah ditutup(”\.|\.”|\.) \p{Lu}/u);
      expect(body).not.toMatch(/\.”?\./);
    }
  });
});
