import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "~/listings/category";
import { cookiesOf } from "../support/flows/account";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { heading, pageText, windowTitle } from "../support/pages/page-text";
import { NOBODY, ROUTES, type RouteFile } from "../support/routes";
import { FULL } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

/** The answer of an address: a page with heading and words, or a redirect with the words of the next page. */
type Answer =
  | { status: number; heading: string; words: string[] }
  | { status: 301 | 302 | 303; to: string; words: string[] };

const shows = (title: string, ...said: string[]): Answer => ({ status: 200, heading: title, words: said });
const missing = (title: string, ...said: string[]): Answer => ({ status: 404, heading: title, words: said });
const moved = (to: string): Answer => ({ status: 301, to, words: [] });
const refuses = (title: string, ...said: string[]): Answer => ({ status: 403, heading: title, words: said });
const leads = (to: string, ...said: string[]): Answer => ({ status: 302, to, words: said });
const away = (to: string, ...said: string[]): Answer => ({ status: 303, to, words: said });

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
/**
 * The id, or the end of an address without one, with its answers. A whole address starts with a slash. Names in
 * braces are ids of the test marketplace.
 */
type Row = [at: string, answers: Record<Who, Answer>];

const NO_JOB = missing("Jasa tidak ditemukan");
const NO_WANTED = missing("Permintaan jasa tidak ditemukan");
const NO_PAYMENT = missing("Detail pesanan tidak ditemukan");

const NO_CONVERSATION = missing("Percakapan tidak ditemukan");
const NO_SUBJECT = missing("Tidak ada yang dapat dilaporkan di sini");
const LOGIN_FOR_BALANCE = login("Anda harus login terlebih dahulu", "Masuk untuk melihat saldo Anda");
const LOGIN_FOR_MESSAGES = login("Anda harus login untuk melihat pesan");
const LOGIN_TO_REPORT = login("Anda harus login untuk melaporkan");
const LOGIN_TO_CHANGE = login("Anda harus login untuk mengubah jasa");
const ORDERS: Row = [
  "",
  members(LOGIN_FOR_ORDERS, shows("Order Aktif", "Anda belum memiliki pesanan aktif"), {
    budi: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
    // Sari only sells, so the seller's side opens first.
    sari: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
  }),
];

/** The route table with the later decisions, by route file. */
const ANSWERS: Partial<Record<RouteFile, Row[]>> = {
  $: ["/tidak-ada", "/dashboard/tidak-ada", "/gig", "/.git/config"].map((path): Row => [path, everybody(NO_PAGE)]),
  $page: [
    ["/about", everybody(shows("Tentang Kami"))],
    ["/how-it-works", everybody(shows("Cara Kerja"))],
    ["/help-center", everybody(shows("Pusat Bantuan"))],
    ["/safety", everybody(shows("Keamanan"))],
    ["/community", everybody(shows("Komunitas"))],
    ["/faq", everybody(shows("Pertanyaan Umum"))],
    ["/privacy", everybody(shows("Kebijakan Privasi"))],
    ["/terms", everybody(shows("Syarat dan Ketentuan"))],
    ["/cookies", everybody(shows("Kuki"))],
    ["/accessibility", everybody(shows("Aksesibilitas"))],
  ],
  _index: [["", everybody(shows("Temukan jasa lokal yang Anda butuhkan", "Jasa Dicari", "Jasa Populer"))]],
  "account._index": [
    ["", members(LOGIN_FIRST, shows("Akun", "Tawarkan Jasa", "Pasang Permintaan", "Saldo", "Keluar"))],
  ],
  "account.agreement": [["", members(LOGIN_FIRST, shows("Persetujuan Anda", "Syarat dan Ketentuan"))]],
  "account.blocks": [["", members(LOGIN_FIRST, shows("Orang yang diblokir"))]],
  "account.data._index": [["", members(LOGIN_FIRST, shows("Data saya", "Unduh data saya", "Bekukan akun"))]],
  "account.data.closure": [["", members(LOGIN_FIRST, shows("Tutup akun"))]],
  "account.email": [
    ["", members(LOGIN_FIRST, { status: 400, heading: "Konfirmasi email baru", words: ["tidak berlaku"] })],
  ],
  "account.notifications": [["", members(LOGIN_FIRST, shows("Email notifikasi"))]],
  "account.phone": [["", members(LOGIN_FIRST, shows("Nomor HP"))]],
  "account.push": [["", everybody(leads("/account/notifications"))]],
  "account.security": [["", members(LOGIN_FIRST, shows("Keamanan akun"))]],
  "account.two-steps": [["", members(LOGIN_FIRST, shows("Verifikasi dua langkah", "Nyalakan"))]],
  "account.suspended": [["", members(LOGIN_FIRST, leads("/dashboard"))]],
  categories: [["", everybody(shows("Kategori", ...CATEGORIES.map(({ name }) => name)))]],
  "category.$slug": [
    ["digital-marketing", everybody(shows("Promosi usaha"))],
    ["design", everybody(shows("Gambar dan video", "Logo untuk kedai kopi"))],
    ["home-services", everybody(shows("Bantuan di rumah"))],
    ["delivery", everybody(shows("Kurir dan pindahan"))],
    ["teaching", everybody(shows("Les dan bimbingan"))],
    ...CATEGORIES.map(({ name, slug }): Row => [slug, everybody(shows(name))]),
    ["tidak-ada", everybody(NO_PAGE)],
  ],
  "category.$slug_.$place": [
    [
      "/category/desain-grafis/jakarta-selatan",
      everybody(shows("Jasa Desain Grafis di Jakarta Selatan", "Logo untuk kedai kopi")),
    ],
    ["/category/desain-grafis/jaksel", everybody(moved("/category/desain-grafis/jakarta-selatan"))],
    ["/category/desain-grafis/tidak-ada", everybody(missing("Tidak ada tempat bernama “tidak ada”", "Kota Bandung"))],
    ["/category/home-services/kota-bandung", everybody(moved("/category/home-services"))],
    ["/category/tidak-ada/kota-bandung", everybody(NO_PAGE)],
  ],
  dashboard: [ORDERS],
  "dashboard.balance._index": [["", members(LOGIN_FOR_BALANCE, shows("Saldo"))]],
  "dashboard.balance.sales": [["", members(LOGIN_FOR_BALANCE, shows("Slip"))]],
  "dashboard.balance.tax": [["", members(LOGIN_FIRST, shows("NPWP atau NIK", "Simpan Nomor"))]],
  "dashboard.balance.withdrawals._index": [["", members(LOGIN_FOR_BALANCE, shows("Semua penarikan"))]],
  "dashboard.balance.withdrawals.new": [["", members(LOGIN_FOR_BALANCE, shows("Saldo belum dapat ditarik"))]],
  "dashboard.(orders)._index": [
    ORDERS,
    [
      "?sisi=pembeli",
      members(LOGIN_FOR_ORDERS, shows("Order Aktif", "Anda belum memiliki pesanan aktif"), {
        budi: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
      }),
    ],
    [
      "?sisi=penjual",
      members(LOGIN_FOR_ORDERS, shows("Order Aktif", "Anda belum memiliki pesanan aktif"), {
        sari: shows("Order Aktif", "Logo untuk kedai kopi", "Detail"),
      }),
    ],
  ],
  "dashboard.$list.create": [
    [
      "/dashboard/services/create",
      members(login("Anda harus login untuk membuat jasa"), shows("Tambah Jasa Baru", "Judul", "Harga")),
    ],
    [
      "/dashboard/wanted/create",
      members(login("Anda harus login untuk membuat jasa"), shows("Buat Permintaan Jasa", "Budget")),
    ],
  ],
  "dashboard.$list.edit.$id": [
    [
      "/dashboard/services/edit/{offer}",
      members(LOGIN_TO_CHANGE, NO_JOB, { sari: shows("Edit Jasa", "Simpan Perubahan") }),
    ],
    ["/dashboard/services/edit/{nobody}", members(LOGIN_TO_CHANGE, NO_JOB)],
    [
      "/dashboard/wanted/edit/{wanted}",
      members(login("Anda harus login untuk mengubah jasa dicari"), NO_WANTED, {
        budi: shows("Edit Permintaan Jasa", "Simpan Perubahan"),
      }),
    ],
  ],
  "dashboard.orders.$id": [
    [
      "{unpaid}",
      members(LOGIN_FOR_ORDERS, shows("Logo untuk kedai kopi", "Aktivitas"), {
        rina: NO_ORDER,
        ayu: NO_ORDER,
      }),
    ],
    ["{nobody}", members(LOGIN_FOR_ORDERS, NO_ORDER)],
  ],
  "dashboard.proposals._index": [["", members(login("Anda harus login untuk"), shows("Penawaran Saya"))]],
  "dashboard.services._index": [
    [
      "",
      members(
        login("Anda harus login untuk melihat jasa"),
        shows("Jasa Ditawarkan", "Anda belum memiliki jasa yang ditawarkan", "Tambah Jasa Baru"),
        { sari: shows("Jasa Ditawarkan", "Logo untuk kedai kopi", "Aktif", "Tidak Aktif") },
      ),
    ],
  ],
  "dashboard.services.hours": [["", members(login("Anda harus login untuk"), shows("Jam kerja"))]],
  "dashboard.wanted._index": [
    [
      "",
      members(
        login("Anda harus login untuk melihat jasa dicari"),
        shows("Jasa Dicari", "Anda belum memiliki permintaan jasa", "Buat Permintaan Jasa"),
        { budi: shows("Jasa Dicari", "Cat ulang dua kamar tidur", "Terbuka", "Ditutup") },
      ),
    ],
  ],
  "dashboard.wanted.invitations": [
    [
      "",
      members(
        login("Anda harus login untuk mengundang"),
        shows("Undang penyedia", "Belum ada permintaan yang terbuka"),
        {
          budi: shows("Undang penyedia"),
        },
      ),
    ],
  ],
  "dashboard.wanted.$id.proposals._index": [
    [
      "{wanted}",
      members(login("Anda harus login untuk"), NO_WANTED, {
        budi: shows("Cat ulang dua kamar tidur", "Penawaran"),
      }),
    ],
  ],
  "explore_.$place": [
    ["/explore/jakarta-selatan", everybody(shows("Jasa di Jakarta Selatan", "Logo untuk kedai kopi"))],
    ["/explore/jabodetabek", everybody(missing("“jabodetabek” ada"))],
  ],
  explore: [
    ["", everybody(shows("Jelajahi jasa", "Logo untuk kedai kopi"))],
    ["?q=logo", everybody(shows("Hasil pencarian “logo”", "Logo untuk kedai kopi"))],
  ],
  "how-it-works.ranking": [["", everybody(shows("Cara Kami Mengurutkan", "Paling cocok"))]],
  "forgot-password": [["", everybody(shows("Lupa kata sandi"))]],
  "gig.$id": [
    ["{offer}", everybody(shows("Logo untuk kedai kopi", "Deskripsi Jasa", "Tentang Penjual"))],
    ["{wanted}", everybody(leads("/wanted/{wanted}"))],
    ["{closedOffer}", { ...everybody(NO_SERVICE), sari: shows("Undangan pernikahan") }],
    ["{nobody}", everybody(NO_SERVICE)],
    ["1", everybody(NO_SERVICE)],
  ],
  "gig.$id_.reviews": [["{offer}", everybody(shows("Ulasan Pelanggan", "Logo untuk kedai kopi"))]],
  login: [["", members(shows("Masuk", "Belum punya akun?"), away("/"))]],
  "login_.code": [["", members(away("/login", "Waktu untuk kode sudah habis"), away("/"))]],
  "messages._index": [["", members(LOGIN_FOR_MESSAGES, shows("Pesan"))]],
  "messages.$id": [["{nobody}", members(LOGIN_FOR_MESSAGES, NO_CONVERSATION)]],
  "messages.$id_.report": [["{nobody}", members(LOGIN_FOR_MESSAGES, NO_CONVERSATION)]],
  "messages.new": [
    ["{offer}", members(LOGIN_FOR_MESSAGES, shows("Sari Wulandari"), { sari: NO_CONVERSATION })],
    ["{nobody}", members(LOGIN_FOR_MESSAGES, NO_CONVERSATION)],
  ],
  notifications: [["", members(login("Anda harus login untuk melihat notifikasi"), shows("Notifikasi"))]],
  "order._index": [["", everybody(away("/", "Terjadi Kesalahan", "ID jasa tidak ditemukan"))]],
  "order.$id": [
    ["{offer}", members(PLEASE_LOGIN, shows("Pesan Jasa", "Lanjutkan ke Pembayaran"), { sari: refuses("Pesan Jasa") })],
    ["{offer}?package=pkg_0", members(PLEASE_LOGIN, shows("Pesan Jasa"), { sari: refuses("Pesan Jasa") })],
    [
      "{offer}?custom=true",
      members(PLEASE_LOGIN, shows("Buat Permintaan Kustom", "Kirim Permintaan Kustom"), {
        sari: refuses("Buat Permintaan Kustom"),
      }),
    ],
    ["{wanted}", members(PLEASE_LOGIN, leads("/wanted/{wanted}"))],
    ["{closedOffer}", members(PLEASE_LOGIN, NO_SERVICE)],
    ["{nobody}", members(PLEASE_LOGIN, NO_SERVICE)],
  ],
  "payment.$id": [
    [
      "{unpaid}",
      members(PLEASE_LOGIN, NO_PAYMENT, { budi: shows("Pembayaran", "Ringkasan Pesanan", "Bayar Sekarang") }),
    ],
    ["{unpaid}?status=success", members(PLEASE_LOGIN, NO_PAYMENT, { budi: shows("Pembayaran") })],
    ["{nobody}", members(PLEASE_LOGIN, NO_PAYMENT)],
  ],
  profile: [
    ["", members(LOGIN_FIRST, shows("{name}", "Statistics", "Services Provided", "Services Wanted"))],
    [
      "?tab=services",
      members(LOGIN_FIRST, shows("{name}", "Your Services"), {
        rina: shows("{name}", "Anda belum memiliki jasa yang ditawarkan", "Tambah Jasa Baru"),
      }),
    ],
  ],
  "profile_.edit": [["", members(LOGIN_FIRST, shows("Edit Profile", "Save Changes"))]],
  "recently-seen.deletion": [["", everybody(away("/"))]],
  "reports.$id": [["{nobody}", members(LOGIN_TO_REPORT, NO_SUBJECT)]],
  "reports.new": [
    ["{offer}", members(LOGIN_TO_REPORT, shows("Laporkan", "Logo untuk kedai kopi"))],
    ["{nobody}", members(LOGIN_TO_REPORT, NO_SUBJECT)],
  ],
  place: [
    ["", everybody(shows("Di mana Anda membutuhkannya?", "Semua Indonesia"))],
    ["?cari=bandung", everybody(shows("Di mana Anda membutuhkannya?", "Kota Bandung", "Kabupaten Bandung"))],
  ],
  "reset-password": [["", everybody({ status: 400, heading: "Buat kata sandi baru", words: ["tidak berlaku"] })]],
  saved: [
    [
      "",
      members(
        login("Anda harus login untuk melihat simpanan"),
        shows("Simpanan", "Belum ada jasa tersimpan", "Cari Jasa"),
      ),
    ],
  ],
  "saved-searches": [["?q=logo", everybody(away("/saved"))]],
  "saved-searches_.$id": [["{nobody}", members(login("Anda harus login untuk melihat simpanan"), NO_PAGE)]],
  signup: [["", members(shows("Daftar", "Sudah punya akun?"), away("/"))]],
  "u.$id": [
    ["{sari}", everybody(shows("Sari Wulandari", "Jasa yang ditawarkan"))],
    ["{nobody}", everybody(missing("Profil tidak ditemukan"))],
  ],
  "another-account": [["", everybody(shows("Akun yang masuk sudah berganti"))]],
  "session-ended": [["", everybody(shows("Sesi Anda sudah berakhir"))]],
  "verify-email": [["", everybody({ status: 400, heading: "Verifikasi email", words: ["tidak berlaku"] })]],
  "verify-email_.resend": [["", everybody(shows("Kirim ulang email verifikasi"))]],
  "wanted._index": [["", everybody(shows("Jasa Dicari", "Cat ulang dua kamar tidur"))]],
  "wanted.$id": [
    ["{wanted}", everybody(shows("Cat ulang dua kamar tidur", "Deskripsi Pekerjaan", "Tentang Klien"))],
    ["{offer}", everybody(leads("/gig/{offer}"))],
    ["{closedWanted}", { ...everybody(NO_SERVICE), budi: shows("Les gitar untuk anak") }],
    ["{nobody}", everybody(NO_SERVICE)],
  ],
};

/** Tested elsewhere: operators' pages, private pages, shared addresses, and addresses that are not pages. */
const ELSEWHERE =
  /^(operator(\.|$)|dev\.|webhooks\.|unsubscribe\.|media\.|sitemaps\.|healthz$|readyz$|suggestions$|logout$|data-saver$|.*\.csv$)|\[\.\]|\.\$id(_|\.)/;

it("the table has every public page", () => {
  const asked = Object.keys(ROUTES).filter((file) => file in ANSWERS || !ELSEWHERE.test(file));
  expect(Object.keys(ANSWERS).sort()).toEqual(asked.sort());
});

const ROWS = Object.entries(ANSWERS).flatMap(([file, rows]) =>
  rows.map(([at, answers]): Row => [addressOf(firstPath(ROUTES[file as RouteFile]), at), answers]),
);

function firstPath(routes: (typeof ROUTES)[RouteFile]): string {
  return [routes].flat()[0]?.path ?? "";
}

function addressOf(path: string, at: string): string {
  if (at.startsWith("/")) return at;
  return path.includes(NOBODY) ? path.replace(NOBODY, at) : path + at;
}

/**
 * One of the members with the same answer makes the request, in turns. A visitor always does, because their page
 * differs. A soak run uses all.
 */
function askers(answers: Record<Who, Answer>, turn: number): [Who, Answer][] {
  const all = Object.entries(answers) as [Who, Answer][];
  return all.filter(([who, answer]) => {
    if (FULL || who === "visitor") return true;
    const alike = all.filter(([other, its]) => other !== "visitor" && its === answer);
    return alike[turn % alike.length]?.[0] === who;
  });
}

describe.each(ROWS.map((row, turn) => [...row, turn] as const))("%s", (address, answers, turn) => {
  it.each(askers(answers, turn))("answers %s as the table says", async (who, answer) => {
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
      if (answer.status === 404) expect(windowTitle(html)).toBe(`${heading(html)} | JasaWarga`);
      for (const said of answer.words) expect(pageText(html)).toContain(said);
    }
  });
});

function filled(text: string, who: Who): string {
  const ids: Record<string, string> = { nobody: NOBODY, name: home.people[who]?.name ?? "" };
  for (const name of ["offer", "wanted", "closedOffer", "closedWanted", "unpaid"] as const) ids[name] = home[name];
  ids.sari = home.sari.id;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
}

describe("the title of a page with a missing subject is its heading", () => {
  const ORDER = `/dashboard/orders/${NOBODY}`;
  it.each([
    ...["", "/completion", "/cancellation", "/change", "/invoice", "/refund-account", "/visit", "/review"].map(
      (step) => ["sari", ORDER + step] as const,
    ),
    ["sari", `${ORDER}/delivery`],
    ["sari", `${ORDER}/reviews/${NOBODY}/reply`],
    ["sari", `/dashboard/services/${NOBODY}/deletion`],
    ["sari", `/dashboard/wanted/${NOBODY}/deletion`],
    ["sari", `/dashboard/proposals/${NOBODY}/withdrawal`],
    ["sari", `/dashboard/wanted/${NOBODY}/proposals/${NOBODY}/decline`],
    ["sari", `/dashboard/wanted/${NOBODY}/proposals/${NOBODY}/acceptance`],
    ["sari", "/operator"],
    ["sari", "/dashboard/tidak-ada"],
    ...["orders", "people", "listings", "disputes", "data", "refunds", "withdrawals", "reports"].map(
      (list) => ["ayu", `/operator/${list}/${NOBODY}`] as const,
    ),
    ["ayu", `/operator/disputes/${NOBODY}/ruling`],
    ["ayu", `/operator/orders/${NOBODY}/payment-check`],
    ["ayu", "/operator/tidak-ada"],
    ["visitor", "/category/tidak-ada"],
    ["visitor", "/unsubscribe/tidak-ada"],
  ] as [Who, string][])("for %s on %s", async (who, path) => {
    const response = await world.fetch(path, as(home, who));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(heading(html)).toBeTruthy();
    expect(windowTitle(html)).toBe(`${heading(html)} | JasaWarga`);
  });
});

it("a routing error has a page with its status", async () => {
  const html = await (await world.fetch("/dashboard/services?after=x", { as: home.sari })).text();
  expect(pageText(html)).toContain("Permintaan ini tidak dapat kami baca");
  const response = await world.fetch("/explore", { form: { q: "logo" } });
  expect(response.status).toBe(405);
  const page = await response.text();
  expect(heading(page)).toBe("Unexpected Application Error!");
  expect(windowTitle(page)).toBe("Unexpected Application Error! | JasaWarga");
  expect(pageText(page)).toContain("Kode 405");
});
