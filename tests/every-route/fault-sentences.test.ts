import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STEPS } from "~/orders/lifecycle";
import type { FormDefinition } from "~/platform/forms/form";
import { failedSentence } from "~/platform/forms/requests.server";
import { withBroken } from "../support/database/broken-database";
import { order, orderFormData, startPaying } from "../support/flows/buying";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { paidOrder } from "../support/flows/order-steps";
import { proposalFields } from "../support/flows/proposing";
import { offerFields, wantedFields } from "../support/flows/selling";
import { controlOf } from "../support/gateway-control";
import { hush } from "../support/logs";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { sample, turns } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

const TEXT = "Kalimat yang panjang ini tidak boleh hilang dari formulir.";

type Visit = { path: string; who: Who; form?: Record<string, string> };
type Row = [situation: string, says: string, visit: () => Visit | Promise<Visit>, kept?: string];

/** One order of each kind is enough, because a failed step leaves its order unchanged. */
const orders: Record<string, Promise<string>> = {};
const once = (kind: string, make: () => Promise<string>) => {
  orders[kind] ??= make();
  return orders[kind];
};
const paid = () => once("paid", () => paidOrder(world, home.budi, home.offer));
const unpaid = () => once("unpaid", () => order(world, home.budi, home.offer));
const asked = () => once("asked", () => order(world, home.budi, home.offer, {}, "?custom=true"));

const FORMS: Row[] = [
  [
    "order creation",
    "Gagal membuat pesanan. Silakan coba lagi.",
    async () => {
      const path = `/order/${home.offer}`;
      return { path, who: "budi", form: await orderFormData(world, home.budi, path, { notes: TEXT }) };
    },
    TEXT,
  ],
  [
    "payment",
    "Gagal memproses pembayaran",
    async () => ({ path: `/payment/${await unpaid()}`, who: "budi", form: { shownTotal: "350000" } }),
  ],
  [
    "creating an offer",
    "Gagal membuat jasa",
    () => ({ path: "/dashboard/services/create", who: "sari", form: offerFields({ description: TEXT }) }),
    TEXT,
  ],
  [
    "creating a request",
    "Gagal membuat jasa dicari",
    () => ({ path: "/dashboard/wanted/create", who: "budi", form: wantedFields({ description: TEXT }) }),
    TEXT,
  ],
  [
    "changing an offer",
    "Gagal mengubah jasa",
    () => ({
      path: `/dashboard/services/edit/${home.offer}`,
      who: "sari",
      form: offerFields({ description: TEXT, status: "active" }),
    }),
    TEXT,
  ],
  [
    "switching an offer off",
    "Gagal mengubah status",
    () => ({
      path: `/dashboard/services/${home.offer}/status`,
      who: "sari",
      form: { status: "inactive" },
    }),
  ],
  [
    "deleting an offer",
    "Gagal menghapus jasa",
    () => ({ path: `/dashboard/services/${home.offer}/deletion`, who: "sari", form: {} }),
  ],
  [
    "deleting a request",
    "Gagal menghapus jasa",
    () => ({ path: `/dashboard/wanted/${home.wanted}/deletion`, who: "budi", form: {} }),
  ],
  [
    "completing an order",
    "Gagal menyelesaikan order",
    async () => ({ path: `/dashboard/orders/${await paid()}/completion`, who: "budi", form: {} }),
  ],
  [
    "cancelling an order",
    "Gagal membatalkan order",
    async () => ({
      path: `/dashboard/orders/${await unpaid()}/cancellation`,
      who: "budi",
      form: { reason: TEXT },
    }),
  ],
  [
    "delivering",
    "Gagal menyerahkan hasil kerja",
    async () => ({
      path: `/dashboard/orders/${await paid()}/delivery`,
      who: "sari",
      form: { note: TEXT },
    }),
    TEXT,
  ],
  [
    "asking to cancel",
    "Gagal meminta pembatalan",
    async () => ({
      path: `/dashboard/orders/${await paid()}/cancellation-request`,
      who: "budi",
      form: { reason: TEXT, back: "350000" },
    }),
    TEXT,
  ],
  [
    "a dispute",
    "Gagal mengajukan masalah",
    async () => ({ path: `/dashboard/orders/${await paid()}/dispute`, who: "budi", form: { reason: TEXT } }),
    TEXT,
  ],
  [
    "proposing a change",
    "Usulan perubahan belum terkirim",
    async () => ({
      path: `/dashboard/orders/${await unpaid()}/change`,
      who: "budi",
      form: { price: "300.000", days: "4", revisions: "2", description: TEXT },
    }),
    TEXT,
  ],
  [
    "a quote",
    "Penawaran harga belum terkirim",
    async () => ({
      path: `/dashboard/orders/${await asked()}`,
      who: "sari",
      form: { price: "412.345", days: "3" },
    }),
    "412.345",
  ],
  [
    "a proposal",
    "Penawaran tidak terkirim",
    () => ({ path: `/wanted/${home.wanted}`, who: "sari", form: proposalFields({ message: TEXT }) }),
    TEXT,
  ],
  [
    "a first message",
    "Pesan belum terkirim",
    () => ({ path: `/messages/new?listing=${home.offer}`, who: "rina", form: { message: TEXT } }),
    TEXT,
  ],
  [
    "a report",
    "Laporan belum terkirim",
    () => ({
      path: `/reports/new?subject=person&id=${home.sari.id}`,
      who: "budi",
      form: { reason: "other", details: TEXT },
    }),
    TEXT,
  ],
  [
    "saving the profile",
    "Gagal menyimpan profil",
    () => ({
      path: "/profile/edit",
      who: "sari",
      form: {
        fullName: "Sari Wulandari",
        bio: TEXT,
        location: "Jakarta Selatan",
        skills: "Logo",
        contactEmail: "sari@contoh.id",
        phone: "081234567890",
        website: "",
      },
    }),
    TEXT,
  ],
  ["logging out", "Gagal keluar", () => ({ path: "/logout", who: "budi", form: {} })],
];

const PAGES: Row[] = [
  ["orders", "Gagal memuat daftar pesanan", () => ({ path: "/dashboard/orders", who: "budi" })],
  ["orders at /dashboard", "Gagal memuat daftar pesanan", () => ({ path: "/dashboard", who: "sari" })],
  ["services", "Gagal memuat daftar jasa", () => ({ path: "/dashboard/services", who: "sari" })],
  ["requests", "Gagal memuat daftar jasa dicari", () => ({ path: "/dashboard/wanted", who: "budi" })],
  ["sent proposals", "Gagal memuat daftar penawaran", () => ({ path: "/dashboard/proposals", who: "sari" })],
  ["an order", "Failed to load order details", () => ({ path: `/dashboard/orders/${home.unpaid}`, who: "budi" })],
  ["the profile", "Terjadi kesalahan saat memuat profil", () => ({ path: "/profile", who: "sari" })],
  ["an offer", "Failed to load service details", () => ({ path: `/gig/${home.offer}`, who: "budi" })],
  ["a request", "Failed to load service details", () => ({ path: `/wanted/${home.wanted}`, who: "sari" })],
  ["all requests", "Failed to load wanted services", () => ({ path: "/wanted", who: "budi" })],
  ["popular services", "Gagal memuat jasa populer", () => ({ path: "/", who: "budi" })],
];

const FAULTS = [
  ["is locked", "D1_ERROR: database is locked: SQLITE_BUSY", true],
  ["is full", "D1_ERROR: database or disk is full: SQLITE_FULL", true],
  ["throws", "D1_ERROR: no such column: shoe_size: SQLITE_ERROR", false],
] as const;

const BROKEN = ["everything", "writes"] as const;

function send({ path, who, form }: Visit) {
  return world.fetch(path, { ...as(home, who), ...(form ? { form } : {}) });
}

async function withoutLog<Result>(work: () => Promise<Result>): Promise<Result> {
  const log = hush();
  try {
    return await work();
  } finally {
    log.end();
  }
}

async function expectFault(answer: Response, who: Who, passing: boolean): Promise<string> {
  if (answer.status === 303) return toastOf(world, answer, home.people[who] as never);
  expect([500, 503]).toContain(answer.status);
  if (passing) expect(answer.status).toBe(503);
  if (answer.status === 503) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  return answer.text();
}

const textWithFields = (html: string) => pageText(html.replace(/<(textarea|input)\b/g, "<span><$1"));

const WAYS = FAULTS.flatMap((fault) => BROKEN.map((broken) => [...fault, broken] as const));

const numbered = (rows: readonly Row[]) => rows.map((row, at) => ({ situation: row[0], row, at }));

describe.each(numbered(FORMS))("$situation", ({ row: [, says, visit, kept], at }) => {
  it.each(turns(WAYS, at, 2))(
    "shows its sentence and keeps its text while the database %s (%s, passing: %s, %s)",
    async (_how, fault, passing, broken) => {
      const sent = await visit();
      const answer = await withBroken(world, broken, () => send(sent), fault);
      const html = await expectFault(answer, sent.who, passing);
      expect(textWithFields(html)).toContain(says);
      expect(html).not.toContain("Failed to load");
      if (kept) expect(html).toContain(kept);
    },
  );

  it.each(turns(FAULTS, at))("shows it with script as well while the database %s", async (_how, fault, passing) => {
    const sent = await visit();
    const path = sent.path.replace(/(\?|$)/, ".data$1");
    const answer = await withBroken(world, "everything", () => send({ ...sent, path }), fault);
    const text = await answer.text();
    if (answer.status === 202) return expect(text).toContain("redirect");
    expect(answer.status).toBe(passing ? 503 : 500);
    expect(text).toContain(says);
    if (kept) expect(text).toContain(kept);
  });
});

describe("starting a payment while the gateway", () => {
  const GATEWAY = [
    "400",
    "401",
    "404",
    "413",
    "429",
    "500",
    "502",
    "503",
    "html",
    "garbage",
    "empty",
    "huge",
    "refuse",
    "lost",
    "hang",
    "drip",
  ];

  it.each(sample(GATEWAY, 5))("fails (%s) shows its sentence, and the order stays payable", async (kind) => {
    const id = await order(world, home.budi, home.offer);
    const control = controlOf(world);
    await control.fail(kind, { on: "create" });
    const path = `/payment/${id}`;
    const answer = await withoutLog(() => send({ path, who: "budi", form: { shownTotal: "350000" } }));
    await control.heal();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(path);
    expect(await toastOf(world, answer, home.budi)).toContain("Gagal memproses pembayaran");
    const page = await (await world.fetch(path, { as: home.budi })).text();
    expect(pageText(page)).toMatch(/Bayar Sekarang|Coba Lagi/);
    await startPaying(world, home.budi, id);
  });

  it.each(["500", "401", "garbage"])("fails (%s) shows it with script as well", async (kind) => {
    const id = await order(world, home.budi, home.offer);
    const control = controlOf(world);
    await control.fail(kind, { on: "create" });
    const form = { shownTotal: "350000", window: "yes" };
    const answer = await withoutLog(() => send({ path: `/payment/${id}.data`, who: "budi", form }));
    await control.heal();
    expect(await toastOf(world, answer, home.budi)).toContain("Gagal memproses pembayaran");
  });

  it.each(FAULTS)("fails and the database %s at the same time", async (_how, fault, passing) => {
    const id = await order(world, home.budi, home.offer);
    const control = controlOf(world);
    await control.fail("500", { on: "create" });
    const sent = { path: `/payment/${id}`, who: "budi" as const, form: { shownTotal: "350000" } };
    const answer = await withBroken(world, ["payments"], () => send(sent), fault);
    await control.heal();
    expect(pageText(await expectFault(answer, "budi", passing))).toContain("Gagal memproses pembayaran");
  });
});

describe.each(numbered(PAGES))("the page of $situation", ({ row: [, says, visit], at }) => {
  it.each(turns(FAULTS, at))("shows its sentence while the database %s", async (_how, fault, passing) => {
    const sent = await visit();
    const answer = await withBroken(world, "everything", () => send(sent), fault);
    expect(pageText(await expectFault(answer, sent.who, passing))).toContain(says);
  });
});

describe("the definition of a form", () => {
  const routes = new URL("../../app/routes/", import.meta.url);
  const withForm = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /export (?:async function|const) action\b/.test(readFileSync(new URL(file, routes), "utf8")));
  /** Forms that store nothing in the database, and the gateway's messages, which no person reads. */
  const WITHOUT = ["another-account", "data-saver", "media.$key.$file", "place", "session-ended", "webhooks.$gateway"];

  async function definitionOf(file: string): Promise<FormDefinition | undefined> {
    const route: { formDefinition?: FormDefinition } = await import(new URL(file, routes).pathname);
    return route.formDefinition;
  }

  const sentenceOf = async (file: string, params: Record<string, string>) =>
    failedSentence(await definitionOf(file), params);

  it("gives a field the same label in every form, because the server keeps one table of them", async () => {
    const labels = new Map<string, string | null>();
    for (const file of withForm) {
      const { fields = {} } = (await definitionOf(file)) ?? {};
      for (const [name, label] of Object.entries(fields)) {
        expect(labels.get(name) ?? label, `${name} in ${file}`).toBe(label);
        labels.set(name, label);
      }
    }
    expect(labels.size).toBeGreaterThan(50);
  });

  it("exists in every route that stores a form", async () => {
    const params = { list: "services", step: "delivery", answer: "acceptance" };
    const found = await Promise.all(withForm.map(async (file) => ({ file, sentence: await sentenceOf(file, params) })));
    const missing = found.filter(({ sentence }) => sentence === null);
    const names = missing.map(({ file }) => file.replace(/(\/route)?\.tsx?$/, ""));
    expect(names.sort()).toEqual(WITHOUT.filter((name) => withForm.some((file) => file.startsWith(name))).sort());
  });

  it("has a sentence for every step of an order and every answer to a change", async () => {
    const steps = ALL_STEPS.filter(({ surface }) => surface === "form" || surface === "press");
    const pages = steps.flatMap(({ page }) => (page === null || page === "change" ? [] : [page]));
    expect(pages.length).toBeGreaterThan(8);
    const ofStep = (step: string) => sentenceOf("dashboard.orders.$id_.$step/route.tsx", { step });
    for (const step of pages) expect(await ofStep(step), step).toMatch(/^Gagal/);
    for (const answer of ["acceptance", "refusal", "withdrawal"])
      expect(await sentenceOf("dashboard.orders.$id_.change_.$answer/route.tsx", { answer })).toMatch(
        /^Gagal .* usulan/,
      );
    expect(await ofStep("tidak-ada")).toBeNull();
  });
});
