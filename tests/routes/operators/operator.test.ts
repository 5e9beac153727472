import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { outbox } from "~/database/schema/users";
import { readOperatorSummary } from "~/operators/queries.server";
import { HOUR } from "~/platform/dates";
import { NEEDS, order } from "../../support/flows/buying";
import { disputedOrder, PROBLEM } from "../../support/flows/disputing";
import { messageFields } from "../../support/flows/messaging";
import { newOperator, stuckNotification } from "../../support/flows/operators";
import { as, type Marketplace, smallMarketplace } from "../../support/flows/order-parties";
import { paidOrder } from "../../support/flows/order-steps";
import { part } from "../../support/pages/page-parts";
import { hrefs, pageText } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
import { EVERY_ROUTE } from "../../support/routes";
import { startWorld, type World } from "../../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

/** One address per operators' route, so that new ones are tested too. */
const OPERATORS = EVERY_ROUTE.filter(([file]) => /^operator(\.|$)/.test(file)).map(([file, { path }]) => ({
  file,
  path: path.split("?")[0] ?? "",
}));

/** The three requests for a page: the document, its data, and the data of its own loader. */
function waysTo({ file, path }: (typeof OPERATORS)[number]): string[] {
  const data = [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(`routes/${file}`)}`];
  // Files and pictures have no data besides their bytes.
  return /\.(files|pictures)\.|\]csv$/.test(file) ? [path] : [path, ...data];
}

// Pages of one item answer 404 to everybody for an unknown id. The ownership test checks them with real ids.
describe.each(OPERATORS.filter(({ file }) => !file.includes("$")))("$file", (route) => {
  it("is not found for people who are not operators", async () => {
    for (const way of waysTo(route)) {
      for (const who of ["rina", "budi", "sari"] as const) {
        const response = await world.fetch(way, as(home, who));
        expect(response.status, way).toBe(404);
        expect(await response.text(), way).not.toContain("Menunggu keputusan");
        const sent = await world.fetch(way, { ...as(home, who), form: { reason: "Karena saya mau." } });
        expect([404, 405], way).toContain(sent.status);
      }
    }
  });
});

describe.each(OPERATORS)("$file", (route) => {
  it("redirects a visitor to the login page", async () => {
    for (const way of waysTo(route)) {
      const response = await world.fetch(way);
      const body = await response.text();
      // The layout alone has no page to return to.
      if (way.endsWith("routes%2Foperator")) {
        expect(response.status).toBe(404);
        continue;
      }
      expect(response.headers.get("Location") ?? body, way).toContain("/login?redirectTo=");
    }
  });
});

it("a former operator loses access with the next request", async () => {
  const bagas = await newOperator(world, "Bagas Wicaksono");
  expect((await world.fetch("/operator", { as: bagas })).status).toBe(200);
  await world.bindings.DB.prepare("update users set operator_since = null where id = ?").bind(bagas.id).run();
  expect((await world.fetch("/operator", { as: bagas })).status).toBe(404);
});

describe("the summary", () => {
  const summary = async () => pageText(await (await world.fetch("/operator", { as: home.ayu })).text());

  it("has a menu with the names of its pages", async () => {
    expect(await summary()).toContain("Menu operator");
    expect(await summary()).not.toContain("Menu dashboard");
    expect(await (await world.fetch("/dashboard", { as: home.sari })).text()).toMatch(/Menu (<!-- -->)?dashboard/);
  });

  it("has a menu with a different icon for each page", async () => {
    const html = await (await world.fetch("/operator", { as: home.ayu })).text();
    const menu = /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    const icons = [...menu.matchAll(/<a [^>]*href="\/operator[^>]*><svg[^>]*><path d="([^"]+)"/g)];
    expect(icons.length).toBeGreaterThanOrEqual(15);
    expect(new Set(icons.map(([, shape]) => shape)).size).toBe(icons.length);
  });

  it("says that nothing waits if nothing does", async () => {
    expect(await summary()).toContain("Tidak ada yang menunggu Anda saat ini.");
    expect(await summary()).toContain("Belum ada tindakan operator");
  });

  it("counts open tasks", async () => {
    const { db, now } = world.context();
    await db
      .update(orders)
      .set({ status: "in_progress", phase: "disputed", paymentStatus: "held" })
      .where(eq(orders.id, home.unpaid));
    await db.insert(outbox).values({
      id: crypto.randomUUID(),
      recipient: home.budi.email,
      subject: "Kabar",
      body: "Isi",
      createdAt: now,
      attempts: 3,
      nextAttemptAt: now,
      lastError: "kotak surat penuh",
    });
    const text = await summary();
    expect(text).not.toContain("Tidak ada yang menunggu Anda");
    expect(text).toMatch(/Sengketa untuk diputuskan .*? 1 /);
    expect(text).toMatch(/Email yang gagal terkirim .*? 1 /);
  });

  it("does not count tasks that wait for others", async () => {
    const { db, now } = world.context();
    const dispute = { status: "in_progress", phase: "disputed", paymentStatus: "held" } as const;
    const open = await order(world, home.budi, home.offer);
    await db
      .update(orders)
      .set({ ...dispute, answerDueAt: now + HOUR })
      .where(eq(orders.id, open));
    await db.insert(refunds).values({
      id: crypto.randomUUID(),
      orderId: open,
      buyerId: home.budi.id,
      version: 1,
      amount: 350_000,
      route: "bank",
      status: "pending",
      createdAt: now,
    });
    const counted = async (task: string) =>
      (await readOperatorSummary(world.context().db, now, home.ayu.id)).tasks.find((one) => one.task === task)?.count;
    const [disputes, debts] = [await counted("disputes"), await counted("refunds")];

    await db
      .update(orders)
      .set({ answerDueAt: now - 1 })
      .where(eq(orders.id, open));
    await db
      .update(refunds)
      .set({ account: { channel: "BCA", number: "5270318846", holder: "Budi Santoso" } })
      .where(eq(refunds.orderId, open));
    expect(await counted("disputes")).toBe((disputes ?? 0) + 1);
    expect([debts, await counted("refunds")]).toEqual([0, 1]);
  });

  it("is in the menu of operators only", async () => {
    const html = await (await world.fetch("/operator", { as: home.ayu })).text();
    const { href, current } = part(html, "link", "Operator");
    expect([href, current]).toEqual(["/operator", true]);
    const budis = await (await world.fetch("/dashboard/orders", { as: home.budi })).text();
    expect(budis).not.toContain("/operator");
  });
});

describe("the operators' search", () => {
  const found = async (path: string) => {
    const response = await world.fetch(path, { as: home.ayu });
    expect(response.status, path).toBe(200);
    return pageText(await response.text());
  };

  it("finds an order by its id, its prefix, the gateway's id, and either side's address", async () => {
    for (const q of [
      home.unpaid,
      home.unpaid.slice(0, 8),
      `${home.unpaid.slice(0, 8)}...`,
      `JW-${home.unpaid}-1`,
      home.budi.email,
      home.sari.email.toUpperCase(),
    ])
      expect(await found(`/operator/orders?q=${encodeURIComponent(q)}`), q).toContain(`${home.unpaid.slice(0, 8)}...`);
    expect(await found(`/operator/orders?q=${home.rina.email}`)).toContain("Tidak ada pesanan yang cocok");
  });

  it("links a name to the people with that name", async () => {
    const text = await found("/operator/orders?q=budi+san");
    expect(text).toContain("Orang yang namanya cocok");
    expect(text).toContain(home.budi.email);
  });

  it("lists all orders page by page, and those of one state", async () => {
    expect(await found("/operator/orders")).toContain("Logo untuk kedai kopi");
    expect(await found("/operator/orders?keadaan=disputed")).toContain(`${home.unpaid.slice(0, 8)}...`);
    expect(await found("/operator/orders?keadaan=working")).toContain("Tidak ada pesanan yang cocok");
    expect(await found("/operator/orders?keadaan=completed")).toContain("Uang diteruskan ke penjual");
  });

  it("finds people by the start of a name or address, or by id", async () => {
    for (const q of ["sari w", "SARI", home.sari.email.slice(0, 12), home.sari.id, home.sari.id.slice(0, 8)]) {
      const text = await found(`/operator/people?q=${encodeURIComponent(q)}`);
      expect(text, q).toContain("Sari Wulandari");
      expect(text, q).not.toContain("Budi Santoso");
    }
  });

  it("finds listings by words and id, and hidden ones by their owner's address", async () => {
    for (const q of ["kedai", home.offer, home.offer.slice(0, 8)])
      expect(await found(`/operator/listings?q=${q}`), q).toContain("Logo untuk kedai kopi");
    expect(await found("/operator/listings?q=undangan")).toContain("Tidak ada yang cocok");
    expect(await found(`/operator/listings?q=${home.sari.email}`)).toContain("Undangan pernikahan");
  });

  it.each(["/operator/orders", "/operator/people", "/operator/listings"])(
    "accepts any text as a search on %s",
    async (path) => {
      for (const q of ["'", '"', "%", "*", "AND", "?!", "🙂", "a@", "@", "x".repeat(3_000), "JW-", "\u0000"])
        await found(`${path}?q=${encodeURIComponent(q)}&keadaan=x&after=y`);
    },
  );

  it("continues on the next page", async () => {
    for (let made = 0; made < 21; made++) await world.listing(home.rina, { title: `Les gitar ke-${made}` });
    const first = await (await world.fetch("/operator/listings?q=gitar", { as: home.ayu })).text();
    const next = hrefs(first).find((href) => href.includes("after="));
    expect(pageText(first)).toContain("Les gitar ke-20");
    expect(pageText(first)).not.toContain("Les gitar ke-0 ");
    expect(await found(next ?? "")).toContain("Les gitar ke-0 ");
  });
});

describe("the files of operators", () => {
  const file = async (path: string) => pageText(await (await world.fetch(path, { as: home.ayu })).text());

  it("show an order's history, its next step, and the gateway's messages", async () => {
    const id = await order(world, home.budi, home.offer);
    const key = await stuckNotification(world, home.budi, id, {
      body: '{"transaction_status":"settlement"}',
    });
    await world.fetch(`/messages/new?order=${id}`, {
      as: home.budi,
      form: messageFields("Nomor saya 0812, rahasia ya."),
    });
    const html = await (await world.fetch(`/operator/orders/${id}`, { as: home.ayu })).text();
    const text = pageText(html);
    expect(text).toContain("Menunggu pembayaran");
    expect(text).toContain("Pesanan otomatis dibatalkan setelah");
    expect(text).toContain("Pesanan dibuat");
    expect(text).toContain(`JW-${id}-1`);
    expect(text).toContain("tidak dibenarkan oleh penyedia pembayaran");
    expect(text).toContain('"transaction_status": "settlement"');
    expect(text).toContain(home.budi.email);
    expect(hrefs(html)).toContain(`/operator/orders/${id}/notifications/${key}`);
    expect(hrefs(html)).toContain(`/operator/people/${home.sari.id}`);
    // The conversation between the two sides is private.
    expect(text).not.toContain("rahasia ya");
    const payments = pageText(await (await world.fetch("/operator/payments", { as: home.ayu })).text());
    expect(payments).toContain(`JW-${id}-1`);
  });

  it("hide an order's texts until somebody disputes it", async () => {
    const quiet = await order(world, home.budi, home.offer, { notes: "Jangan telepon, ibu saya sakit." });
    const shut = await (await world.fetch(`/operator/orders/${quiet}`, { as: home.ayu })).text();
    expect(shut).not.toContain(NEEDS);
    expect(shut).not.toContain("ibu saya sakit");
    expect(pageText(shut)).toContain("terbuka bagi operator sejak salah satu pihak mengajukan masalah");
    const sides = { buyer: home.budi, seller: home.sari, listingId: home.offer };
    const open = await file(`/operator/orders/${await disputedOrder(world, sides)}`);
    expect(open).toContain(NEEDS);
    expect(open).toContain(PROBLEM);
  });

  it("show the money of an order", async () => {
    const id = await paidOrder(world, home.budi, home.offer);
    const text = await file(`/operator/orders/${id}`);
    expect(text).toContain("Penyedia pembayaran → Titipan pesanan ini");
    expect(text).toContain("titipan sesudahnya Rp 350.000");
    expect(text).not.toMatch(/\bAnda\b (?!saat)/);
  });

  it("can ask the gateway again, with a reason, and show the result", async () => {
    const id = await paidOrder(world, home.budi, home.offer);
    const path = `/operator/orders/${id}/payment-check`;
    const empty = await world.fetch(path, { as: home.ayu, form: { reason: "" } });
    expect(empty.status).toBe(400);
    expect(pageText(await empty.text())).toContain("Tulis alasannya");
    const done = await world.fetch(path, { as: home.ayu, form: { reason: "Budi bertanya." } });
    expect(done.status).toBe(303);
    const page = pageText(await toastOf(world, done, home.ayu));
    expect(page).toContain("Jawabannya sama dengan yang sudah tercatat.");
    expect(page).toContain("Budi bertanya.");
    const acts = await file(`/operator/acts?mengenai=${id}`);
    expect(acts).toContain("Menanyai penyedia pembayaran");
    expect(await file(`/operator/acts?operator=${home.rina.id}`)).toContain("Belum ada yang tercatat");
  });

  it("do not show people who became operators as their own authors", async () => {
    const bima = await world.person("Bima Sakti");
    await world.bindings.DB.prepare(
      "insert into operator_acts (id, operator_id, kind, subject_id, reason, at) values (?1, ?2, 'become_operator', ?2, 'Lewat baris perintah', ?3)",
    )
      .bind(crypto.randomUUID(), bima.id, Date.now())
      .run();
    const text = await file(`/operator/acts?mengenai=${bima.id}`);
    expect(text).toMatch(/Menjadi operator.*Bima Sakti.*Baris perintah/s);
    expect(text).not.toMatch(/Baris perintah.*Bima Sakti/s);
  });

  it("show a person's content and actions", async () => {
    const text = await file(`/operator/people/${home.sari.id}`);
    expect(text).toContain("Uang orang ini di JasaWarga");
    expect(text).toContain("Akan diterima bila selesai, sebelum biaya Rp");
    expect(text).toContain("Logo untuk kedai kopi");
    expect(text).toMatch(/Laporan di sini hanya tentang orangnya sendiri\. .* Akun ini belum pernah dilaporkan\./);
  });

  it("show a listing that is not public", async () => {
    const text = await file(`/operator/listings/${home.closedOffer}`);
    expect(text).toContain("Undangan pernikahan");
    expect(text).toContain("Tidak Aktif");
    expect(text).toContain(home.sari.email);
  });
});
