import { describe, expect, it } from "vitest";
import { arrivedTooLine, withdrawalNote } from "~/payouts/text";

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
    const paid = { standing: "paid", reference: "FT-1", reason: "", takenAgain: 0 } as const;
    expect(withdrawalNote({ ...paid, arrivedToo: 0 })).toBe("Nomor referensi FT-1");
    expect(withdrawalNote({ ...paid, arrivedToo: 50_000 })).toMatch(
      /^Nomor referensi FT-1\. Ternyata sampai/,
    );
  });
});
