import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneText, readPhone, shownPhone } from "~/accounts/phone";
import { phoneFaultSentence } from "~/accounts/profile-text";
import { readPayoutAccount } from "~/payouts/account-check";

const read = (typed: string) => {
  const result = readPhone(typed);
  return result.ok ? phoneText(result.phone) : result.fault.reason;
};

describe("notations of one mobile number", () => {
  it.each([
    "0812-3456-7890",
    "0812 3456 7890",
    "0812.3456.7890",
    "081234567890",
    "(0812) 3456-7890",
    "0812_3456_7890",
    "0812–3456–7890",
    "0812\u20113456\u20117890",
    "\u202a0812\u200b3456\u00a07890\u202c",
    "０８１２－３４５６－７８９０",
    "+6281234567890",
    "+62 812-3456-7890",
    "+62 (0)812 3456 7890",
    "+62081234567890",
    "+62 0812 3456 7890",
    "(+62) 812 3456 7890",
    "++62 812 3456 7890",
    "6281234567890",
    "62 812 3456 7890",
    "62081234567890",
    "0062 812 3456 7890",
    "812-3456-7890",
    "0812-3456-7890 / 0812 3456 7890",
    "081234567890.",
  ])("%j", (typed) => {
    expect(read(typed)).toBe("0812-3456-7890");
    expect(shownPhone(typed)).toEqual({ text: "0812-3456-7890", href: "tel:+6281234567890" });
    const wallet = readPayoutAccount({ channel: "GoPay", number: typed, holder: "Sari Wulandari" });
    expect(wallet).toMatchObject({ ok: true, value: { number: "081234567890" } });
  });
});

describe("other numbers", () => {
  it.each([
    ["08113456789", "0811-3456-789"],
    ["0811345678", "0811-3456-78"],
    ["0895123456789", "0895-1234-56789"],
    ["(021) 5551234", "021-5551234"],
    ["021-555 1234", "021-5551234"],
    ["+62 21 5551234", "021-5551234"],
    ["62 21 5551 2345", "021-55512345"],
    ["(0274) 512-345", "0274-512345"],
    ["0361 234567", "0361-234567"],
    ["+62 621 234567", "0621-234567"],
    ["0800-1-234567", "0800-1234-567"],
    ["+65 9123 4567", "+6591234567"],
    ["0065 9123 4567", "+6591234567"],
    ["+1 (415) 555-0132", "+14155550132"],
    ["+60 12-345 6789", "+60123456789"],
  ])("%j is %s", (typed, text) => expect(read(typed)).toBe(text));

  it("are dialled with the country code", () => {
    expect(shownPhone("(021) 555 1234").href).toBe("tel:+62215551234");
    expect(shownPhone("+65 9123 4567").href).toBe("tel:+6591234567");
    expect(shownPhone("0812 (WA saja)")).toEqual({ text: "0812 (WA saja)", href: null });
  });
});

describe("a text that is not one phone number is refused", () => {
  it.each([
    ["", "too_short"],
    ["0812", "too_short"],
    ["081234567", "too_short"],
    ["0812-34-56", "too_short"],
    ["+62 812 345", "too_short"],
    ["08123456789012", "too_long"],
    ["021 5551 2345 67", "too_long"],
    ["+65 9123 4567 8901 234", "too_long"],
    ["081234567890 (WA)", "letters"],
    ["WA 081234567890", "letters"],
    ["O81234567890", "letters"],
    ["08l234567890", "letters"],
    ["tel:081234567890", "letters"],
    ["021-5551234 ext. 12", "letters"],
    ["0812345678٩٠", "letters"],
    ["081234567890 ☎", "letters"],
    ["1234567890", "no_prefix"],
    ["6591234567x", "letters"],
    ["0000000000", "unreadable"],
    ["0112345678", "unreadable"],
    ["0812#3456#7890", "unreadable"],
    ["0812+34567890", "unreadable"],
    ["+0812 3456 7890", "unreadable"],
    ["0812/3456/7890", "unreadable"],
    ["021-5551234/35", "unreadable"],
  ])("%j is %s", (typed, reason) => {
    expect(read(typed)).toBe(reason);
    const result = readPhone(typed);
    expect(result.ok ? "" : phoneFaultSentence(result.fault)).not.toBe("");
  });

  it.each([
    "0812-3456-7890/0813-1111-2222",
    "081234567890 / 081311112222",
    "081234567890, 081311112222",
    "081234567890;081311112222",
    "081234567890 atau 081311112222",
    "0812 3456 7890 dan 0813 1111 2222",
    "0812 3456 7890 & +62 813 1111 2222",
    "0812 3456 7890 0813 1111 2222",
    "+6281234567890 +6281311112222",
    "0812-3456-7890 | 62813-1111-2222",
  ])("two numbers are both named: %j", (typed) => {
    const result = readPhone(typed);
    expect(result.ok ? "" : phoneFaultSentence(result.fault)).toBe(
      "Tulis satu nomor telepon saja: 0812-3456-7890 atau 0813-1111-2222",
    );
  });
});

it("every written number can be read back, and any text is accepted", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789 +-()/."), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ unit: "binary" })), (typed) => {
      const result = readPhone(typed);
      if (result.ok) expect(read(phoneText(result.phone))).toBe(phoneText(result.phone));
      else expect(phoneFaultSentence(result.fault)).not.toContain("undefined");
    }),
  );
});
