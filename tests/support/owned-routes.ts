import { desc, eq, sql } from "drizzle-orm";
import { orderFiles, reviews } from "~/database/schema/orders";

import { knowPassword, PASSWORD } from "./flows/account";
import { order, orderFormData } from "./flows/buying";
import { changeFields, sendChangeForm } from "./flows/changing";
import { ANSWER, PROBLEM, VERDICT } from "./flows/disputing";
import { extraForm } from "./flows/extras";
import { askAbout, messageFields } from "./flows/messaging";
import { readOrder } from "./flows/money";
import { correction, dataExportOf } from "./flows/my-data";
import { stuckNotification } from "./flows/operators";
import type { Marketplace, Who } from "./flows/order-parties";
import { paidOrder, step, stepForm } from "./flows/order-steps";
import { seller, withdrawal } from "./flows/paying-out";
import { proposalFields, propose } from "./flows/proposing";
import { byHand, nameAccount, REFUND_ACCOUNT } from "./flows/refunding";
import { newestReport, report } from "./flows/reporting";
import { completedOrder, review } from "./flows/reviewing";
import { offerFields, wantedFields } from "./flows/selling";
import { acceptSlot, dayAhead, onSiteOffer, orderVisit } from "./flows/visiting";
import { fieldValue } from "./pages/page-text";
import { webp } from "./pages/pictures";
import type { World } from "./world";

/** A unique text in all private data, so that a test finds it on every page that leaks it. */
export const SECRET = "Rahasia kedai di Lembang";

type OwnForm = Record<string, string> | FormData;

export type Owned = {
  make(): Promise<string>;
  /** People who may open the route. The first one also submits the form. */
  owners: Who[];
  /** The other party of the order, who is redirected to the order. */
  otherSide?: Who;
  form?: (path: string) => OwnForm | Promise<OwnForm>;
  /** True if a visitor gets 404 instead of a redirect to the login page. */
  hidden?: true;
  /** Message for the owner that the form can no longer be submitted. */
  tooLate?: string;
  /** A page's script requests data here. A visitor gets 401. */
  script?: true;
  /** Files have no data request. */
  bytes?: true;
  /** The route only redirects to another page. */
  passing?: true;
};

export type Scene = { world: World; home: Marketplace };

/** Every route file with an id in its name. `at` may be filled later, before a page is made. */
export function ownedRoutes(at: Scene): Record<string, Owned | Owned[] | "everybody's"> {
  const shownOn = async (path: string) =>
    fieldValue(await (await at.world.fetch(path, { as: at.home.budi })).text(), "shown") ?? "";

  const NEEDS = `${SECRET}, dua warna.`;
  const newOrder = (query = "") => order(at.world, at.home.budi, at.home.offer, { requirements: NEEDS }, query);
  const paid = () =>
    paidOrder(at.world, at.home.budi, at.home.offer, { changes: { requirements: NEEDS }, method: "qris" });
  const asked = () => newOrder("?custom=true");
  async function quoted(): Promise<string> {
    const id = await asked();
    await at.world.fetch(`/dashboard/orders/${id}`, {
      as: at.home.sari,
      form: { price: "400.000", days: "5" },
    });
    return id;
  }
  const visited = async (slots = "600") =>
    orderVisit(at.world, at.home.budi, await onSiteOffer(at.world, at.home.sari), {
      requirements: NEEDS,
      slots,
    });
  let asks = "";
  const offer = (status: "active" | "inactive" = "active") => at.world.listing(at.home.sari, { title: SECRET, status });
  const wanted = (status: "active" | "inactive" = "active") =>
    at.world.listing(at.home.budi, {
      kind: "wanted",
      title: SECRET,
      status,
      deadline: Date.now() + 864_000_000,
    });

  const owedByHand = async () =>
    byHand(at.world, { buyer: at.home.budi, seller: at.home.sari, listingId: await offer() });

  async function savedSearch(): Promise<string> {
    await at.world.fetch("/saved-searches", { as: at.home.budi, form: { search: `q=${SECRET}` } });
    const newest = "select id from saved_searches order by rowid desc limit 1";
    return `/saved-searches/${await at.world.bindings.DB.prepare(newest).first("id")}`;
  }

  const conversationPath = async () => `/messages/${await askAbout(at.world, at.home.budi, await offer(), SECRET)}`;

  const sides = () => ({ buyer: at.home.budi, seller: at.home.sari, listingId: at.home.offer });

  async function disputed(files: File[] = []): Promise<string> {
    const id = await paid();
    await step(at.world, id, "delivery", at.home.sari);
    await step(at.world, id, "dispute", at.home.budi, { reason: PROBLEM }, files);
    await step(at.world, id, "dispute-answer", at.home.sari, { reason: ANSWER });
    rulable = String((await readOrder(at.world, id)).order.version);
    return id;
  }
  let rulable = "";

  /** `"everybody's"` marks routes without private data. */
  const owned: Record<string, Owned | Owned[] | "everybody's"> = {
    "category.$slug": "everybody's",
    "category.$slug_.$place": "everybody's",
    "explore_.$place": "everybody's",
    "dashboard.$list.create": "everybody's",
    "media.$key.$file": "everybody's",
    "share.$kind.$id.$file": "everybody's",
    "sitemaps.$file": "everybody's",
    "gig.$id_.favourite": "everybody's",
    "u.$id": "everybody's",
    "u.$id_.block": "everybody's",
    // The signed token identifies its owner.
    "unsubscribe.$token": "everybody's",
    "webhooks.$gateway": "everybody's",
    // Operators may read the messages of an order only after a dispute.
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
        return `/operator/orders/${id}/notifications/${await stuckNotification(at.world, at.home.budi, id)}`;
      },
      owners: ["ayu"],
      form: () => ({ reason: "Penyedia pembayaran sempat mati." }),
      passing: true,
    },
    "operator.people.$id": {
      make: async () => `/operator/people/${(await at.world.person(SECRET)).id}`,
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
      form: (path) => orderFormData(at.world, at.home.budi, path),
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
        await acceptSlot(at.world, at.home.sari, id, "780");
        return `/dashboard/orders/${id}/visit.ics`;
      },
      owners: ["budi", "sari"],
      passing: true,
    },
    "dashboard.orders.$id_.extra": {
      make: async () => `/dashboard/orders/${await paid()}/extra`,
      owners: ["sari"],
      otherSide: "budi",
      form: () => extraForm(),
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
        asks = await sendChangeForm(at.world, at.home.sari, id);
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
        form: () => stepForm("delivery"),
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
        await knowPassword(at.world, at.home.budi);
        return `/dashboard/orders/${(await owedByHand()).orderId}/refund-account`;
      },
      owners: ["budi"],
      form: () => ({ ...REFUND_ACCOUNT, currentPassword: PASSWORD }),
    },
    "operator.refunds.$id": {
      async make() {
        const { orderId, refundId } = await owedByHand();
        await nameAccount(at.world, at.home.budi, orderId);
        return `/operator/refunds/${refundId}`;
      },
      owners: ["ayu"],
      form: () => ({ act: "assign", seen: "BCA •••• 7890 Budi Santoso" }),
    },
    "dashboard.orders.$id_.files.$key": {
      async make() {
        const id = await paid();
        await step(at.world, id, "delivery", at.home.sari, {}, [new File([SECRET], "logo.txt")]);
        const [file] = await at.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
        return `/dashboard/orders/${id}/files/${file?.key}`;
      },
      bytes: true,
      owners: ["budi", "sari"],
    },
    "dashboard.orders.$id_.review": {
      make: async () => `/dashboard/orders/${await completedOrder(at.world, sides())}/review`,
      owners: ["budi", "sari"],
      form: () => ({ rating: "5", comment: "Rapi, cepat, dan sesuai dengan yang dijanjikan." }),
      passing: true,
    },
    "dashboard.orders.$id_.reviews.$reviewId.reply": {
      async make() {
        await review(at.world, sides(), { rating: 4, comment: "Rapi, hanya agak lambat." });
        const { db } = at.world.context();
        const [newest] = await db.select().from(reviews).orderBy(desc(sql`rowid`)).limit(1);
        return `/dashboard/orders/${newest?.orderId}/reviews/${newest?.id}/reply`;
      },
      owners: ["sari"],
      form: () => ({ reply: "Terima kasih, lain kali lebih cepat." }),
      passing: true,
    },
    "dashboard.proposals.$id.withdrawal": {
      make: async () => `/dashboard/proposals/${await propose(at.world, at.home.sari, await wanted())}/withdrawal`,
      owners: ["sari"],
      form: () => ({}),
    },
    "account.data.$id.files.$format": {
      async make() {
        await correction(at.world, at.home.budi, `Tertulis ${SECRET}, seharusnya Dago.`);
        return `/account/data/${await dataExportOf(at.world, at.home.budi)}/files/json`;
      },
      bytes: true,
      owners: ["budi"],
    },
    "operator.data.$id": {
      make: async () =>
        `/operator/data/${await correction(at.world, at.home.sari, `Tertulis ${SECRET}, seharusnya Dago.`)}`,
      owners: ["ayu"],
      form: () => ({ answer: "Sudah kami perbaiki.", act: "done" }),
    },
    "operator.withdrawals.$id": {
      async make() {
        const rich = await seller(at.world, SECRET, 400_000);
        return `/operator/withdrawals/${(await withdrawal(at.world, rich, 200_000)).id}`;
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
        await at.world.fetch(page, { as: at.home.sari, form: messageFields(SECRET) });
        return `${page}/report`;
      },
      owners: ["budi", "sari"],
    },
    "messages.$id_.pictures.$key.$file": {
      async make() {
        const page = await conversationPath();
        await at.world.fetch(page, {
          as: at.home.budi,
          form: messageFields("", [new File([webp()], "a.webp")]),
        });
        const html = await (await at.world.fetch(page, { as: at.home.budi })).text();
        return /src="([^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
      },
      bytes: true,
      owners: ["budi", "sari"],
      hidden: true,
      passing: true,
    },
    "reports.$id": {
      async make() {
        await report(at.world, at.home.rina, { subject: "listing", id: at.home.offer }, SECRET);
        return `/reports/${await newestReport(at.world)}`;
      },
      owners: ["rina"],
    },
    "operator.reports.$id": {
      async make() {
        await report(at.world, at.home.budi, { subject: "listing", id: await offer() });
        return `/operator/reports/${await newestReport(at.world)}`;
      },
      owners: ["ayu"],
      form: () => ({ answer: "Sudah kami periksa dan sesuai aturan." }),
    },
    "operator.reports.$id_.pictures.$key.$file": {
      async make() {
        const conversation = await conversationPath();
        await at.world.fetch(conversation, {
          as: at.home.budi,
          form: messageFields("", [new File([webp()], "a.webp")]),
        });
        const row = await at.world.bindings.DB.prepare(
          "select id from messages where sender_id = ? order by seq desc limit 1",
        )
          .bind(at.home.budi.id)
          .first<{ id: string }>();
        await report(at.world, at.home.sari, { subject: "message", id: row?.id ?? "" });
        const path = `/operator/reports/${await newestReport(at.world)}`;
        const html = await (await at.world.fetch(path, { as: at.home.ayu })).text();
        return /src="([^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
      },
      bytes: true,
      owners: ["ayu"],
      passing: true,
    },
    "operator.reviews.$id.photos.$key": {
      async make() {
        const id = await review(at.world, sides(), { rating: 2, comment: SECRET });
        const key = crypto.randomUUID();
        await at.world.bindings.DB.prepare("insert into review_pictures values (?, ?, ?, 0, 'ready', 9, 9, 1)")
          .bind(key, id, at.home.budi.id)
          .run();
        return `/operator/reviews/${id}/photos/${key}`;
      },
      owners: ["ayu"],
      form: () => ({ reason: "Memuat nomor telepon orang lain." }),
    },
    "operator.$subjects.$id.$act": [
      {
        make: async () => `/operator/listings/${await offer()}/hiding`,
        owners: ["ayu"],
        form: () => ({ act: "hide_listing", reason: "Memuat nomor telepon orang lain." }),
      },
      {
        make: async () => `/operator/reviews/${await review(at.world, sides(), { rating: 2, comment: SECRET })}/hiding`,
        owners: ["ayu"],
        form: () => ({ act: "hide_review", reason: "Memuat nomor telepon orang lain." }),
      },
      {
        make: async () => `/operator/people/${(await at.world.person(SECRET)).id}/suspension`,
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
      form: () => ({ back: "140000", reason: VERDICT, version: rulable, press: "rule" }),
      passing: true,
    },
    "operator.disputes.$id_.files.$key": {
      async make() {
        const id = await disputed([new File([SECRET], "bukti.txt")]);
        const [file] = await at.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
        return `/operator/disputes/${id}/files/${file?.key}`;
      },
      bytes: true,
      owners: ["ayu"],
    },
    "operator.disputes.$id_.pictures.$key.$file": {
      async make() {
        const id = await disputed();
        const form = messageFields("", [new File([webp()], "a.webp")]);
        await at.world.fetch(`/messages/new?order=${id}`, { as: at.home.budi, form });
        await at.world.settled();
        const html = await (await at.world.fetch(`/operator/disputes/${id}`, { as: at.home.ayu })).text();
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
        return `/dashboard/wanted/${id}/proposals/${await propose(at.world, at.home.sari, id)}/acceptance`;
      },
      owners: ["budi"],
      form: async (path) => ({ closes: "on", mode: "online", shown: await shownOn(path) }),
    },
    "dashboard.wanted.$id.proposals.$pid.decline": {
      async make() {
        const id = await wanted();
        return `/dashboard/wanted/${id}/proposals/${await propose(at.world, at.home.sari, id)}/decline`;
      },
      owners: ["budi"],
      form: () => ({ reason: "Sudah ada yang mengerjakan." }),
    },
  };
  return owned;
}
