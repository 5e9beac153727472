import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "~/platform/dates";
import { byDay } from "~/routes/notifications/route";

/** Monday 23 November 2026, 10.00 WIB. */
const NOW = Date.UTC(2026, 10, 23, 3);

let made = 0;
const notification = (changes: Partial<Parameters<typeof byDay>[0][number]> = {}) => ({
  id: `n${++made}`,
  kind: "order" as const,
  cause: `order:o:${made}`,
  title: "Sari menyerahkan hasil kerja",
  about: "Foto produk · periksa",
  href: "/dashboard/orders/o",
  dueAt: null,
  awaited: changes.dueAt !== undefined,
  createdAt: NOW - HOUR,
  readAt: null,
  ...changes,
});

describe("a page of notifications", () => {
  it("is grouped by day", () => {
    const items = [0, 1, 3, 400].map((days) => notification({ createdAt: NOW - days * DAY, href: `/${days}` }));
    expect(byDay(items, NOW, "WIB").map(({ day }) => day)).toEqual([
      "Hari ini",
      "Kemarin",
      "Jumat 20 November",
      "Minggu 19 Oktober 2025",
    ]);
  });

  it("shows the deadline of an answer in the reader's zone, and marks open ones", () => {
    const row = (dueAt: number, changes = {}, zone: "WIB" | "WIT" = "WIB") => {
      const [day] = byDay([notification({ dueAt, ...changes })], NOW, zone);
      return day?.rows[0];
    };
    expect(row(NOW + HOUR)).toMatchObject({
      subject: "Foto produk",
      note: "periksa sebelum hari ini, 11.00",
      due: true,
    });
    expect(row(NOW + DAY, {}, "WIT")?.note).toBe("periksa sebelum besok, 12.00");
    expect(row(NOW + 2 * DAY)?.note).toBe("periksa sebelum Rab 25 Nov");
    expect(row(NOW - HOUR)).toMatchObject({ note: "periksa sebelum Sen 23 Nov", due: false });
    expect(row(NOW + HOUR, { readAt: NOW })?.due).toBe(false);
    expect(row(NOW + HOUR, { awaited: false }), "answered").toMatchObject({ note: "", due: false });
  });

  it("combines repeated notifications of one subject in one row a day", () => {
    const again = [
      notification(),
      notification(),
      notification({ title: "Sari membatalkan pesanan" }),
      notification({ createdAt: NOW - DAY }),
    ];
    const days = byDay(again, NOW, "WIB");
    expect(days.map(({ rows }) => rows.map(({ title, note }) => [title, note]))).toEqual([
      [
        ["Sari menyerahkan hasil kerja", "periksa · 2 kali"],
        ["Sari membatalkan pesanan", "periksa"],
      ],
      [["Sari menyerahkan hasil kerja", "periksa"]],
    ]);
  });

  it("counts new proposals for one wanted listing, and opens the unread ones", () => {
    const proposal = (who: string, changes = {}) =>
      notification({
        kind: "proposal",
        cause: `proposal:${who}:first:20780`,
        href: "/dashboard/wanted/w/proposals",
        title: `Penawaran baru dari ${who}`,
        about: "Logo kedai · Rp 300.000",
        ...changes,
      });
    const some = [proposal("Sari"), proposal("Dimas", { readAt: NOW }), proposal("Ratna")];
    const other = proposal("Agus", { href: "/dashboard/wanted/v/proposals" });
    const [day] = byDay([...some, other], NOW, "WIB");
    expect(day?.rows).toMatchObject([
      { title: "3 penawaran baru", subject: "Logo kedai", note: "", ids: `${some[0]?.id},${some[2]?.id}` },
      { title: "Penawaran baru dari Agus", subject: "Logo kedai", note: "Rp 300.000" },
    ]);
  });

  it("puts the notifications of one order on a day below its title", () => {
    const items = [
      notification({ title: "Sari menyerahkan hasil kerja", about: "Foto · periksa" }),
      notification({ href: "/messages/m", kind: "message", title: "Pesan dari Sari", about: "Foto produk" }),
      notification({
        kind: "payment",
        title: "Pembayaran diterima",
        about: "Foto produk katalog",
        href: "/dashboard/orders/o#uang",
      }),
      notification({ title: "Jadwal disetujui", about: "Foto produk katalog", href: "/dashboard/orders/o/visit" }),
      notification({ href: "/dashboard/orders/p", about: "Foto produk katalog" }),
    ];
    const [day] = byDay(items, NOW, "WIB");
    expect(day?.rows.map(({ kind, above, title, subject }) => [kind, above, title, subject])).toEqual([
      ["order", "Foto produk katalog", "Sari menyerahkan hasil kerja", ""],
      [undefined, undefined, "Pembayaran diterima", ""],
      [undefined, undefined, "Jadwal disetujui", ""],
      ["message", undefined, "Pesan dari Sari", "Foto produk"],
      ["order", undefined, "Sari menyerahkan hasil kerja", "Foto produk katalog"],
    ]);
    expect(day?.rows[0]?.note).toBe("periksa");
  });

  it("leaves different subjects of one page in their rows", () => {
    const items = [notification({ about: "Foto produk" }), notification({ title: "Lain", about: "Video produk" })];
    const [day] = byDay(items, NOW, "WIB");
    expect(day?.rows.map(({ above, subject }) => [above, subject])).toEqual([
      [undefined, "Foto produk"],
      [undefined, "Video produk"],
    ]);
  });
});
