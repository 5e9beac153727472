import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { attemptCounters } from "~/database/schema/users";
import { HOUR } from "~/platform/dates";
import { withBroken } from "../support/database/broken-database";
import { cookiesOf, elsewhere, freshEmail, PASSWORD, signupFields, verifiedAccount } from "../support/flows/account";
import { order, orderFormData, startPaying } from "../support/flows/buying";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { paidOrder } from "../support/flows/order-steps";
import { offerFields, wantedFields } from "../support/flows/selling";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
let account: string;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  account = await verifiedAccount(world, "sari");
});
afterEach(() => controlOf(world).heal());
afterAll(() => world.stop());

type Visit = {
  path: string;
  who?: Who;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  broken?: string[] | "everything" | "writes";
  fault?: string;
};

type Row = {
  situation: string;
  /** Created for each request, because most can be made only once. */
  visit: () => Visit | Promise<Visit>;
  says: string[];
  /** Replaces `says` for a request with script, if the page's code has the text and the data only a code. */
  data?: string;
};

const paid = () => paidOrder(world, home.budi, home.offer, { method: "qris" });

async function paymentAfter(transaction_status: string): Promise<Visit> {
  const id = await order(world, home.budi, home.offer);
  const { gatewayOrderId } = await startPaying(world, home.budi, id);
  await controlOf(world).pay(gatewayOrderId, { transaction_status, payment_type: "qris" });
  return { path: `/payment/${id}`, who: "budi" };
}

async function ordering(): Promise<Visit> {
  const path = `/order/${home.offer}`;
  return { path, who: "budi", form: await orderFormData(world, home.budi, path) };
}

const login = (fields: Record<string, string>): Visit => ({
  path: "/login",
  form: fields,
  headers: elsewhere(),
});
const signup = (email: string): Visit => ({
  path: "/signup",
  form: signupFields(email),
  headers: elsewhere(),
});

const FORMS: Row[] = [
  {
    situation: "login failure",
    visit: () => login({ email: account, password: "salah" }),
    says: ["Gagal Masuk", "Email atau kata sandi salah."],
  },
  {
    situation: "login unexpected",
    visit: () => ({ ...login({ email: account, password: PASSWORD }), broken: "everything" }),
    says: ["Error", "Terjadi kesalahan saat masuk. Silakan coba lagi."],
  },
  {
    situation: "login success",
    visit: () => login({ email: account, password: PASSWORD }),
    says: ["Masuk Berhasil", "Selamat datang kembali!"],
  },
  {
    situation: "signup failure",
    async visit() {
      const headers = elsewhere();
      const hour = Date.now() - (Date.now() % HOUR);
      const { db } = world.context();
      // The next hour too, because the hour may end before the form is sent.
      for (const windowStart of [hour, hour + HOUR])
        await db
          .insert(attemptCounters)
          .values({ key: `signup:${headers["CF-Connecting-IP"]}`, windowStart, count: 200 });
      return { ...signup(freshEmail("sari")), headers };
    },
    says: ["Gagal Mendaftar", "Terlalu banyak percobaan."],
  },
  {
    situation: "signup unexpected",
    visit: () => ({ ...signup(freshEmail("sari")), broken: "everything" }),
    says: ["Terjadi kesalahan saat mendaftar. Silakan coba lagi."],
  },
  {
    situation: "signup success",
    visit: () => signup(freshEmail("sari")),
    says: ["Pendaftaran Berhasil", "Silakan verifikasi email Anda untuk melanjutkan."],
  },
  {
    situation: "order creation failure",
    visit: async () => ({ ...(await ordering()), broken: "writes" }),
    says: ["Gagal membuat pesanan. Silakan coba lagi."],
  },
  {
    situation: "order created",
    visit: ordering,
    says: ["Pesanan Dibuat"],
  },
  {
    situation: "payment that the gateway cannot take",
    async visit() {
      const id = await order(world, home.budi, home.offer);
      await controlOf(world).fail("500", { times: 9, on: "create" });
      return { path: `/payment/${id}`, who: "budi", form: { shownTotal: "350000" } };
    },
    says: ["Gagal memproses pembayaran"],
  },
  {
    situation: "proposal sent",
    async visit() {
      const wanted = await world.listing(home.budi, { kind: "wanted", deadline: Date.now() + 864_000_000 });
      const form = { formId: crypto.randomUUID(), message: "Saya bisa mulai hari Senin." };
      return { path: `/wanted/${wanted}`, who: "sari", form };
    },
    says: ["Penawaran Terkirim", "Penawaran jasa Anda telah berhasil dikirim ke klien"],
  },
  {
    situation: "listing created",
    visit: () => ({ path: "/dashboard/services/create", who: "sari", form: offerFields() }),
    says: ["Jasa berhasil dibuat!"],
  },
  {
    situation: "listing not created",
    visit: () => ({
      path: "/dashboard/services/create",
      who: "sari",
      form: offerFields(),
      broken: ["services"],
    }),
    says: ["Gagal membuat jasa", "Terjadi kesalahan saat membuat jasa"],
    data: '"failed"',
  },
  {
    situation: "request created",
    visit: () => ({ path: "/dashboard/wanted/create", who: "budi", form: wantedFields() }),
    says: ["Permintaan jasa berhasil dibuat!"],
  },
  {
    situation: "offer deleted",
    async visit() {
      const id = await world.listing(home.sari);
      return { path: `/dashboard/services/${id}/deletion`, who: "sari", form: {} };
    },
    says: ["Jasa berhasil dihapus"],
  },
  {
    situation: "request deleted",
    async visit() {
      const id = await world.listing(home.budi, { kind: "wanted" });
      return { path: `/dashboard/wanted/${id}/deletion`, who: "budi", form: {} };
    },
    says: ["Permintaan jasa berhasil dihapus"],
  },
  {
    situation: "offer not deleted",
    visit: () => ({
      path: `/dashboard/services/${home.offer}/deletion`,
      who: "sari",
      form: {},
      broken: ["services"],
    }),
    says: ["Gagal menghapus jasa"],
  },
  {
    situation: "order completed",
    visit: async () => ({ path: `/dashboard/orders/${await paid()}/completion`, who: "budi", form: {} }),
    says: ["Order berhasil diselesaikan"],
  },
  {
    situation: "order not completed",
    visit: () => ({ path: `/dashboard/orders/${home.unpaid}/completion`, who: "budi", form: {} }),
    says: ["Gagal menyelesaikan order"],
  },
  {
    situation: "order not completed for a fault of ours",
    visit: async () => ({
      path: `/dashboard/orders/${await paid()}/completion`,
      who: "budi",
      form: {},
      broken: ["order_events"],
    }),
    says: ["Gagal menyelesaikan order"],
  },
  {
    situation: "order cancelled",
    visit: async () => ({
      path: `/dashboard/orders/${await order(world, home.budi, home.offer)}/cancellation`,
      who: "budi",
      form: {},
    }),
    says: ["Order berhasil dibatalkan"],
  },
  {
    situation: "order not cancelled",
    visit: async () => ({ path: `/dashboard/orders/${await paid()}/cancellation`, who: "budi", form: {} }),
    says: ["Gagal membatalkan order"],
  },
  {
    situation: "logout",
    async visit() {
      const rina = await world.person("Rina Kartika");
      home.people.rina = rina;
      return { path: "/logout", who: "rina", form: {} };
    },
    says: ["Berhasil keluar"],
  },
  {
    situation: "logout failure",
    visit: () => ({ path: "/logout", who: "budi", form: {}, broken: ["sessions"] }),
    says: ["Gagal keluar"],
  },
];

/** Its data contain a message that the page words differently. */
const NO_SUCH_GIG = "/gig/3f0c5a52-0000-4000-8000-00000000dead";

const PAGES: Row[] = [
  {
    situation: "popular load failure",
    visit: () => ({ path: "/", broken: ["services"] }),
    says: ["Gagal memuat jasa populer"],
  },
  {
    situation: "wanted load failure",
    visit: () => ({ path: "/", broken: ["services"] }),
    says: ["Failed to load wanted services"],
  },
  {
    situation: "wanted list load failure",
    visit: () => ({ path: "/wanted", broken: ["services"] }),
    says: ["Failed to load wanted services"],
  },
  {
    situation: "service data that is none",
    visit: () => ({ path: NO_SUCH_GIG }),
    says: ["Service not found"],
  },
  {
    situation: "gig page load error",
    visit: () => ({ path: `/gig/${home.offer}`, broken: ["services"] }),
    says: ["Failed to load service details", "Please try again later"],
  },
  {
    situation: "wanted page load error",
    visit: () => ({ path: `/wanted/${home.wanted}`, broken: ["services"] }),
    says: ["Error", "Failed to load service details", "Please try again later"],
  },
  {
    situation: "not logged in to order",
    visit: () => ({ path: `/order/${home.offer}` }),
    says: ["Anda harus login", "Silakan login terlebih dahulu untuk melanjutkan pemesanan"],
  },
  {
    situation: "missing service id",
    visit: () => ({ path: "/order" }),
    says: ["Terjadi Kesalahan", "ID jasa tidak ditemukan"],
  },
  {
    situation: "payment done",
    visit: () => paymentAfter("settlement"),
    says: ["Pembayaran Berhasil", "Ringkasan Pesanan", "Logo untuk kedai kopi", "Paket Standar", "Total Rp 350.000"],
  },
  { situation: "payment under way", visit: () => paymentAfter("pending"), says: ["Pembayaran Dalam Proses"] },
  {
    situation: "payment failed",
    visit: () => paymentAfter("deny"),
    says: [
      "Pembayaran Gagal",
      "Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.",
      "Coba Lagi",
      "Kembali ke Pesanan",
    ],
  },
  {
    situation: "payment of no order",
    visit: () => ({ path: "/payment/3f0c5a52-0000-4000-8000-00000000dead", who: "budi" }),
    says: ["Detail pesanan tidak ditemukan"],
  },
  ...(
    [
      ["/dashboard/orders", "pesanan", ["orders"]],
      ["/dashboard/services", "jasa", ["services"]],
      ["/dashboard/wanted", "jasa dicari", ["services"]],
    ] as const
  ).flatMap(([path, what, broken]): Row[] => [
    {
      situation: `${path} not logged in`,
      visit: () => ({ path }),
      says: [`Anda harus login untuk melihat ${what}`],
    },
    {
      situation: `${path} load failure`,
      visit: () => ({ path, who: "sari", broken: [...broken] }),
      says: [`Gagal memuat daftar ${what}`],
    },
  ]),
  {
    situation: "asked before an offer goes",
    visit: () => ({ path: `/dashboard/services/${home.offer}/deletion`, who: "sari" }),
    says: ["Apakah Anda yakin ingin menghapus jasa ini?"],
  },
  {
    situation: "asked before a request goes",
    visit: () => ({ path: `/dashboard/wanted/${home.wanted}/deletion`, who: "budi" }),
    says: ["Apakah Anda yakin ingin menghapus permintaan jasa ini?"],
  },
  {
    situation: "asked before an order is cancelled",
    visit: () => ({ path: `/dashboard/orders/${home.unpaid}/cancellation`, who: "budi" }),
    says: ["Apakah Anda yakin ingin membatalkan order ini?"],
  },
  {
    situation: "order detail load failure",
    visit: () => ({ path: `/dashboard/orders/${home.unpaid}`, who: "budi", broken: ["orders"] }),
    says: ["Failed to load order details"],
  },
  ...(
    [
      ["/dashboard", "Gagal memuat daftar pesanan", ["orders"]],
      ["/dashboard/orders", "Gagal memuat daftar pesanan", ["orders"]],
      ["/dashboard/services", "Gagal memuat daftar jasa", ["services"]],
      ["/dashboard/wanted", "Gagal memuat daftar jasa dicari", ["services"]],
      ["/dashboard/proposals", "Gagal memuat daftar penawaran", ["proposals"]],
      ["/dashboard/balance", "Gagal memuat saldo", ["ledger"]],
      ["/messages", "Gagal memuat pesan", ["conversations"]],
      ["/notifications", "Gagal memuat notifikasi", ["notifications"]],
      ["/saved", "Gagal memuat simpanan", ["favourites"]],
    ] as const
  ).map(
    ([path, failed, broken]): Row => ({
      situation: `${path} that cannot be read asks once more`,
      visit: () => ({ path, who: "sari", broken: [...broken] }),
      says: [`${failed}`, "Coba lagi"],
    }),
  ),
  {
    situation: "orders load failure when nothing answers",
    visit: () => ({ path: "/dashboard/orders", who: "budi", broken: "everything" }),
    says: ["Gagal memuat daftar pesanan"],
  },
  {
    situation: "order detail of no order",
    visit: () => ({ path: "/dashboard/orders/3f0c5a52-0000-4000-8000-00000000dead", who: "budi" }),
    says: ["Order not found", "Order tidak ditemukan"],
  },
  {
    situation: "create listing not logged in",
    visit: () => ({ path: "/dashboard/services/create" }),
    says: ["Anda harus login untuk membuat jasa"],
  },
  {
    situation: "profile not logged in",
    visit: () => ({ path: "/profile" }),
    says: ["Anda harus login terlebih dahulu"],
  },
  {
    situation: "profile load failure",
    visit: () => ({ path: "/profile?tab=services", who: "sari", broken: ["services"] }),
    says: ["Terjadi kesalahan saat memuat profil"],
  },
  {
    situation: "routing",
    visit: () => ({ path: "/explore", broken: "everything", fault: "D1_ERROR: no such table: SQLITE_ERROR" }),
    says: ["Unexpected Application Error!", "Kode 500"],
  },
  {
    situation: "routing while the database does not answer",
    visit: () => ({ path: "/explore", broken: "everything" }),
    says: ["Unexpected Application Error!", "Kode 503"],
  },
];

describe("the catalogue", () => {
  it.each(FORMS)("$situation, with a plain browser form", async ({ visit, says }) => {
    const said = pageText(await seen(await visit()));
    for (const text of says) expect(said).toContain(text);
  });

  it.each(FORMS)("$situation, with script", async ({ visit, says, data }) => {
    const said = await answered(await visit());
    for (const text of data ? [data] : says) expect(said).toContain(text);
  });

  it.each(PAGES)("$situation", async ({ visit, says }) => {
    const asked = await visit();
    const html = await seen(asked);
    const said = asked.path === NO_SUCH_GIG ? await answered(asked) : pageText(html);
    for (const text of says) expect(said).toContain(text);
  });
});

it("the data of /wanted for an offer name the error for scripts, and people never see it", async () => {
  const response = await world.fetch(`/wanted/${home.offer}`);
  expect(response.headers.get("Location")).toBe(`/gig/${home.offer}`);
  expect(await response.text()).toBe("This is not a wanted service");
  expect(await seen({ path: `/wanted/${home.offer}` })).not.toContain("This is not a wanted service");
});

function send(visit: Visit, path = visit.path) {
  const work = () =>
    world.fetch(path, {
      ...as(home, visit.who ?? "visitor"),
      ...(visit.form ? { form: visit.form } : {}),
      headers: visit.headers ?? {},
    });
  return visit.broken ? withBroken(world, visit.broken, work, visit.fault) : work();
}

async function seen(visit: Visit): Promise<string> {
  const response = await send(visit);
  return next(visit, response, response.headers.get("Location"), (path) => path);
}

/** The same as data, as Remix requests it in a hydrated page. */
async function answered(visit: Visit): Promise<string> {
  const [path, query] = visit.path.split("?");
  const response = await send(visit, `${path}.data${query ? `?${query}` : ""}`);
  if (response.status !== 202) return response.text();
  const to = /"redirect","([^"]+)"/.exec(await response.clone().text())?.[1] ?? null;
  return next(visit, response, to, (path) => (path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1")));
}

async function next(
  visit: Visit,
  response: Response,
  to: string | null,
  address: (path: string) => string,
): Promise<string> {
  if (to === null) return response.text();
  const cookie = [home.people[visit.who ?? "visitor"]?.cookie, cookiesOf(response)].filter(Boolean).join("; ");
  return (await world.fetch(address(to.split("#", 1)[0] ?? ""), { cookie })).text();
}
