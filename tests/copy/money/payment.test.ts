import { expect, it } from "vitest";
import { recheckText } from "~/copy/money/payment";

const SAME = { changed: 0, odd: 0, partBack: 0, foreign: 0, unknown: 0 };
const UPDATED = "Pesanan diperbarui sesuai jawabannya.";

it("tells the operator who asked the gateway first what it changed", () => {
  // The attempt that was left behind is a normal thing, and must not hide that the second one was paid.
  expect(recheckText({ ...SAME, changed: 1, unknown: 1 })).toBe(
    `${UPDATED} Penyedia pembayaran tidak mengenal 1 percobaan: di sana belum ada cara bayar yang dipilih.`,
  );
  expect(recheckText({ ...SAME, changed: 1, odd: 1 })).toBe(
    `${UPDATED} Jawaban tentang 1 percobaan tidak dibukukan: jumlahnya tidak cocok.`,
  );
});

it("tells a part that went back from a sum that does not fit", () => {
  expect(recheckText({ ...SAME, partBack: 1 })).toBe(
    "Jawaban tentang 1 percobaan tidak dibukukan: sebagian pembayaran kembali, perlu diperiksa orang.",
  );
});

it("says that nothing is new where nothing is", () => {
  expect(recheckText(SAME)).toBe("Jawabannya sama dengan yang sudah tercatat.");
});
