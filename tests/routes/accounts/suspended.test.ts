import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATIC_PAGES } from "~/content/pages.server";
import { FORM_STEPS, isAllowedWhileSuspended } from "~/orders/lifecycle";
import { listedTerms } from "~/search/index-terms";
import { listingLocation } from "~/search/search";
import { databaseSnapshot } from "../../support/database/database-snapshot";
import { cookiesOf, logInRequest, verifiedAccount } from "../../support/flows/account";
import { order, orderFields } from "../../support/flows/buying";
import { disputedOrder } from "../../support/flows/disputing";
import { askAbout, messageFields } from "../../support/flows/messaging";
import { readOrder } from "../../support/flows/money";
import { newOperator } from "../../support/flows/operators";
import { paidOrder, step } from "../../support/flows/order-steps";
import { proposalFields } from "../../support/flows/proposing";
import { act, suspend } from "../../support/flows/reporting";
import { names, part, parts, written } from "../../support/pages/page-parts";
import { hrefs } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
import { EVERY_ROUTE, NOBODY } from "../../support/routes";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let budi: TestPerson;
let wati: TestPerson;
let offer: string;
let running: string;
let conversation: string;

const WHY = "Meminta pembayaran di luar JasaWarga.";

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari);
  running = await order(world, budi, offer);
  conversation = await askAbout(world, budi, offer, "Berapa lama?");
  wati = await world.person("Wati Pembeli");
  await paidOrder(world, wati, offer);
  await act(world, ayu, suspend(sari), WHY);
});
afterAll(() => world.stop());

const page = async (path: string, as?: TestPerson) => {
  const response = await world.fetch(path, as ? { as } : {});
  return { status: response.status, html: await response.text(), to: response.headers.get("Location") };
};

/** A form with typed texts gets a page that shows them and links to the reason; any other form is redirected. */
async function leadsTo(answer: Response): Promise<string | null> {
  if (answer.status !== 403) return answer.headers.get("Location");
  const main = part(await answer.text(), "main");
  expect(main.text).toContain("Yang Anda isi");
  return hrefs(main.html).find((href) => href === "/account/suspended") ?? null;
}

const OPEN = new Set(
  [
    "/dashboard",
    "/dashboard/orders",
    "/dashboard/orders/NOBODY",
    "/dashboard/orders/NOBODY/files/NOBODY",
    "/dashboard/orders/NOBODY/delivery",
    "/dashboard/orders/NOBODY/completion",
    "/account",
    "/account/agreement",
    "/account/data",
    "/account/data/NOBODY/files/html",
    "/account/data/closure",
    "/account/suspended",
    "/dashboard/balance/tax",
  ].map((path) => path.replaceAll("NOBODY", NOBODY)),
);
const MONEY = /^\/dashboard\/(balance|orders\/[^/]+\/(invoice|refund|visit\.ics))/;

/** One address per route, and the static pages, which share a route. */
const PATHS = EVERY_ROUTE.filter(([file]) => !file.startsWith("$") && !file.startsWith("webhooks"))
  .map(([, { path }]) => path.split("?")[0] ?? "")
  .concat(STATIC_PAGES.map(({ path }) => path));

describe("for a suspended person", () => {
  it.each(PATHS)("%s shows public content, their own orders and money, or the suspension page", async (path) => {
    const visitor = await page(path);
    const found = await page(path, sari);
    if (OPEN.has(path) || MONEY.test(path)) expect([200, 302, 404]).toContain(found.status);
    else if (path === "/login/code") expect(found.to).toBe("/");
    else if (visitor.to?.startsWith("/login")) expect(found.to).toBe("/account/suspended");
    else if (found.to !== null) expect(["/", visitor.to]).toContain(found.to);
    else expect(found.status).toBe(visitor.status);
  });

  it.each(PATHS)("%s accepts no form", async (path) => {
    if (path === "/logout" || MONEY.test(path)) return;
    const before = await databaseSnapshot(world);
    const answer = await world.fetch(path, {
      as: sari,
      form: { message: "x", answer: "Tolong dipulihkan." },
    });
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 303)
      expect(answer.headers.get("Location")).toMatch(/^\/(account\/suspended|login|place\?redirectTo=%2F)?$/);
    expect(await databaseSnapshot(world)).toEqual(before);
  });

  it("the suspension page has a heading and links to home, orders and money", async () => {
    const { html } = await page("/account/suspended", sari);
    expect(html).toContain("<title>Akun ditangguhkan | JasaWarga</title>");
    const trail = part(html, "navigation", "Remah roti");
    expect(trail.text).toMatch(/Akun ditangguhkan$/);
    expect(hrefs(trail.html)[0]).toBe("/");
    expect(html).toContain(WHY);
    expect(html).toContain("Saldo Anda masih dapat ditarik");
    for (const path of [
      "/dashboard/orders?sisi=pembeli",
      "/dashboard/orders?sisi=penjual",
      "/dashboard/balance/withdrawals/new",
    ]) {
      expect(hrefs(html)).toContain(path);
      expect((await page(path, sari)).status, path).toBe(200);
    }
  });

  it("an unpaid order has no button and shows the reason", async () => {
    expect((await page("/dashboard/orders?sisi=penjual", sari)).html).toContain(running.slice(0, 8));
    const { status, html } = await page(`/dashboard/orders/${running}`, sari);
    expect(status).toBe(200);
    expect(html).toContain("Langkah lain tidak tampil sampai akun Anda dipulihkan");
    expect(names(part(html, "main").html, "button")).toEqual(["Logout"]);
    expect(html).not.toContain("Batalkan Order");
    expect(written(html)).toEqual([]);
  });

  it("an order that waits for the other side keeps the tabs at the bottom", async () => {
    const tabs = async (as: TestPerson) =>
      parts((await page(`/dashboard/orders/${running}`, as)).html, "navigation", "Pintasan").length;
    expect(await tabs(sari)).toBe(1);
    expect(await tabs(budi)).toBe(1);
    const seen = await page(`/dashboard/orders/${running}`, budi);
    expect(seen.html).toContain("Tertahan selama akun Sari Wulandari ditangguhkan");
    expect(seen.html).toContain("Belum ada yang perlu Anda bayar");
    expect(names(part(seen.html, "main").html, "button")).not.toContain("Bayar Sekarang");
  });

  it("forms about existing listings, orders and people change nothing either", async () => {
    const mine = await world.listing(budi, { kind: "wanted" });
    const others = await world.listing(budi);
    const before = await databaseSnapshot(world);
    for (const [path, form] of [
      [`/order/${others}`, orderFields()],
      [`/wanted/${mine}`, proposalFields()],
      [`/messages/${conversation}`, messageFields("Halo lagi")],
      [`/messages/${conversation}/new`, messageFields("Halo lagi")],
      [`/dashboard/orders/${running}/cancellation`, {}],
      [`/dashboard/orders/${running}`, { price: "400000", days: "3" }],
      [`/reports/new?subject=person&id=${budi.id}`, { reason: "other", details: "Dia yang menipu saya." }],
    ] as const) {
      const answer = await world.fetch(path, { as: sari, form });
      if (answer.status === 401) expect(path).toMatch(/\/new$/);
      else expect(await leadsTo(answer), path).toBe("/account/suspended");
    }
    await world.settled();
    expect(await databaseSnapshot(world)).toEqual(before);
  });
});

describe("a suspended person with a running order", () => {
  const REASON = { reason: "Pekerjaannya sudah selesai dan sesuai dengan yang disepakati." };
  const AWAY = "/account/suspended";
  const phaseOf = async (id: string) => (await readOrder(world, id)).order.phase;
  const goesTo = async (id: string, name: string, as: TestPerson, fields: Record<string, string> = {}) => {
    await world.settled();
    const answer = await step(world, id, name, as, fields);
    return leadsTo(answer);
  };
  const suspended = async (who: TestPerson) => {
    expect((await act(world, ayu, suspend(who), WHY)).status).toBe(303);
    return who;
  };

  it.each(FORM_STEPS.map(({ page: name, kind }) => ({ name: name ?? "", open: isAllowedWhileSuspended(kind) })))(
    "can open $name: $open",
    async ({ name, open }) => {
      const { to, status } = await page(`/dashboard/orders/${NOBODY}/${name}`, sari);
      if (open) expect(status).toBe(404);
      else expect(to).toBe(AWAY);
      const sent = await step(world, NOBODY, name, sari, { ...REASON, note: "Hasil", back: "35000" });
      if (open) expect(sent.status).toBe(404);
      else expect(await leadsTo(sent)).toBe(AWAY);
    },
  );

  it("can deliver, refuse a cancellation, report a problem, and accept a settlement, as the seller", async () => {
    const tono = await world.person("Tono Prasetyo");
    const id = await paidOrder(world, budi, await world.listing(tono));
    const path = `/dashboard/orders/${id}`;
    await suspended(tono);
    expect((await page(path, tono)).html).toContain("Serahkan Hasil");
    for (const name of ["cancellation", "change"]) {
      expect((await page(`${path}/${name}`, tono)).to, name).toBe(AWAY);
      expect(await goesTo(id, name, tono), name).toBe(AWAY);
    }
    expect(await phaseOf(id)).toBe("working");

    expect(await goesTo(id, "delivery", tono)).toBe(path);
    expect(await phaseOf(id)).toBe("delivered");
    await goesTo(id, "cancellation-request", budi, { ...REASON, back: "350000" });
    const mailed = await world.bindings.DB.prepare("select body from outbox where recipient = ?")
      .bind(tono.email)
      .all<{ body: string }>();
    expect(mailed.results.map(({ body }) => body).join()).toContain(path);
    const { html } = await page(path, tono);
    for (const part of ["Tolak Pembatalan", "Setujui Pembatalan", "Giliran Anda"]) expect(html).toContain(part);
    for (const part of ["Batalkan Order", "Usulkan Perubahan"]) expect(html).not.toContain(part);
    expect(written(html)).toEqual([]);
    expect(await goesTo(id, "cancellation-refusal", tono, REASON)).toBe(path);
    expect(await phaseOf(id)).toBe("delivered");

    expect(await goesTo(id, "dispute", tono, REASON)).toBe(path);
    expect(await goesTo(id, "settlement", tono, { back: "0" })).toBe(AWAY);
    await goesTo(id, "settlement", budi, { back: "105000" });
    expect(await goesTo(id, "settlement-agreement", tono)).toBe(path);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: null, paymentStatus: "split" });
  });

  it("can withdraw a request and complete, as the buyer", async () => {
    const wati = await world.person("Wati Lestari");
    const id = await paidOrder(world, wati, await world.listing(budi));
    const path = `/dashboard/orders/${id}`;
    await goesTo(id, "cancellation-request", wati, { ...REASON, back: "350000" });
    await suspended(wati);
    expect(await goesTo(id, "cancellation-withdrawal", wati)).toBe(path);
    await goesTo(id, "delivery", budi);
    const { html } = await page(path, wati);
    expect(html).not.toContain("Minta Revisi");
    for (const part of ["Terima Hasil", "Ajukan Masalah"]) expect(html).toContain(part);
    for (const name of ["revision", "cancellation-request"])
      expect(await goesTo(id, name, wati, { ...REASON, back: "315000" }), name).toBe(AWAY);
    expect(await phaseOf(id)).toBe("delivered");
    expect(await goesTo(id, "completion", wati)).toBe(path);
    expect((await readOrder(world, id)).order.status).toBe("completed");
  });

  it("sees in the list of orders the reason and the possible steps only", async () => {
    const tono = await world.person("Tono Prasetyo");
    const shop = await world.listing(tono);
    const work = await paidOrder(world, budi, shop);
    const asked = await order(world, budi, shop, {}, "?custom=true");
    const before = await page("/dashboard/orders?sisi=penjual", tono);
    expect(before.html).not.toContain(AWAY);
    expect(before.html).not.toContain("Tertahan");
    await suspended(tono);
    const { html } = await page("/dashboard/orders?sisi=penjual", tono);
    expect(hrefs(html)).toContain(AWAY);
    const todo = hrefs(part(html, "region", "Giliran Anda").html);
    expect(todo).toContain(`/dashboard/orders/${work}`);
    expect(todo).not.toContain(`/dashboard/orders/${asked}`);
    const waiting = part(html, "region", "Berjalan");
    expect(hrefs(waiting.html)).toContain(`/dashboard/orders/${asked}`);
    expect(waiting.text).toContain("Tertahan selama akun Anda ditangguhkan");
    expect((await page(`/dashboard/orders/${asked}`, tono)).html).toContain("Tertahan selama akun");
  });

  it("can answer a problem that the other side reported", async () => {
    const tono = await world.person("Tono Prasetyo");
    const id = await disputedOrder(world, {
      buyer: budi,
      seller: tono,
      listingId: await world.listing(tono),
    });
    await suspended(tono);
    expect(await goesTo(id, "dispute-answer", tono, REASON)).toBe(`/dashboard/orders/${id}`);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "disputed", answerDueAt: null });
  });
});

describe("other people", () => {
  it("cannot order from or write to a suspended person", async () => {
    expect((await page(`/u/${sari.id}`)).status).toBe(404);
    expect((await page(`/gig/${offer}`)).status).toBe(404);
    // Budi has not paid, so the offer is closed to him. Wati has paid and can see it, but not order again.
    expect((await page(`/gig/${offer}`, budi)).status).toBe(404);
    const ordered = await page(`/gig/${offer}`, wati);
    expect(ordered.status).toBe(200);
    expect(ordered.html).not.toContain(`/order/${offer}`);
    const again = await world.fetch(`/order/${offer}`, { as: budi, form: orderFields() });
    expect(again.headers.get("Location") ?? "").not.toContain("/payment/");
    const sent = await world.fetch(`/messages/${conversation}`, {
      as: budi,
      form: messageFields("Masih di sana?"),
    });
    expect(sent.status).toBe(400);
    expect(await sent.text()).toContain("sedang ditangguhkan");
    const { html } = await page(`/messages/${conversation}`, budi);
    expect(html).toContain("sedang ditangguhkan");
    expect(written(html)).toEqual([]);
  });

  it("can end a running order with them, and see the reason", async () => {
    const { html } = await page(`/dashboard/orders/${running}`, budi);
    expect(html).toContain("Akun Sari Wulandari sedang ditangguhkan");
    expect(html).toContain("Batalkan Order");
    const cancelled = await world.fetch(`/dashboard/orders/${running}/cancellation`, { as: budi, form: {} });
    expect(await toastOf(world, cancelled, budi)).toContain("dibatalkan");
  });

  it("never see a listing whose form was in progress at the suspension", async () => {
    const { storeListing } = await import("~/listings/own-queries.server");
    const { storeListingChange } = await import("~/listings/own-queries.server");
    const { db, now } = world.context();
    const id = crypto.randomUUID();
    const draft = {
      kind: "offer" as const,
      title: "Logo kilat semalam",
      description: "Selesai semalam, tanpa revisi, tanpa ampun.",
      category: "Desain Grafis" as const,
      price: 50_000,
      location: "Online",
      comesToBuyer: false,
      atSeller: false,
      startsInDays: null,
      deliveryTime: "1 hari",
      deadline: null,
      unit: "paket" as const,
      packages: [],
      extras: [],
      travelFees: {},
      callOutFee: 0,
      requirements: [],
      additionalInfo: [],
      deliveryDays: 1,
    };
    const found = { ...listingLocation(draft.location), ...listedTerms({ ...draft, sellerName: sari.name }) };
    const made = { id, ownerId: sari.id, sellerName: sari.name, sellerPicture: null, formId: id };
    await storeListing(db, { ...draft, ...found, ...made }, [], now);
    expect((await page(`/gig/${id}`, budi)).status).toBe(404);
    await storeListingChange(
      db,
      { id, userId: sari.id, asRead: null },
      { ...draft, ...found, status: "active" },
      { kept: [], removed: [], added: [] },
      { now, alongside: [] },
    );
    expect((await page(`/gig/${id}`, budi)).status).toBe(404);
  });
});

describe("logging in while suspended", () => {
  it("redirects to the suspension page, and a new password can be requested", async () => {
    const email = await verifiedAccount(world, "tono");
    const { DB } = world.bindings;
    await DB.prepare("update users set suspended_at = 1, suspended_reason = 'Menipu pembeli.' where email = ?")
      .bind(email)
      .run();
    const answer = await logInRequest(world, email);
    expect(answer.headers.get("Location")).toBe("/account/suspended");
    const cookie = cookiesOf(answer);
    const html = await (await world.fetch("/account/suspended", { cookie })).text();
    for (const part of ["Akun Anda ditangguhkan", "Menipu pembeli.", "/dashboard/orders", "/dashboard/balance"])
      expect(html).toContain(part);
    expect((await world.fetch("/login", { cookie })).headers.get("Location")).toBe("/");
    world.postbox.sent.length = 0;
    await world.fetch("/forgot-password", { form: { email } });
    await world.settled();
    expect(world.postbox.sent.map(({ to }) => to)).toEqual([email]);
  });

  it("shows that page to suspended people only", async () => {
    expect((await page("/account/suspended", budi)).to).toBe("/dashboard");
    expect((await page("/account/suspended")).to).toMatch(/^\/login/);
  });
});
