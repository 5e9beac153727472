import { expect, it } from "vitest";
import * as lines from "~/notifications/line-text";
import { quoteLine } from "~/notifications/line-text";

const titled = (title: string, subject: string, ...rest: [note?: string, due?: boolean]) =>
  lines.titled(title, quoteLine(subject, "known").text, ...rest);

it("a row has twelve words, with the whole of a short subject", () => {
  expect(titled("Budi meminta revisi", "Desain logo")).toEqual({
    title: "Budi meminta revisi",
    about: "Desain logo",
  });
  const subject = "Fotografer acara lamaran dan tunangan di Bandung untuk hari Sabtu depan";
  expect(titled("Penawaran baru dari Sari Wulandari", subject, "Rp 1.400.000").about).toBe(
    "Fotografer acara lamaran dan tunangan · Rp 1.400.000",
  );
});

it("a subject is never cut after a connecting word or to less than two words", () => {
  expect(titled("Budi menyetujui harga Rp 350.000", "Desain logo dan kemasan", "jawab", true).about).toBe(
    "Desain logo · jawab",
  );
  const banner = "Desain spanduk, X-banner, dan papan nama";
  expect(titled("Studio Teras sudah menulis ulasan", banner, "tulis ulasan Anda").about).toBe(
    "Desain spanduk, X-banner · tulis ulasan Anda",
  );
  expect(titled("Satu dua tiga empat", "Foto produk untuk katalog", "jawab", true).about).toBe("Foto produk · jawab");
});
