import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "~/domain/listing/category";
import { cookiesOf } from "../support/flows/account";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { heading, pageText } from "../support/page-text";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

/** What an address answers: a page by its heading and words, or a redirect and what the next page says. */
type Answer =
  | { status: number; heading: string; words: string[] }
  | { status: 302 | 303; to: string; words: string[] };

const shows = (title: string, ...said: string[]): Answer => ({ status: 200, heading: title, words: said });
const missing = (title: string, ...said: string[]): Answer => ({ status: 404, heading: title, words: said });
const refuses = (title: string, ...said: string[]): Answer => ({ status: 403, heading: title, words: said });
const leads = (to: string, ...said: string[]): Answer => ({ status: 302, to, words: said });
const away = (to: string, ...said: string[]): Answer => ({ status: 303, to, words: said });

/** To the login page and back to where one wanted to go, with the reason. */
const login = (...said: string[]): Answer => ({ status: 303, to: "/login?redirectTo=", words: said });

const everybody = (answer: Answer): Record<Who, Answer> => ({
  visitor: answer,
  rina: answer,
  budi: answer,
  sari: answer,
  ayu: answer,
});
const members = (turnedAway: Answer, answer: Answer, others: Partial<Record<Who, Answer>> = {}) => ({
  ...everybody(answer),
  visitor: turnedAway,
  ...others,
});

const PLEASE_LOGIN = login("Anda harus login", "Silakan login terlebih dahulu untuk melanjutkan pemesanan");
const LOGIN_FOR_ORDERS = login("Anda harus login untuk melihat pesanan");
const LOGIN_FIRST = login("Anda harus login terlebih dahulu");
const NO_SERVICE = missing(
  "Service Not Found",
  "The service you're looking for doesn't exist or has been removed.",
  "Go Back Home",
);
const NO_ORDER = missing("Order tidak ditemukan", "Kembali ke daftar pesanan");
const NO_PAGE = missing("Oops! Page not found", "Kembali ke Beranda");
const NOBODY = "3f0c5a52-0000-4000-8000-00000000dead";

type Row = [path: string, answers: Record<Who, Answer>];

/** The table of routes, and what the decisions added to it. Names in braces are ids of the small marketplace. */
const ROUTES: Row[] = [
  ["/", everybody(shows("Temukan jasa lokal yang Anda butuhkan", "Jasa Dicari", "Jasa Populer"))],
  ["/login", members(shows("Masuk", "Belum punya akun?"), away("/"))],
  ["/signup", members(shows("Daftar", "Sudah punya akun?"), away("/"))],
  ["/forgot-password", everybody(shows("Lupa kata sandi"))],
  ["/reset-password", everybody({ status: 400, heading: "Buat kata sandi baru", words: ["tidak berlaku"] })],
  ["/verify-email", everybody({ status: 400, heading: "Verifikasi email", words: ["tidak berlaku"] })],
  ["/how-it-works", everybody(shows("Cara Kerja"))],
  ["/gig/{offer}", everybody(shows("Logo untuk kedai kopi", "Deskripsi Jasa", "Tentang Penjual"))],
  ["/gig/{wanted}", everybody(leads("/wanted/{wanted}"))],
  ["/gig/{closedOffer}", { ...everybody(NO_SERVICE), sari: shows("Undangan pernikahan") }],
  ["/gig/{nobody}", everybody(NO_SERVICE)],
  ["/gig/1", everybody(NO_SERVICE)],
  ["/gig/{offer}/reviews", everybody(shows("Ulasan Pelanggan", "Logo untuk kedai kopi"))],
  ["/wanted", everybody(shows("Jasa Dicari", "Cat ulang dua kamar tidur"))],
  ["/wanted/{wanted}", everybody(shows("Cat ulang dua kamar tidur", "Deskripsi Pekerjaan", "Tentang Klien"))],
  ["/wanted/{offer}", everybody(leads("/gig/{offer}"))],
  ["/wanted/{closedWanted}", { ...everybody(NO_SERVICE), budi: shows("Les gitar untuk anak") }],
  ["/wanted/{nobody}", everybody(NO_SERVICE)],
  ["/u/{sari}", everybody(shows("Sari Wulandari", "Jasa yang ditawarkan"))],
  ["/u/{nobody}", everybody(missing("Profil tidak ditemukan"))],
  [
    "/order/{offer}",
    members(PLEASE_LOGIN, shows("Pesan Jasa", "Lanjutkan ke Pembayaran"), { sari: refuses("Pesan Jasa") }),
  ],
  [
    "/order/{offer}?package=pkg_0",
    members(PLEASE_LOGIN, shows("Pesan Jasa"), { sari: refuses("Pesan Jasa") }),
  ],
  [
    "/order/{offer}?custom=true",
    members(PLEASE_LOGIN, shows("Buat Permintaan Kustom", "Kirim Permintaan Kustom"), {
      sari: refuses("Buat Permintaan Kustom"),
    }),
  ],
  ["/order/{wanted}", members(PLEASE_LOGIN, leads("/wanted/{wanted}"))],
  ["/order/{closedOffer}", members(PLEASE_LOGIN, NO_SERVICE)],
  ["/order/{nobody}", members(PLEASE_LOGIN, NO_SERVICE)],
  ["/order", everybody(away("/", "Terjadi Kesalahan", "ID jasa tidak ditemukan"))],
  [
    "/payment/{unpaid}",
    members(PLEASE_LOGIN, missing("Detail pesanan tidak ditemukan"), {
      budi: shows("Pembayaran", "Ringkasan Pesanan", "Bayar Sekarang"),
    }),
  ],
  [
    "/payment/{unpaid}?status=success",
    members(PLEASE_LOGIN, missing("Detail pesanan tidak ditemukan"), { budi: shows("Pembayaran") }),
  ],
  ["/payment/{nobody}", members(PLEASE_LOGIN, missing("Detail pesanan tidak ditemukan"))],
  ["/profile", members(LOGIN_FIRST, shows("{name}", "Statistics", "Services Provided", "Services Wanted"))],
  [
    "/profile?tab=services",
    members(LOGIN_FIRST, shows("{name}", "Your Services"), {
      rina: shows("{name}", "Anda belum memiliki jasa yang ditawarkan", "Tambah Jasa Baru"),
    }),
  ],
  ["/profile/edit", members(LOGIN_FIRST, shows("Edit Profile", "Save Changes"))],
  ...["/dashboard", "/dashboard/orders"].map(
    (path): Row => [
      path,
      members(LOGIN_FOR_ORDERS, shows("Order Aktif", "Anda belum memiliki pesanan aktif"), {
        budi: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
      }),
    ],
  ),
  [
    "/dashboard/orders?sisi=penjual",
    members(LOGIN_FOR_ORDERS, shows("Order Aktif", "Anda belum memiliki pesanan aktif"), {
      sari: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
    }),
  ],
  [
    "/dashboard/orders/{unpaid}",
    members(LOGIN_FOR_ORDERS, shows("Logo untuk kedai kopi", "Aktivitas"), { rina: NO_ORDER, ayu: NO_ORDER }),
  ],
  ["/dashboard/orders/{nobody}", members(LOGIN_FOR_ORDERS, NO_ORDER)],
  [
    "/dashboard/services",
    members(
      login("Anda harus login untuk melihat jasa"),
      shows("Jasa Ditawarkan", "Anda belum memiliki jasa yang ditawarkan", "Tambah Jasa Baru"),
      { sari: shows("Jasa Ditawarkan", "Logo untuk kedai kopi", "Aktif", "Tidak Aktif") },
    ),
  ],
  [
    "/dashboard/services/create",
    members(login("Anda harus login untuk membuat jasa"), shows("Tambah Jasa Baru", "Judul", "Harga")),
  ],
  [
    "/dashboard/services/edit/{offer}",
    members(login("Anda harus login untuk mengubah jasa"), missing("Jasa tidak ditemukan"), {
      sari: shows("Edit Jasa", "Simpan Perubahan"),
    }),
  ],
  [
    "/dashboard/services/edit/{nobody}",
    members(login("Anda harus login untuk mengubah jasa"), missing("Jasa tidak ditemukan")),
  ],
  [
    "/dashboard/wanted",
    members(
      login("Anda harus login untuk melihat jasa dicari"),
      shows("Jasa Dicari", "Anda belum memiliki permintaan jasa", "Buat Permintaan Jasa"),
      { budi: shows("Jasa Dicari", "Cat ulang dua kamar tidur", "Terbuka", "Ditutup") },
    ),
  ],
  [
    "/dashboard/wanted/create",
    members(login("Anda harus login untuk membuat jasa"), shows("Buat Permintaan Jasa", "Budget")),
  ],
  [
    "/dashboard/wanted/edit/{wanted}",
    members(
      login("Anda harus login untuk mengubah jasa dicari"),
      missing("Permintaan jasa tidak ditemukan"),
      {
        budi: shows("Edit Permintaan Jasa", "Simpan Perubahan"),
      },
    ),
  ],
  ["/notifications", members(login("Anda harus login untuk melihat notifikasi"), shows("Notifikasi"))],
  ["/messages", members(login("Anda harus login untuk"), shows("Pesan"))],
  ["/messages/{nobody}", members(login("Anda harus login untuk"), missing("Percakapan tidak ditemukan"))],
  ["/dashboard/proposals", members(login("Anda harus login untuk"), shows("Penawaran Saya"))],
  [
    "/dashboard/wanted/{wanted}/proposals",
    members(login("Anda harus login untuk"), missing("Permintaan jasa tidak ditemukan"), {
      budi: shows("Penawaran"),
    }),
  ],
  ["/account/security", members(LOGIN_FIRST, shows("Keamanan akun"))],
  ["/account/notifications", members(LOGIN_FIRST, shows("Email notifikasi"))],
  ["/dashboard/tidak-ada", everybody(NO_PAGE)],
  ["/category/digital-marketing", everybody(shows("Pemasaran Digital"))],
  ["/category/design", everybody(shows("Desain & Kreatif", "Logo untuk kedai kopi"))],
  ["/category/home-services", everybody(shows("Jasa Rumah Tangga"))],
  ["/category/delivery", everybody(shows("Pengiriman & Logistik"))],
  ["/category/teaching", everybody(shows("Bimbingan Belajar"))],
  ...CATEGORIES.map(({ name, slug }): Row => [`/category/${slug}`, everybody(shows(name))]),
  ["/category/tidak-ada", everybody(NO_PAGE)],
  ["/explore", everybody(shows("Jelajahi jasa", "Logo untuk kedai kopi"))],
  ["/explore?q=logo", everybody(shows("Hasil pencarian “logo”", "Logo untuk kedai kopi"))],
  ["/categories", everybody(shows("Kategori", ...CATEGORIES.map(({ name }) => name)))],
  ["/about", everybody(shows("Tentang Kami"))],
  ["/help-center", everybody(shows("Pusat Bantuan"))],
  ["/safety", everybody(shows("Keamanan"))],
  ["/community", everybody(shows("Komunitas"))],
  ["/faq", everybody(shows("Pertanyaan Umum"))],
  ["/privacy", everybody(shows("Kebijakan Privasi"))],
  ["/terms", everybody(shows("Syarat dan Ketentuan"))],
  ["/cookies", everybody(shows("Kuki"))],
  ["/accessibility", everybody(shows("Aksesibilitas"))],
  ["/tidak-ada", everybody(NO_PAGE)],
  ["/gig", everybody(NO_PAGE)],
  ["/.git/config", everybody(NO_PAGE)],
];

describe.each(ROUTES)("%s", (address, answers) => {
  it.each(Object.entries(answers) as [Who, Answer][])("answers %s as the table says", async (who, answer) => {
    const path = filled(address, who);
    const response = await world.fetch(path, as(home, who));
    expect(response.status).toBe(answer.status);
    if ("to" in answer) {
      const to = response.headers.get("Location") ?? "";
      if (answer.to === "/login?redirectTo=") expect(to).toBe(answer.to + encodeURIComponent(path));
      else expect(to).toBe(filled(answer.to, who));
      if (answer.words.length === 0) return;
      const cookie = [home.people[who]?.cookie, cookiesOf(response)].filter(Boolean).join("; ");
      const next = pageText(await (await world.fetch(to, { cookie })).text());
      for (const said of answer.words) expect(next).toContain(said);
    } else {
      const html = await response.text();
      expect(heading(html)).toContain(filled(answer.heading, who));
      for (const said of answer.words) expect(pageText(html)).toContain(said);
    }
  });
});

function filled(text: string, who: Who): string {
  const ids: Record<string, string> = { nobody: NOBODY, name: home.people[who]?.name ?? "" };
  for (const name of ["offer", "wanted", "closedOffer", "closedWanted", "unpaid"] as const)
    ids[name] = home[name];
  ids.sari = home.sari.id;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
}

it("a routing failure has a page that says its status", async () => {
  const html = await (await world.fetch("/dashboard/services?after=x", { as: home.sari })).text();
  expect(pageText(html)).toContain("Permintaan ini tidak dapat kami baca");
  const response = await world.fetch("/explore", { form: { q: "logo" } });
  expect(response.status).toBe(405);
  const page = await response.text();
  expect(heading(page)).toBe("Unexpected Application Error!");
  expect(pageText(page)).toContain("Kode 405");
});
