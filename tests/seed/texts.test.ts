import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { initials } from "~/accounts/person";
import { CATEGORIES, CATEGORY_GROUPS } from "~/listings/category";
import { listingStatusLabel } from "~/listings/text";
import { ORDER_STATUS_LABELS } from "~/orders/label-text";

import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { review } from "../support/flows/reviewing";
import { field, names, part, parts } from "../support/pages/page-parts";
import { hrefs, pageText } from "../support/pages/page-text";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

async function page(path: string, who: Who = "visitor"): Promise<string> {
  return (await world.fetch(path, as(home, who))).text();
}

function links(html: string): string[] {
  return parts(html, "link").map(({ name, href }) => `${name} → ${href}`);
}

const barOf = (html: string) => part(html, "banner").html;
const menuOf = (html: string) => part(html, "group", "Menu pengguna").html;

describe("the top bar", () => {
  const MAIN = ["Beranda → /", "Jelajahi → /explore", "Kategori → /categories", "Tentang Kami → /about"];

  it("shows a visitor links to the sections, login and sign-up", async () => {
    const bar = barOf(await page("/categories"));
    const found = links(bar);
    for (const link of [...MAIN, "Masuk → /login", "Daftar → /signup"]) expect(found).toContain(link);
    expect(found[0]).toMatch(/→ \/$/);
    expect(found).toContain("Cari jasa → /explore");
    expect(bar).not.toContain("Keluar");
  });

  it("shows a logged-in person two icons and the menu", async () => {
    const bar = barOf(await page("/categories", "sari"));
    for (const link of MAIN) expect(links(bar)).toContain(link);
    expect(part(bar, "link", /^Pesan/).href).toBe("/messages");
    expect(part(bar, "link", /^Notifikasi/).href).toBe("/notifications");
    expect(pageText(bar)).not.toMatch(/\bMasuk\b|\bDaftar\b/);
  });

  it("collapses on small screens, with the same links", async () => {
    const html = await page("/");
    const menu = part(barOf(html), "group").html;
    expect(links(menu)).toEqual([...MAIN, "Daftar → /signup", "Masuk → /login"]);
    const mine = links(menuOf(await page("/", "sari")));
    for (const link of MAIN) expect(mine).toContain(link);
  });
});

describe("the user menu", () => {
  it("shows the person's initials, name, email and links", async () => {
    const menu = menuOf(await page("/", "sari"));
    expect(pageText(menu)).toContain("SW");
    expect(pageText(menu)).toContain(`Sari Wulandari ${home.sari.email}`);
    const found = links(menu);
    for (const link of ["Profil → /profile", "Dashboard → /dashboard", "Pengaturan → /profile/edit"])
      expect(found).toContain(link);
    const way = part(menu, "form").html;
    expect(way).toMatch(/<form method="post" action="\/logout"[ >]/);
    expect(names(way, "button")).toEqual(["Keluar"]);
  });

  it("shows at most two initials, and User without a name", async () => {
    for (const name of ["Sari", "Sari Wulandari", "Ratna Dewi Anggraini", "ß z", "👩‍🎨 Sari"])
      expect([...initials(name)].length).toBeLessThanOrEqual(2);
    const { sessions } = world.context();
    const opened = await sessions.open({
      userId: home.rina.id,
      name: "",
      email: home.rina.email,
      pictureUrl: null,
      remember: false,
    });
    const html = await (await world.fetch("/categories", { cookie: opened.cookie.split(";", 1)[0] ?? "" })).text();
    expect(pageText(menuOf(html))).toContain(`User ${home.rina.email}`);
  });
});

describe("the footer", () => {
  it("has the tagline, the columns and the current year on every page", async () => {
    for (const path of ["/", "/login", "/tidak-ada"]) {
      const foot = part(await page(path), "contentinfo").html;
      const said = pageText(foot);
      for (const text of [
        "Platform tepercaya untuk jasa dan pekerjaan lokal",
        "Categories",
        "Support",
        "Legal",
        `© ${new Date().getUTCFullYear()}`,
      ])
        expect(said).toContain(text);
      const found = links(foot);
      expect(found[0]).toMatch(/→ \/$/);
      for (const link of [
        "Digital Marketing → /category/digital-marketing",
        "Design & Creative → /category/design",
        "Home Services → /category/home-services",
        "Delivery & Logistics → /category/delivery",
        "Teaching & Tutoring → /category/teaching",
      ])
        expect(found).toContain(link);
      for (const path of [
        "/help-center",
        "/safety",
        "/community",
        "/faq",
        "/privacy",
        "/terms",
        "/cookies",
        "/accessibility",
      ])
        expect(hrefs(foot)).toContain(path);
      for (const name of ["Facebook", "Instagram", "X (Twitter)", "LinkedIn"])
        expect(part(foot, "link", name).href).toMatch(/^\/community#/);
    }
    expect(CATEGORY_GROUPS).toHaveLength(5);
  });
});

type Row = [path: string, who: Who, texts: string[]];

const SCREENS: Row[] = [
  [
    "/",
    "visitor",
    [
      "Populer:",
      "Desain Grafis",
      "Jasa Rumah Tangga",
      "Pengiriman",
      "Bimbingan Belajar",
      "Jasa Populer",
      "Jasa Dicari",
      "Lihat Semua",
      "Tawarkan Jasa Anda",
      "Baru",
      "Rp 1.500.000",
    ],
  ],
  ["/login", "visitor", ["Email", "Kata sandi", "Ingat saya", "Lupa kata sandi?", "Daftar"]],
  [
    "/signup",
    "visitor",
    [
      "Nama lengkap",
      "Email",
      "Kata sandi",
      "Konfirmasi kata sandi",
      "Saya menyetujui",
      "Minimal 8 karakter dengan huruf, angka, dan simbol",
    ],
  ],
  [
    "/gig/{offer}",
    "visitor",
    [
      "Beranda",
      "Desain Grafis",
      "Jakarta Selatan",
      "Deskripsi Jasa",
      "Waktu pengerjaan: 3-5 hari",
      "Pilihan Paket",
      "Paket Standar",
      "Termasuk:",
      "Pilih Paket",
      "Buat Permintaan Kustom",
      "Ulasan Pelanggan",
      "Tentang Penjual",
      "Bergabung sejak",
      "Lihat Profil Lengkap",
      "Rp 350.000",
    ],
  ],
  [
    "/wanted/{wanted}",
    "visitor",
    [
      "Beranda Jasa Dicari Cat ulang dua kamar tidur",
      "Rumah Tangga",
      "Diposting",
      "Deadline",
      "Durasi Pengerjaan: Dibicarakan",
      "Deskripsi Pekerjaan",
      "Persyaratan",
      "Detail Anggaran",
      "Rp 1.500.000",
      "Tentang Klien",
      "Member sejak",
      "Jasa yang Diposting",
      "Terakhir Aktif",
      "Lihat Profil",
      "Tips Mengajukan Penawaran",
    ],
  ],
  ["/wanted/{wanted}", "rina", ["Kirim Penawaran Anda", "Pesan Anda ke Klien", "Kirim Penawaran", "Ajukan Penawaran"]],
  [
    "/order/{offer}",
    "rina",
    [
      "Home Service detail Order",
      "Jumlah",
      "Deskripsi kebutuhan",
      "Catatan",
      "Saya menyetujui",
      "Harga satuan",
      "Total",
      "Paket Standar",
      "Lanjutkan ke Pembayaran",
      "diamankan oleh JasaWarga",
      "Uang diteruskan ke penjual hanya setelah Anda puas",
    ],
  ],
  [
    "/order/{offer}?custom=true",
    "rina",
    [
      "Home Service detail Custom request",
      "Buat Permintaan Kustom",
      "Kirim Permintaan Kustom",
      "Ditentukan setelah penjual menerima permintaan",
      "Waktu pengerjaan Dibicarakan",
    ],
  ],
  ["/payment/{unpaid}", "budi", ["Home Pesanan Pembayaran", "Ringkasan Pesanan", "Bayar Sekarang", "Total Rp 350.000"]],
  [
    "/dashboard/orders",
    "budi",
    [
      "Order Aktif",
      "Jasa Ditawarkan",
      "Jasa Dicari",
      "Logout",
      "ID",
      "Status",
      "Tanggal",
      "Harga",
      "Diskusi",
      "Detail",
    ],
  ],
  ["/dashboard/orders", "rina", ["Anda belum memiliki pesanan aktif."]],
  [
    "/dashboard/orders/{unpaid}",
    "budi",
    [
      "Diskusi",
      "Kebutuhan",
      "Jumlah",
      "Harga",
      "Total",
      "Status pembayaran",
      "ID jasa",
      "ID pengguna",
      "Tanggal pesan",
      "Aktivitas",
    ],
  ],
  [
    "/dashboard/services",
    "sari",
    ["ID", "Judul", "Kategori", "Harga", "Status", "Rating", "Aktif", "Tidak Aktif", "Tambah Jasa Baru"],
  ],
  ["/dashboard/wanted", "budi", ["ID", "Judul", "Kategori", "Budget", "Status", "Terbuka", "Ditutup"]],
  [
    "/dashboard/services/create",
    "sari",
    ["Judul", "Deskripsi", "Kategori", "Harga", "Lokasi", "Waktu pengerjaan", ...CATEGORIES.map(({ name }) => name)],
  ],
  [
    "/dashboard/wanted/create",
    "budi",
    ["Judul", "Deskripsi", "Kategori", "Budget", "Lokasi", "Deadline", ...CATEGORIES.map(({ name }) => name)],
  ],
  [
    "/profile",
    "sari",
    [
      "Edit Profile",
      "Statistics",
      "Services",
      "Services Provided",
      "Success Rate",
      "On-time Rate",
      "Average Rating",
      "Total Services",
      "Completed",
      "Pending",
      "Services Wanted",
      "Total Requests",
    ],
  ],
  [
    "/profile?tab=services",
    "sari",
    ["Your Services", "Add New Service", "Active", "Inactive", "Rp 350.000", "Logo untuk kedai kopi"],
  ],
  ["/profile?tab=services", "rina", ["Anda belum memiliki jasa yang ditawarkan", "Tambah Jasa Baru"]],
  [
    "/profile/edit",
    "sari",
    [
      "Change Picture",
      "Square JPG, PNG, or GIF, at least 300x300 pixels",
      "Basic Information",
      "Contact Information",
      "Skills",
      "Cancel",
      "Save Changes",
    ],
  ],
  ["/gig/1", "visitor", ["Service Not Found", "doesn't exist or has been removed.", "Go Back Home"]],
  ["/tidak-ada", "visitor", ["Oops! Page not found"]],
];

describe("a screen", () => {
  it.each(SCREENS)("%s as %s shows the specified texts", async (address, who, texts) => {
    const path = address
      .replace("{offer}", home.offer)
      .replace("{wanted}", home.wanted)
      .replace("{unpaid}", home.unpaid);
    const html = await page(path, who);
    const said = pageText(html);
    for (const text of texts) expect(said).toContain(text);
    if (who !== "visitor") expectOfferingTwoTapsAway(html);
  });

  it.each([
    ["/dashboard/services/edit/{offer}", "sari"],
    ["/dashboard/wanted/create", "budi"],
    ["/dashboard/orders/{unpaid}", "budi"],
    ["/payment/{unpaid}", "budi"],
    ["/messages/new?listing={offer}", "budi"],
  ] as const)("%s, which has its own bar, has Tawarkan Jasa in the user menu", async (address, who) => {
    const path = address.replace("{offer}", home.offer).replace("{unpaid}", home.unpaid);
    const html = await page(path, who);
    expect(parts(html, "navigation", "Pintasan")).toEqual([]);
    expect(links(menuOf(html))).toContain("Tawarkan Jasa → /dashboard/services/create");
  });

  it("an order has a title in words, with its id once beside it", async () => {
    const html = await page(`/dashboard/orders/${home.unpaid}`, "budi");
    const id = `${home.unpaid.slice(0, 8)}...`;
    expect(html).toContain(`<title>Logo untuk kedai kopi · ${id} | JasaWarga</title>`);
    expect(pageText(part(html, "navigation", "Remah roti").html)).toContain(id);
    expect(pageText(part(html, "main").html)).toContain("Logo untuk kedai kopi");
  });
});

/** On a phone it is behind the tab Akun, or in a menu. */
function expectOfferingTwoTapsAway(html: string): void {
  const tabs = parts(html, "navigation", "Pintasan").flatMap((bar) => links(bar.html));
  const menus = parts(html, "group", /^Menu/).flatMap((menu) => links(menu.html));
  if (tabs.length > 0) expect(tabs.join()).toContain("Akun → /account");
  else expect(menus).toContain("Tawarkan Jasa → /dashboard/services/create");
}

describe("numbers and lists", () => {
  it("the search box has its placeholder and the button Cari", async () => {
    const search = part(await page("/"), "search").html;
    const asks = 'placeholder="Cari layanan yang Anda butuhkan..."';
    expect(field(search, "Apa yang Anda butuhkan?").html).toContain(asks);
    expect(names(search, "button")).toEqual(["Cari"]);
  });

  it("an empty marketplace says so, with the next step", async () => {
    const { bindings } = world;
    await bindings.DB.exec("update services set deleted_at = 1");
    const html = await page("/");
    await bindings.DB.exec("update services set deleted_at = null");
    expect(pageText(html)).toContain("Belum ada jasa yang tersedia");
    expect(pageText(html)).toContain("Belum ada permintaan jasa saat ini");
    expect(links(html)).toContain("Buat Permintaan Jasa → /dashboard/wanted/create");
  });

  it("a card counts the omitted requirements", async () => {
    await world.listing(home.budi, {
      kind: "wanted",
      title: "Antar barang ke Bekasi",
      requirements: ["Satu", "Dua", "Tiga", "Empat"],
    });
    expect(pageText(await page("/"))).toContain("+2 persyaratan lainnya");
  });

  it("an id is shown by its first eight characters and an ellipsis", async () => {
    expect(pageText(await page("/dashboard/orders", "budi"))).toContain(`${home.unpaid.slice(0, 8)}...`);
  });

  it("a rating has one decimal, and a long list of reviews has a link", async () => {
    const offer = await world.listing(home.sari, { rating: 4.666, ratingCount: 9, ratingSum: 42 });
    for (const rating of [5, 4, 5, 5])
      await review(world, { buyer: home.budi, seller: home.sari, listingId: offer }, { rating, comment: "Rapi." });
    const said = pageText(await page(`/gig/${offer}`));
    expect(said).toContain("4,7");
    expect(said).toContain("Ulasan Pelanggan (9)");
    expect(said).toContain("Lihat Semua 9 Ulasan");
  });

  it("the states have their names", () => {
    expect(ORDER_STATUS_LABELS).toEqual({
      pending: "Diskusi",
      in_progress: "Sedang Dikerjakan",
      completed: "Selesai",
      cancelled: "Dibatalkan",
    });
    expect(listingStatusLabel("offer", "active")).toBe("Aktif");
    expect(listingStatusLabel("offer", "inactive")).toBe("Tidak Aktif");
    expect(listingStatusLabel("wanted", "active")).toBe("Terbuka");
    expect(listingStatusLabel("wanted", "inactive")).toBe("Ditutup");
  });

  it("an offer without packages and description has the defaults", async () => {
    const offer = await world.listing(home.sari, { description: "\u2003".repeat(20), packages: [] });
    const said = pageText(await page(`/gig/${offer}`));
    expect(said).toContain("Deskripsi tidak tersedia.");
    expect(said).toContain("Paket Standar");
  });

  it("the three packages have names, prices and estimates by position", async () => {
    const pack = (name: string, price: number) => ({
      name,
      price,
      minDays: null,
      maxDays: null,
      revisions: null,
      checklist: ["Satu konsep"],
    });
    const offer = await world.listing(home.sari, {
      packages: [pack("Paket Dasar", 250_000), pack("Paket Standar", 350_000), pack("Paket Premium", 500_000)],
    });
    const html = await page(`/gig/${offer}`);
    for (const [index, [name, price, days]] of [
      ["Paket Dasar", "Rp 250.000", "5-7 hari"],
      ["Paket Standar", "Rp 350.000", "3-5 hari"],
      ["Paket Premium", "Rp 500.000", "2-4 hari"],
    ].entries()) {
      const card = part(html, "listitem", name);
      expect(card.text).toContain(price);
      expect(card.text).toContain(days);
      expect(hrefs(card.html)).toEqual([`/order/${offer}?package=pkg_${index}`]);
    }
    expect(part(html, "link", "Buat Permintaan Kustom").href).toBe(`/order/${offer}?custom=true`);
  });
});
