import { describe, expect, it } from "vitest";
import { REVIEW_WINDOW } from "~/orders/order";
import {
  afterPayment,
  billedTime,
  hasPaymentStep,
  methodGroups,
  payingText,
  paymentStops,
  payUntil,
  recheckText,
} from "~/payments/text";
import { HOUR } from "~/platform/dates";

const SAME = { changed: 0, odd: 0, partBack: 0, foreign: 0, unknown: 0 };
const UPDATED = "Pesanan diperbarui sesuai jawabannya.";

it("the operator first reads what the check changed", () => {
  // An unknown attempt is normal, and must not hide that the second one was paid.
  expect(recheckText({ ...SAME, changed: 1, unknown: 1 })).toBe(
    `${UPDATED} Penyedia pembayaran tidak mengenal 1 percobaan: di sana belum ada cara bayar yang dipilih.`,
  );
  expect(recheckText({ ...SAME, changed: 1, odd: 1 })).toBe(
    `${UPDATED} Jawaban tentang 1 percobaan tidak dibukukan: jumlahnya tidak cocok.`,
  );
});

it("a partial refund differs from a sum that does not match", () => {
  expect(recheckText({ ...SAME, partBack: 1 })).toBe(
    "Jawaban tentang 1 percobaan tidak dibukukan: sebagian pembayaran kembali, perlu diperiksa orang.",
  );
});

it("nothing new is reported if nothing changed", () => {
  expect(recheckText(SAME)).toBe("Jawabannya sama dengan yang sudah tercatat.");
});

describe("the payment page", () => {
  const now = Date.parse("2026-11-22T18:09:00+07:00");

  it("shows the deadline as the remaining time and as a date", () => {
    const until = now + 17 * 3_600_000;
    expect(payUntil(until, { isExtra: false, now, zone: "WIB" })).toEqual({
      word: "Bayar sebelum",
      left: "17 jam lagi",
      until,
      isExtra: false,
      at: "Sen 23 Nov, 11.09 WIB",
    });
    expect(payUntil(until, { isExtra: false, now, zone: "WIT" }).at).toBe("Sen 23 Nov, 13.09 WIT");
  });

  it("has a button while something is to be paid, and none after the end or while waiting", () => {
    const underway = {
      state: "processing",
      review: false,
      method: null,
      until: null,
      claimed: false,
    } as const;
    expect(hasPaymentStep({ state: "pending", until: null, how: "", offered: [] })).toBe(true);
    expect(hasPaymentStep({ state: "failed", until: null })).toBe(true);
    expect(hasPaymentStep({ state: "completed" })).toBe(true);
    expect(hasPaymentStep({ ...underway, canReopen: true })).toBe(true);
    expect(hasPaymentStep({ ...underway, canReopen: false })).toBe(false);
    expect(hasPaymentStep({ state: "over", title: "", text: "" })).toBe(false);
  });

  it("shows the money with the buyer, and after the payment with us", () => {
    expect(paymentStops("Rp 275.000", "Sari", null).map(({ note }) => note)).toEqual([
      "Rp 275.000",
      "ditahan",
      "dibayar terakhir",
    ]);
    expect(paymentStops("Rp 275.000", "Sari", "22 Nov, 18.40").map(({ note }) => note)).toEqual([
      "22 Nov, 18.40",
      undefined,
      "belum",
    ]);
  });

  it("shows the deadline of an open visit answer in place of the work's, and otherwise the visit", () => {
    const steps = (wish: "buyer" | "seller" | null, agreed = false, now = Date.UTC(2026, 10, 20)) => {
      const wished = wish && { day: "2026-11-28", slots: [600], by: wish };
      const visit = {
        placeCode: "31.74",
        wish: wished,
        agreed: agreed ? { day: "2026-11-28", slot: 600 } : null,
      };
      return afterPayment("Sari", { answers: "dalam 2 jam", due: null, visit, now });
    };
    const first = (...asked: Parameters<typeof steps>) => steps(...asked)[0]?.text;
    expect(first("buyer", true)).toBe("Sari menjawab jadwal");
    expect(first("seller")).toBe("Anda menjawab jadwal Sari");
    expect(first(null)).toBe("Anda dan Sari menyepakati jadwal");
    expect(steps("buyer")[0]).toEqual({ text: "Sari menjawab jadwal", note: "Membalas dalam 2 jam" });
    expect(steps("buyer")[1]?.text).toBe("Anda memeriksa hasilnya");
    expect(steps(null, true)[0]).toEqual({ text: "Sari bekerja", note: "Sab, 28 Nov, 10.00–12.00 WIB" });
    expect(first("buyer", true, Date.UTC(2026, 10, 29))).toBe("Anda dan Sari menyepakati jadwal");
  });

  it("shows the day and hour of the visit in the bill until it begins", () => {
    const visit = {
      placeCode: "31.74",
      agreed: null,
      wish: { day: "2026-11-28", slots: [600, 780], by: "buyer" as const },
    };
    const begins = (hour: string) => Date.parse(`2026-11-28T${hour}:00+07:00`);
    const agreed = { day: "2026-11-28", slot: 780 };
    expect(billedTime(visit, now)).toBe("Sab, 28 Nov, 10.00–12.00 atau 13.00–15.00 WIB");
    expect(billedTime({ ...visit, agreed }, now)).toBe("Sab, 28 Nov, 13.00–15.00 WIB");
    expect(billedTime(visit, begins("10:00"))).toBe("Sab, 28 Nov, 13.00–15.00 WIB");
    expect(billedTime(visit, begins("13:00"))).toBe("Disepakati setelah dibayar");
  });

  it("names the next steps in three lines, and only known ones", () => {
    expect(afterPayment("Sari", { answers: "dalam 2 jam", due: "28 Nov", visit: null, now: 0 })).toEqual([
      { text: "Sari mulai bekerja", note: "Membalas dalam 2 jam" },
      { text: "Anda memeriksa hasilnya", note: "Tenggat penyerahan 28 Nov" },
      {
        text: `Uang diteruskan setelah Anda menerima hasil, atau otomatis setelah ${REVIEW_WINDOW / HOUR} jam`,
        note: null,
      },
    ]);
    expect(afterPayment("Sari", { answers: null, due: null, visit: null, now: 0 }).map(({ note }) => note)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it("groups the offered ways to pay by kind, and says nothing beyond them", () => {
  const offered = [
    { kind: "bank", label: "BCA" },
    { kind: "wallet", label: "GoPay" },
    { kind: "bank", label: "BNI" },
  ] as const;
  expect(methodGroups(offered)).toEqual([
    { kind: "bank", name: "Virtual account bank", labels: "BCA, BNI" },
    { kind: "wallet", name: "Dompet digital", labels: "GoPay" },
  ]);
  const gateway = { label: "Midtrans", methodsText: "QRIS atau kartu" };
  expect(payingText({ ...gateway, offered })).toBe("Anda memilih cara membayar di halaman Midtrans.");
  expect(payingText({ ...gateway, offered: [] })).toBe(
    "Anda memilih cara membayar di halaman Midtrans: QRIS atau kartu.",
  );
});
