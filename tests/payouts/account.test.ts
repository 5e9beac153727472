import { describe, expect, it } from "vitest";
import { maskedAccount, PAYOUT_CHANNELS } from "~/payouts/account";
import { readPayoutAccount } from "~/payouts/account-check";

const read = (channel: string, number: string, holder = "Sari Wulandari") => {
  const account = readPayoutAccount({ channel, number, holder });
  return account.ok ? account.value.number : account.reason;
};

describe("a payout account", () => {
  it.each([
    ["BCA", "1234567890", "1234567890"],
    ["BRI", " 1234-5678.9012 345 ", "123456789012345"],
    ["GoPay", "0812 3456 7890", "081234567890"],
    ["OVO", "+62 812-3456-7890", "081234567890"],
    ["DANA", "6281234567890", "081234567890"],
    ["BCA", "12345", "bad_bank_number"],
    ["BCA", "1".repeat(21), "bad_bank_number"],
    ["BCA", "12345678a0", "bad_bank_number"],
    ["BCA", "", "bad_bank_number"],
    ["GoPay", "1234567890", "bad_wallet_number"],
    ["GoPay", "0812", "bad_wallet_number"],
    ["Bank Saya", "1234567890", "unknown_channel"],
    ["", "1234567890", "unknown_channel"],
  ])("%s %s is %s", (channel, number, answer) => {
    expect(read(channel, number)).toBe(answer);
  });

  it("needs a holder's name", () => {
    for (const holder of ["", " S ", "12345", "🙂🙂", "x".repeat(101)])
      expect(read("BCA", "1234567890", holder)).toBe("bad_holder");
    expect(read("BCA", "1234567890", " Ö ö ")).toBe("1234567890");
  });

  it("shows the last four digits only", () => {
    for (const channel of PAYOUT_CHANNELS)
      expect(maskedAccount({ channel, number: "081234567890", holder: "Sari" })).toBe(`${channel} •••• 7890`);
  });
});
