import { describe, expect, it } from "vitest";
import { withdrawalReturnedNotification } from "~/payouts/notification-text";
import { accountReturnedNotification, transferReturnedNotification } from "~/refunds/notification-text";

const owed = { orderId: "order", version: 4, bill: 1, buyerId: "budi", amount: 350_000 };
const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
const withdrawal = { id: "withdrawal", userId: "sari", amount: 350_000, account };

describe("an operator's reason ends with one punctuation mark, however it was typed", () => {
  it.each(["Rekening tujuan sudah ditutup", "Rekening tujuan sudah ditutup."])("%s", (reason) => {
    const told = [
      accountReturnedNotification(owed, "Desain logo", reason, 0).body,
      transferReturnedNotification(owed, "Desain logo", reason, 0).body,
      withdrawalReturnedNotification(withdrawal, reason).body,
    ];
    for (const body of told) {
      expect(body).toMatch(/sudah ditutup(”\.|\.”|\.) \p{Lu}/u);
      expect(body).not.toMatch(/\.”?\./);
    }
  });
});
