import { describe, expect, it } from "vitest";
import { arrivedTooLine, waitForOpenWithdrawal, withdrawalNote } from "~/payouts/text";

describe("a withdrawal that arrived twice", () => {
  it.each([
    [
      "arrived",
      { arrivedToo: 250_000, takenAgain: 250_000 },
      "Sempat dianggap gagal, ternyata sampai. Rp 250.000 diambil lagi dari saldo.",
    ],
    [
      "arrived",
      { arrivedToo: 250_000, takenAgain: 100_000 },
      "Sempat dianggap gagal, ternyata sampai. Rp 100.000 diambil lagi dari saldo. Rp 150.000 masih harus dikembalikan kepada JasaWarga.",
    ],
    [
      "paid",
      { arrivedToo: 250_000, takenAgain: 0 },
      "Ternyata sampai dua kali. Rp 250.000 masih harus dikembalikan kepada JasaWarga.",
    ],
  ] as const)("is %s, with %o", (standing, sums, said) => {
    expect(arrivedTooLine(standing, sums)).toBe(said);
  });

  it("is mentioned after the reference if it was paid, and not at all without a second arrival", () => {
    const paid = { outcome: "paid", reference: "FT-1", reason: "", takenAgain: 0, createdAt: 0 } as const;
    expect(withdrawalNote({ ...paid, arrivedToo: 0 }, 0)).toBe("Nomor referensi FT-1");
    expect(withdrawalNote({ ...paid, arrivedToo: 50_000 }, 0)).toMatch(/^Nomor referensi FT-1\. Ternyata sampai/);
  });
});

const at = (text: string) => Date.parse(text);

describe("an open withdrawal", () => {
  const open = { reference: "", reason: "", arrivedToo: 0, takenAgain: 0 } as const;

  it.each([
    ["a Monday", "2026-11-30T09:00:00+07:00", "3 Des 2026"],
    ["a Wednesday, over the weekend", "2026-12-02T09:00:00+07:00", "7 Des 2026"],
    ["a Friday", "2026-12-04T23:59:00+07:00", "9 Des 2026"],
    ["a Saturday", "2026-12-05T00:01:00+07:00", "9 Des 2026"],
    ["a Sunday", "2026-12-06T12:00:00+07:00", "9 Des 2026"],
    ["the last day of a year", "2026-12-31T12:00:00+07:00", "5 Jan 2027"],
    ["a Monday in Jakarta that is still Sunday in UTC", "2026-11-30T03:00:00+07:00", "3 Des 2026"],
  ])("requested on %s names the last day of the transfer", (_, asked, day) => {
    const createdAt = at(asked);
    expect(withdrawalNote({ ...open, outcome: "requested", createdAt }, createdAt)).toBe(
      `Sedang diperiksa. Uang dikirim paling lambat ${day}`,
    );
    expect(withdrawalNote({ ...open, outcome: "approved", createdAt }, createdAt)).toBe(
      `Sudah diperiksa, dikirim paling lambat ${day}`,
    );
    expect(waitForOpenWithdrawal(createdAt).text).toContain(`paling lambat ${day}.`);
  });

  it("says that it is late after the last day, and not before", () => {
    const note = (now: string) =>
      withdrawalNote({ ...open, outcome: "requested", createdAt: at("2026-11-30T09:00:00+07:00") }, at(now));
    expect(note("2026-12-03T23:59:59+07:00")).toContain("Uang dikirim paling lambat 3 Des 2026");
    expect(note("2026-12-04T00:00:00+07:00")).toBe(
      "Seharusnya dikirim paling lambat 3 Des 2026. Maaf, ini terlambat. Hubungi Bantuan",
    );
  });
});
