import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFiles } from "~/db/schema/order-files";
import { reviews } from "~/db/schema/orders";
import { htmlFaults } from "../../../e2e/support/html-validity";
import { databaseSnapshot } from "../../support/database/database-snapshot";
import { knowPassword, PASSWORD } from "../../support/flows/account";
import { order, orderFormData } from "../../support/flows/buying";
import { changeFields, sendChangeForm } from "../../support/flows/changing";
import { ANSWER, PROBLEM, VERDICT } from "../../support/flows/disputing";
import { askAbout, messageFields } from "../../support/flows/messaging";
import { readOrder } from "../../support/flows/money";
import { correction, dataExportOf } from "../../support/flows/my-data";
import { stuckNotification } from "../../support/flows/operators";
import { as, type Marketplace, smallMarketplace, type Who } from "../../support/flows/order-parties";
import { paidOrder, step } from "../../support/flows/order-steps";
import { seller, withdrawal } from "../../support/flows/paying-out";
import { proposalFields, propose } from "../../support/flows/proposing";
import { byHand, nameAccount, REFUND_ACCOUNT } from "../../support/flows/refunding";
import { newestReport, report } from "../../support/flows/reporting";
import { completedOrder, review } from "../../support/flows/reviewing";
import { offerFields, wantedFields } from "../../support/flows/selling";
import { acceptSlot, dayAhead, onSiteOffer, orderVisit } from "../../support/flows/visiting";
import { fieldValue } from "../../support/pages/page-text";
import { webp } from "../../support/pages/pictures";
import { ROUTES } from "../../support/routes";
import { FULL, turns } from "../../support/size";
import { startWorld, type World } from "../../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

/** Stands in whatever is not everybody's, so that it is found wherever it leaks. */
const SECRET = "Rahasia kedai di Lembang";

type Owned = {
  /** Makes the thing and gives the address of its page. */
  make(): Promise<string>;
  /** Who may see it, the first of whom also sends the form. Everybody else is a stranger. */
  owners: Who[];
  /** The other side of the same order: knows of it, and is led back when it is not theirs to do. */
  otherSide?: Who;
  /** What its owner sends from that page; missing where the address takes nothing. */
  form?: (path: string) => Record<string, string> | Promise<Record<string, string>>;
  /** Where a visitor is not led to the login page, there is nothing for them. */
  hidden?: true;
  /** The form is for others than the owner, who are told here that it is too late for it. */
  tooLate?: string;
  /** Only an open page's script asks here: answers are data, and a visitor is told 401. */
  script?: true;
  /** Bytes, not a page: they have no data beside them, for nobody. */
  bytes?: true;
  /** The page is only on the way to another: it shows nothing by itself. */
  passing?: true;
};

/** What its client sees of the proposal. */
const shownOn = async (path: string) =>
  fieldValue(await (await world.fetch(path, { as: home.budi })).text(), "shown") ?? "";

const NEEDS = `${SECRET}, dua warna.`;
const newOrder = (query = "") => order(world, home.budi, home.offer, { requirements: NEEDS }, query);
const paid = () =>
  paidOrder(world, home.budi, home.offer, { changes: { requirements: NEEDS }, method: "qris" });
/** A custom request that waits for Sari's price. */
const asked = () => newOrder("?custom=true");
async function quoted(): Promise<string> {
  const id = await asked();
  await world.fetch(`/dashboard/orders/${id}`, { as: home.sari, form: { price: "400.000", days: "5" } });
  return id;
}
/** Somebody comes to Budi, at an hour that Sari has yet to agree to. */
const visited = async (slots = "600") =>
  orderVisit(world, home.budi, await onSiteOffer(world, home.sari), { requirements: NEEDS, slots });
/** The change that waits on the page of answers. */
let asks = "";
const offer = (status: "active" | "inactive" = "active") =>
  world.listing(home.sari, { title: SECRET, status });
const wanted = (status: "active" | "inactive" = "active") =>
  world.listing(home.budi, { kind: "wanted", title: SECRET, status, deadline: Date.now() + 864_000_000 });

/** What Sari owes Budi back, who paid by virtual account. */
const owedByHand = async () =>
  byHand(world, { buyer: home.budi, seller: home.sari, listingId: await offer() });

async function savedSearch(): Promise<string> {
  await world.fetch("/saved-searches", { as: home.budi, form: { search: `q=${SECRET}` } });
  const newest = "select id from saved_searches order by rowid desc limit 1";
  return `/saved-searches/${await world.bindings.DB.prepare(newest).first("id")}`;
}

/** The page of what Budi and Sari say to each other. */
const conversationPath = async () => `/messages/${await askAbout(world, home.budi, await offer(), SECRET)}`;

const sides = () => ({ buyer: home.budi, seller: home.sari, listingId: home.offer });

/** What Budi brought up about an order of Sari's, which she has answered. */
async function disputed(files: File[] = []): Promise<string> {
  const id = await paid();
  await step(world, id, "delivery", home.sari, { note: "Hasil akhir." });
  await step(world, id, "dispute", home.budi, { reason: PROBLEM }, files);
  await step(world, id, "dispute-answer", home.sari, { reason: ANSWER });
  rulable = String((await readOrder(world, id)).order.version);
  return id;
}
/** Version of the latest of them. */
let rulable = "";

/** Every route file with an id in its name. `"everybody's"` holds nothing that a stranger may not see. */
const OWNED: Record<string, Owned | Owned[] | "everybody's"> = {
  "category.$slug": "everybody's",
  "category.$slug_.$place": "everybody's",
  "explore_.$place": "everybody's",
  "dashboard.$list.create": "everybody's",
  "media.$key.$file": "everybody's",
  "gig.$id_.favourite": "everybody's",
  "u.$id": "everybody's",
  // Its signature says whose it is.
  "unsubscribe.$token": "everybody's",
  "webhooks.$gateway": "everybody's",
  // What was written on it is for operators to read only once somebody has disputed it.
  "operator.orders.$id": { make: async () => `/operator/orders/${await disputed()}`, owners: ["ayu"] },
  "operator.orders.$id_.payment-check": {
    make: async () => `/operator/orders/${await paid()}/payment-check`,
    owners: ["ayu"],
    form: () => ({ reason: "Pembeli mengaku sudah membayar." }),
    passing: true,
  },
  "operator.orders.$id_.notifications.$key": {
    async make() {
      const id = await newOrder();
      return `/operator/orders/${id}/notifications/${await stuckNotification(world, home.budi, id)}`;
    },
    owners: ["ayu"],
    form: () => ({ reason: "Penyedia pembayaran sempat mati." }),
    passing: true,
  },
  "operator.people.$id": {
    make: async () => `/operator/people/${(await world.person(SECRET)).id}`,
    owners: ["ayu"],
  },
  "operator.listings.$id": {
    make: async () => `/operator/listings/${await offer("inactive")}`,
    owners: ["ayu"],
  },
  "gig.$id": { make: async () => `/gig/${await offer("inactive")}`, owners: ["sari"], hidden: true },
  "gig.$id_.reviews": {
    make: async () => `/gig/${await offer("inactive")}/reviews`,
    owners: ["sari"],
    hidden: true,
  },
  "wanted.$id": {
    make: async () => `/wanted/${await wanted("inactive")}`,
    owners: ["budi"],
    form: () => proposalFields(),
    hidden: true,
    tooLate: "/wanted",
  },
  "order.$id": {
    make: async () => `/order/${await offer()}`,
    owners: ["budi", "rina", "sari", "ayu"],
    form: (path) => orderFormData(world, home.budi, path),
  },
  "payment.$id": {
    make: async () => `/payment/${await newOrder()}`,
    owners: ["budi"],
    form: () => ({ shownTotal: "350000" }),
    passing: true,
  },
  "dashboard.orders.$id": {
    make: async () => `/dashboard/orders/${await asked()}`,
    owners: ["sari", "budi"],
    form: () => ({ price: "400.000", days: "5" }),
  },
  "dashboard.orders.$id_.cancellation": {
    make: async () => `/dashboard/orders/${await newOrder()}/cancellation`,
    owners: ["budi", "sari"],
    form: () => ({}),
    passing: true,
  },
  "dashboard.orders.$id_.invoice": {
    make: async () => `/dashboard/orders/${await paid()}/invoice`,
    owners: ["budi", "sari"],
    passing: true,
  },
  "dashboard.orders.$id_.completion": {
    make: async () => `/dashboard/orders/${await paid()}/completion`,
    owners: ["budi"],
    otherSide: "sari",
    form: () => ({}),
    passing: true,
  },
  "dashboard.orders.$id_.visit": {
    make: async () => `/dashboard/orders/${await visited()}/visit`,
    owners: ["budi", "sari"],
    form: () => ({ day: dayAhead(4), slots: "900" }),
    passing: true,
  },
  "dashboard.orders.$id_.visit-acceptance": {
    make: async () => `/dashboard/orders/${await visited()}/visit-acceptance`,
    owners: ["sari"],
    otherSide: "budi",
    form: () => ({ day: dayAhead(), slot: "600" }),
    passing: true,
  },
  "dashboard.orders.$id_.visit[.]ics": {
    async make() {
      const id = await visited("780");
      await acceptSlot(world, home.sari, id, "780");
      return `/dashboard/orders/${id}/visit.ics`;
    },
    owners: ["budi", "sari"],
    passing: true,
  },
  "dashboard.orders.$id_.change": {
    make: async () => `/dashboard/orders/${await quoted()}/change`,
    owners: ["budi", "sari"],
    form: () => changeFields(),
    passing: true,
  },
  "dashboard.orders.$id_.change_.$answer": {
    async make() {
      const id = await quoted();
      asks = await sendChangeForm(world, home.sari, id);
      return `/dashboard/orders/${id}/change/acceptance`;
    },
    owners: ["budi"],
    otherSide: "sari",
    form: () => ({ change: asks }),
    passing: true,
  },
  "dashboard.orders.$id_.$step": [
    {
      make: async () => `/dashboard/orders/${await paid()}/delivery`,
      owners: ["sari"],
      otherSide: "budi",
      form: () => ({ note: "Semua berkas ada di catatan ini." }),
      passing: true,
    },
    {
      make: async () => `/dashboard/orders/${await quoted()}/acceptance`,
      owners: ["budi"],
      otherSide: "sari",
      form: () => ({ version: "2" }),
      passing: true,
    },
  ],
  "dashboard.orders.$id_.refund-account": {
    async make() {
      await knowPassword(world, home.budi);
      return `/dashboard/orders/${(await owedByHand()).orderId}/refund-account`;
    },
    owners: ["budi"],
    form: () => ({ ...REFUND_ACCOUNT, currentPassword: PASSWORD }),
  },
  "operator.refunds.$id": {
    async make() {
      const { orderId, refundId } = await owedByHand();
      await nameAccount(world, home.budi, orderId);
      return `/operator/refunds/${refundId}`;
    },
    owners: ["ayu"],
    form: () => ({ act: "assign", seen: "BCA •••• 7890 Budi Santoso" }),
  },
  "dashboard.orders.$id_.files.$key": {
    async make() {
      const id = await paid();
      const form = new FormData();
      form.set("note", "Hasil akhir.");
      form.append("files", new File([SECRET], "logo.txt"));
      await world.fetch(`/dashboard/orders/${id}/delivery`, { as: home.sari, form });
      const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
      return `/dashboard/orders/${id}/files/${file?.key}`;
    },
    bytes: true,
    owners: ["budi", "sari"],
  },
  "dashboard.orders.$id_.review": {
    make: async () => `/dashboard/orders/${await completedOrder(world, sides())}/review`,
    owners: ["budi", "sari"],
    form: () => ({ rating: "5", comment: "Rapi, cepat, dan sesuai dengan yang dijanjikan." }),
    passing: true,
  },
  "dashboard.orders.$id_.reviews.$reviewId.reply": {
    async make() {
      await review(world, sides(), { rating: 4, comment: "Rapi, hanya agak lambat." });
      const { db } = world.context();
      const [newest] = await db.select().from(reviews).orderBy(desc(sql`rowid`)).limit(1);
      return `/dashboard/orders/${newest?.orderId}/reviews/${newest?.id}/reply`;
    },
    owners: ["sari"],
    form: () => ({ reply: "Terima kasih, lain kali lebih cepat." }),
    passing: true,
  },
  "dashboard.proposals.$id.withdrawal": {
    make: async () => `/dashboard/proposals/${await propose(world, home.sari, await wanted())}/withdrawal`,
    owners: ["sari"],
    form: () => ({}),
  },
  "account.data.$id.files.$format": {
    async make() {
      await correction(world, home.budi, `Tertulis ${SECRET}, seharusnya Dago.`);
      return `/account/data/${await dataExportOf(world, home.budi)}/files/json`;
    },
    bytes: true,
    owners: ["budi"],
  },
  "operator.data.$id": {
    make: async () =>
      `/operator/data/${await correction(world, home.sari, `Tertulis ${SECRET}, seharusnya Dago.`)}`,
    owners: ["ayu"],
    form: () => ({ answer: "Sudah kami perbaiki.", act: "done" }),
  },
  "operator.withdrawals.$id": {
    async make() {
      const rich = await seller(world, SECRET, 400_000);
      return `/operator/withdrawals/${(await withdrawal(world, rich, 200_000)).id}`;
    },
    owners: ["ayu"],
    form: () => ({ act: "assign" }),
  },
  "messages.$id": {
    make: () => conversationPath(),
    owners: ["budi", "sari"],
    form: () => ({ message: "Baik, terima kasih." }),
  },
  "messages.$id_.new": {
    make: async () => `${await conversationPath()}/new`,
    owners: ["budi", "sari"],
    form: () => ({ message: "Baik, terima kasih." }),
    script: true,
  },
  "messages.$id_.report": {
    async make() {
      const page = await conversationPath();
      await world.fetch(page, { as: home.sari, form: messageFields(SECRET) });
      return `${page}/report`;
    },
    owners: ["budi", "sari"],
  },
  "messages.$id_.pictures.$key.$file": {
    async make() {
      const page = await conversationPath();
      await world.fetch(page, { as: home.budi, form: messageFields("", [new File([webp()], "a.webp")]) });
      const html = await (await world.fetch(page, { as: home.budi })).text();
      return /src="([^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
    },
    bytes: true,
    owners: ["budi", "sari"],
    hidden: true,
    passing: true,
  },
  "reports.$id": {
    async make() {
      await report(world, home.rina, { subject: "listing", id: home.offer }, SECRET);
      return `/reports/${await newestReport(world)}`;
    },
    owners: ["rina"],
  },
  "operator.reports.$id": {
    async make() {
      await report(world, home.budi, { subject: "listing", id: await offer() });
      return `/operator/reports/${await newestReport(world)}`;
    },
    owners: ["ayu"],
    form: () => ({ answer: "Sudah kami periksa dan sesuai aturan." }),
  },
  "operator.reports.$id_.pictures.$key.$file": {
    async make() {
      const conversation = await conversationPath();
      await world.fetch(conversation, {
        as: home.budi,
        form: messageFields("", [new File([webp()], "a.webp")]),
      });
      const row = await world.bindings.DB.prepare(
        "select id from messages where sender_id = ? order by seq desc limit 1",
      )
        .bind(home.budi.id)
        .first<{ id: string }>();
      await report(world, home.sari, { subject: "message", id: row?.id ?? "" });
      const path = `/operator/reports/${await newestReport(world)}`;
      const html = await (await world.fetch(path, { as: home.ayu })).text();
      return /src="([^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
    },
    bytes: true,
    owners: ["ayu"],
    passing: true,
  },
  "operator.$subjects.$id.$act": [
    {
      make: async () => `/operator/listings/${await offer()}/hiding`,
      owners: ["ayu"],
      form: () => ({ act: "hide_listing", reason: "Memuat nomor telepon orang lain." }),
    },
    {
      make: async () =>
        `/operator/reviews/${await review(world, sides(), { rating: 2, comment: SECRET })}/hiding`,
      owners: ["ayu"],
      form: () => ({ act: "hide_review", reason: "Memuat nomor telepon orang lain." }),
    },
    {
      make: async () => `/operator/people/${(await world.person(SECRET)).id}/suspension`,
      owners: ["ayu"],
      form: () => ({ act: "suspend_person", reason: "Meminta pembayaran di luar JasaWarga." }),
    },
  ],
  "operator.disputes.$id": {
    make: async () => `/operator/disputes/${await disputed()}`,
    owners: ["ayu"],
  },
  "operator.disputes.$id_.ruling": {
    make: async () => `/operator/disputes/${await disputed()}/ruling`,
    owners: ["ayu"],
    form: () => ({ buyerShare: "40", reason: VERDICT, version: rulable, press: "rule" }),
    passing: true,
  },
  "operator.disputes.$id_.files.$key": {
    async make() {
      const id = await disputed([new File([SECRET], "bukti.txt")]);
      const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
      return `/operator/disputes/${id}/files/${file?.key}`;
    },
    bytes: true,
    owners: ["ayu"],
  },
  "operator.disputes.$id_.pictures.$key.$file": {
    async make() {
      const id = await disputed();
      const form = messageFields("", [new File([webp()], "a.webp")]);
      await world.fetch(`/messages/new?order=${id}`, { as: home.budi, form });
      await world.settled();
      const html = await (await world.fetch(`/operator/disputes/${id}`, { as: home.ayu })).text();
      return /src="([^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
    },
    bytes: true,
    owners: ["ayu"],
    passing: true,
  },
  "dashboard.$list.edit.$id": [
    {
      make: async () => `/dashboard/services/edit/${await offer()}`,
      owners: ["sari"],
      form: () => offerFields({ status: "active" }),
    },
    {
      make: async () => `/dashboard/wanted/edit/${await wanted()}`,
      owners: ["budi"],
      form: () => wantedFields({ status: "active" }),
    },
  ],
  "saved-searches_.$id": {
    make: () => savedSearch(),
    owners: ["budi"],
    passing: true,
  },
  "saved-searches_.$id_.deletion": {
    make: async () => `${await savedSearch()}/deletion`,
    owners: ["budi"],
    form: () => ({}),
    passing: true,
  },
  "dashboard.$list.$id.deletion": [
    {
      make: async () => `/dashboard/services/${await offer()}/deletion`,
      owners: ["sari"],
      form: () => ({}),
    },
    {
      make: async () => `/dashboard/wanted/${await wanted()}/deletion`,
      owners: ["budi"],
      form: () => ({}),
    },
  ],
  "dashboard.$list.$id.status": [
    {
      make: async () => `/dashboard/services/${await offer()}/status`,
      owners: ["sari"],
      form: () => ({ status: "inactive" }),
      passing: true,
    },
    {
      make: async () => `/dashboard/wanted/${await wanted()}/status`,
      owners: ["budi"],
      form: () => ({ status: "inactive" }),
      passing: true,
    },
  ],
  "dashboard.wanted.$id.proposals._index": {
    make: async () => `/dashboard/wanted/${await wanted()}/proposals`,
    owners: ["budi"],
  },
  "dashboard.wanted.$id.proposals.$pid.acceptance": {
    async make() {
      const id = await wanted();
      return `/dashboard/wanted/${id}/proposals/${await propose(world, home.sari, id)}/acceptance`;
    },
    owners: ["budi"],
    form: async (path) => ({ closes: "on", mode: "online", shown: await shownOn(path) }),
  },
  "dashboard.wanted.$id.proposals.$pid.decline": {
    async make() {
      const id = await wanted();
      return `/dashboard/wanted/${id}/proposals/${await propose(world, home.sari, id)}/decline`;
    },
    owners: ["budi"],
    form: () => ({ reason: "Sudah ada yang mengerjakan." }),
  },
};

it("names every route with an id", () => {
  const files = Object.keys(ROUTES).filter((file) => file.includes(".$"));
  expect(Object.keys(OWNED).sort()).toEqual(files.sort());
});

const EVERYBODY: Who[] = ["visitor", "rina", "budi", "sari", "ayu"];
const owned = Object.entries(OWNED).flatMap(([file, pages]) =>
  pages === "everybody's" ? [] : [pages].flat().map((page): [string, Owned] => [file, page]),
);
const askedInTurn = owned.map(([file, page], at) => [file, { ...page, at }] as const);

describe.each(askedInTurn)(
  "%s",
  (file, { make, owners, otherSide, form, hidden, script, tooLate, passing, bytes, at }) => {
    let path = "";
    beforeAll(async () => {
      path = await make();
    });
    /** The ways to ask for one page: the document, its data, and the data of its own loader alone. */
    const data = () => [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(`routes/${file}`)}`];
    const ways = () => (bytes ? [path] : [path, ...data()]);
    const strangers = EVERYBODY.filter((who) => !owners.includes(who) && who !== otherSide);
    /** Every one of them asks in every way in a soak; else each in another, so that together they try all. */
    const waysOf = (who: Who) =>
      strangers.length < 3 ? ways() : turns(ways(), at + Math.max(0, strangers.indexOf(who)));

    it.each(strangers)("shows %s nothing", async (who) => {
      for (const way of waysOf(who)) {
        const response = await world.fetch(way, as(home, who));
        const body = await response.text();
        expect(body, way).not.toContain(SECRET);
        if (passing && response.headers.get("Location")?.startsWith("/dashboard/orders/")) continue;
        if (passing && /"redirect","\/dashboard\/orders\//.test(body)) continue;
        if (who === "visitor" && script) expect(response.status, way).toBe(401);
        else if (who !== "visitor" || hidden) expect(response.status, way).toBe(404);
        else expectLogin(response, body);
      }
    });

    it.each(strangers)("takes nothing from %s", async (who) => {
      const before = await databaseSnapshot(world);
      for (const way of waysOf(who)) {
        const response = await world.fetch(way, { ...as(home, who), form: (await form?.(path)) ?? {} });
        const body = await response.text();
        expect(body, way).not.toContain(SECRET);
        if (!form) expect([404, 405], way).toContain(response.status);
        else if (who === "visitor" && script) expect(response.status, way).toBe(401);
        else if (who === "visitor") expectLogin(response, body);
        else if (tooLate) expect([response.headers.get("Location"), body].join()).toContain(tooLate);
        else expect(response.status, way).toBe(404);
      }
      await world.settled();
      expect(await databaseSnapshot(world)).toEqual(before);
    });

    if (otherSide) {
      it("is not the other side's to do", async () => {
        const before = await databaseSnapshot(world);
        const response = await world.fetch(path, {
          ...as(home, otherSide),
          form: (await form?.(path)) ?? {},
        });
        expect(response.status).toBe(303);
        expect(response.headers.get("Location")).toMatch(/^\/dashboard\/orders\/[2-9a-z]{20}$/);
        expect(await databaseSnapshot(world)).toEqual(before);
      });
    }

    if (bytes) {
      it.each(EVERYBODY)("has no data for %s", async (who) => {
        for (const way of data()) expect((await world.fetch(way, as(home, who))).status, way).toBe(404);
      });
    }

    it.each(owners)("is there for %s", async (who) => {
      for (const way of who === owners[0] ? ways() : turns(ways(), at)) {
        const response = await world.fetch(way, as(home, who));
        if (!passing) expect(await response.text(), way).toContain(SECRET);
        expect([200, 202, 302], way).toContain(response.status === 403 ? 200 : response.status);
      }
    });

    if (!bytes) {
      it("is valid HTML, and so is what a form with nothing in it is answered with", async () => {
        const [who = "visitor"] = owners;
        // Where a press is all, an empty form does it.
        const asks = Object.keys((await form?.(path)) ?? {}).length > 0;
        // The page itself is judged as a screen of the browser tests; an answer to a mistake is seen here alone.
        for (const sent of [...(FULL || !asks ? [{}] : []), ...(asks ? [{ form: {} }] : [])]) {
          const response = await world.fetch(path, { ...as(home, who), ...sent });
          const html = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
          if (html) expect(await htmlFaults(await response.text())).toEqual([]);
        }
      });
    }

    if (form && !tooLate) {
      it(`takes ${owners[0]}'s form`, async () => {
        const before = await databaseSnapshot(world);
        const [who = "visitor"] = owners;
        const response = await world.fetch(path, { ...as(home, who), form: await form(path) });
        expect(response.status).toBe(script ? 200 : 303);
        expect(response.headers.get("Location") ?? "").not.toContain("/login");
        expect(await databaseSnapshot(world)).not.toEqual(before);
      });
    }
  },
);

function expectLogin(response: Response, body: string): void {
  // A form with something typed goes to the page that keeps it.
  if (response.status === 202) expect(body).toMatch(/"redirect","\/(login|session-ended)\?redirectTo=/);
  else {
    expect([303, 307]).toContain(response.status);
    const page = response.status === 303 ? "login" : "session-ended";
    expect(response.headers.get("Location")).toMatch(new RegExp(`^/${page}\\?redirectTo=`));
  }
}
