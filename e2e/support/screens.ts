import type { Page } from "@playwright/test";
import { STATIC } from "../../tests/support/routes";

type Viewer = "visitor" | "seller" | "buyer" | "operator" | "suspended" | "newcomer";

/** An address, or a way to find one: the first matching link on another page, with `then` appended. */
export type Screen = string | { on: Screen; link: RegExp; then?: string };

export const ID = "[2-9a-z]{20}";
const GIG_ID = `(?<=/gig/)${ID}`;
/** The order of the next visit, in the strip above the list of orders. It is paid and in progress. */
export const NEXT_ID = `(?<=Kunjungan berikutnya[^]*?/dashboard/orders/)${ID}`;

export function first(on: Screen, link: string, then?: string): Screen {
  return { on, link: new RegExp(link), ...(then ? { then } : {}) };
}

/** The seller of the first search result, who has reviews. */
export const PROFILE = first(first("/explore?q=desain+logo+umkm", `/gig/${ID}`), `/u/${ID}`);

const ORDER = `/dashboard/orders/${ID}`;

export function orderWith(list: string, words: string, then?: string): Screen {
  const inRow = "(?:(?!</tr)[^])*";
  const order = `(?<=Sisi pesanan[^]*)(?:${ORDER}(?=${inRow}${words})|(?<=${words}${inRow})${ORDER})`;
  return first(`/dashboard/orders?sisi=${list}`, order, then);
}

const PROPOSALS = `/dashboard/wanted/${ID}/proposals`;
const received = first("/dashboard/wanted", PROPOSALS);

/** Screens for the accessibility test by route file. The usual state is first. */
const SCREENS: Record<string, Partial<Record<Viewer, Screen[]>>> = {
  ...Object.fromEntries(STATIC.map((name) => [name, { visitor: [`/${name}`] }])),
  $: { visitor: ["/tidak-ada"] },
  _index: { visitor: ["/", "/?wanted=8", "/?lokasi=bandung"], buyer: ["/"], newcomer: ["/"] },
  "account._index": { buyer: ["/account"] },
  "account.agreement": { seller: ["/account/agreement"] },
  "account.data._index": { seller: ["/account/data"] },
  "account.data.closure": { seller: ["/account/data/closure"], newcomer: ["/account/data/closure"] },
  "account.email": { seller: ["/account/email"] },
  "account.notifications": { seller: ["/account/notifications"] },
  "account.security": { seller: ["/account/security"] },
  "account.suspended": { suspended: ["/account/suspended"] },
  categories: { visitor: ["/categories"] },
  place: { visitor: ["/place", "/place?cari=tangerang", "/place?cari=bndng", "/place?provinsi=32"] },
  "category.$slug": { visitor: ["/category/design", "/category/delivery", "/category/rumah-tangga"] },
  "category.$slug_.$place": {
    visitor: [
      "/category/rumah-tangga/kota-depok",
      "/category/pendidikan/kabupaten-asmat",
      "/category/bisnis/bndung",
    ],
  },
  "explore_.$place": { visitor: ["/explore/kota-bandung", "/explore/jawa-barat"] },
  "dashboard.$list.$id.deletion": {
    seller: [first("/dashboard/services", `/dashboard/services/${ID}/deletion`)],
    buyer: [first("/dashboard/wanted", `/dashboard/wanted/${ID}/deletion`)],
  },
  "dashboard.$list.create": {
    seller: ["/dashboard/services/create"],
    buyer: ["/dashboard/wanted/create"],
  },
  "dashboard.$list.edit.$id": {
    seller: [
      first("/dashboard/services", `/dashboard/services/edit/${ID}`),
      "/dashboard/services/edit/tidak-ada",
    ],
    buyer: [first("/dashboard/wanted", `/dashboard/wanted/edit/${ID}`)],
  },
  "dashboard.balance._index": {
    seller: ["/dashboard/balance"],
    suspended: ["/dashboard/balance"],
    newcomer: ["/dashboard/balance"],
  },
  "dashboard.balance.tax": { seller: ["/dashboard/balance/tax"] },
  "dashboard.balance.withdrawals._index": {
    seller: ["/dashboard/balance/withdrawals"],
    newcomer: ["/dashboard/balance/withdrawals"],
  },
  "dashboard.balance.withdrawals.new": {
    seller: ["/dashboard/balance/withdrawals/new"],
    suspended: ["/dashboard/balance/withdrawals/new"],
    newcomer: ["/dashboard/balance/withdrawals/new"],
  },
  "dashboard.orders.$id": {
    seller: [
      first("/dashboard/orders?sisi=penjual", `/dashboard/orders/${ID}`),
      "/dashboard/orders/tidak-ada",
    ],
    buyer: [
      first("/dashboard/orders", ORDER),
      ...["Periksa hasil", "Jawab harga", "Sengketa"].map((words) => orderWith("pembeli", words)),
      ...["completed", "cancelled"].map((status) => orderWith(`pembeli&status=${status}`, "")),
    ],
  },
  "dashboard.orders.$id_.$step": {
    seller: [
      first("/dashboard/orders?sisi=penjual&status=in_progress", `/dashboard/orders/${ID}`, "/delivery"),
    ],
    buyer: [
      first("/dashboard/orders?status=in_progress", `/dashboard/orders/${ID}`, "/cancellation-request"),
    ],
  },
  "dashboard.orders.$id_.cancellation": {
    buyer: [first("/dashboard/orders?status=pending", `/dashboard/orders/${ID}`, "/cancellation")],
  },
  "dashboard.balance.sales": { seller: ["/dashboard/balance/sales"] },
  "dashboard.orders.$id_.invoice": {
    buyer: [orderWith("pembeli&status=completed", "", "/invoice")],
  },
  "dashboard.orders.$id_.change": {
    buyer: [first("/dashboard/orders?status=pending", `/dashboard/orders/${ID}`, "/change")],
  },
  "dashboard.orders.$id_.change_.$answer": {
    buyer: [orderWith("pembeli", ">Jawab<", "/change/acceptance")],
  },
  "dashboard.orders.$id_.completion": { buyer: [orderWith("pembeli", "Periksa hasil", "/completion")] },
  "dashboard.orders.$id_.refund-account": {
    buyer: [orderWith("pembeli", "Isi rekening", "/refund-account")],
  },
  "dashboard.orders.$id_.review": {
    buyer: [first("/dashboard/orders", `/dashboard/orders/${ID}`, "/review")],
  },
  "dashboard.(orders)._index": {
    visitor: ["/dashboard/orders"],
    seller: ["/dashboard/orders?sisi=penjual", "/dashboard"],
    buyer: ["/dashboard/orders", "/dashboard"],
    suspended: ["/dashboard/orders?sisi=penjual", "/dashboard"],
    newcomer: ["/dashboard/orders", "/dashboard/orders?sisi=penjual"],
  },
  "dashboard.proposals._index": { seller: ["/dashboard/proposals"], newcomer: ["/dashboard/proposals"] },
  "dashboard.services._index": {
    seller: ["/dashboard/services", "/dashboard/services?after=x"],
    newcomer: ["/dashboard/services"],
  },
  "dashboard.services.hours": { seller: ["/dashboard/services/hours"] },
  "dashboard.wanted.$id.proposals._index": {
    buyer: [first("/dashboard/wanted", PROPOSALS, "?status=diterima"), received],
  },
  "dashboard.wanted.$id.proposals.$pid.acceptance": {
    buyer: [first(received, `${PROPOSALS}/${ID}/acceptance`)],
  },
  "dashboard.wanted.$id.proposals.$pid.decline": { buyer: [first(received, `${PROPOSALS}/${ID}/decline`)] },
  "dashboard.wanted._index": { buyer: ["/dashboard/wanted"], newcomer: ["/dashboard/wanted"] },
  "dev.components": { visitor: ["/dev/components"] },
  "dev.mailbox": { visitor: ["/dev/mailbox"] },
  explore: {
    visitor: ["/explore", "/explore?sort=populer", "/explore?q=servis+bandung", "/explore?q=zzzz-tidak-ada"],
  },
  "forgot-password": { visitor: ["/forgot-password", "/forgot-password?sent=1"] },
  "how-it-works.ranking": { visitor: ["/how-it-works/ranking"] },
  "gig.$id": {
    visitor: [first("/explore", `/gig/${ID}`), "/gig/tidak-ada"],
    seller: [first("/dashboard/services", `/gig/${ID}`)],
  },
  "gig.$id_.reviews": { visitor: [first("/explore?sort=populer", `/gig/${ID}`, "/reviews")] },
  login: { visitor: ["/login"] },
  "another-account": { buyer: ["/another-account"] },
  "session-ended": { visitor: ["/session-ended"] },
  "messages.$id": {
    seller: [first("/messages", `/messages/${ID}`)],
    buyer: [first("/messages", `/messages/${ID}`)],
  },
  "messages.$id_.report": { buyer: [first("/messages", `/messages/${ID}`, "/report")] },
  "messages.new": { buyer: [first("/explore", GIG_ID, "ask")] },
  "messages._index": { seller: ["/messages"], buyer: ["/messages"], newcomer: ["/messages"] },
  notifications: { seller: ["/notifications"], buyer: ["/notifications"], newcomer: ["/notifications"] },
  "operator._index": { operator: ["/operator"] },
  "operator.acts": { operator: ["/operator/acts"] },
  "operator.books": { operator: ["/operator/books"] },
  "operator.disputes.$id": { operator: [first("/operator/disputes", `/operator/disputes/${ID}`)] },
  "operator.disputes.$id_.ruling": {
    operator: [first("/operator/disputes", `/operator/disputes/${ID}`, "/ruling")],
  },
  "operator.disputes._index": { operator: ["/operator/disputes", "/operator/disputes?tahap=tanggapan"] },
  "operator.listings.$id": { operator: [first("/operator/listings", `/operator/listings/${ID}`)] },
  "operator.$subjects.$id.$act": { operator: [first("/explore", GIG_ID, "hiding")] },
  "operator.listings._index": { operator: ["/operator/listings?q=logo"] },
  "operator.data.$id": { operator: [first("/operator/data", `/operator/data/${ID}`)] },
  "operator.data._index": { operator: ["/operator/data", "/operator/data?status=selesai"] },
  "operator.health": { operator: ["/operator/health"] },
  "operator.mail": { operator: ["/operator/mail"] },
  "operator.orders.$id": {
    operator: [
      first("/operator/orders?keadaan=delivered", `/operator/orders/${ID}`),
      first("/operator/payments", `/operator/orders/${ID}`),
      "/operator/orders/tidak-ada",
    ],
  },
  "operator.orders.$id_.notifications.$key": {
    operator: [
      first(
        first("/operator/payments", `/operator/orders/${ID}`),
        `/operator/orders/${ID}/notifications/[0-9a-f]{64}`,
      ),
    ],
  },
  "operator.orders.$id_.payment-check": {
    operator: [first("/operator/orders?keadaan=completed", `/operator/orders/${ID}`, "/payment-check")],
  },
  "operator.orders._index": { operator: ["/operator/orders", "/operator/orders?q=budi"] },
  "operator.payments": { operator: ["/operator/payments"] },
  "operator.people.$id": { operator: [first("/operator/people?q=sari", `/operator/people/${ID}`)] },
  "operator.people._index": { operator: ["/operator/people"] },
  "operator.refunds.$id": { operator: [first("/operator/refunds", `/operator/refunds/${ID}`)] },
  "operator.refunds._index": {
    operator: [
      "/operator/refunds?status=rekening",
      "/operator/refunds?status=penyedia",
      "/operator/refunds?status=dibayar",
    ],
  },
  "operator.reports.$id": { operator: [first("/operator/reports", `/operator/reports/${ID}`)] },
  "operator.reports._index": { operator: ["/operator/reports", "/operator/reports?status=selesai"] },
  "operator.names": { operator: ["/operator/names"] },
  "operator.searches": { operator: ["/operator/searches"] },
  "operator.withdrawals.$id": { operator: [first("/operator/withdrawals", `/operator/withdrawals/${ID}`)] },
  "operator.withdrawals._index": {
    operator: ["/operator/withdrawals", "/operator/withdrawals?status=selesai"],
  },
  "order.$id": { buyer: [first("/explore", GIG_ID, "order"), first("/explore", GIG_ID, "custom")] },
  "order._index": { visitor: ["/order"] },
  "payment.$id": {
    buyer: [
      first("/dashboard", `/payment/${ID}`),
      first("/dashboard", NEXT_ID, "payment"),
      "/payment/tidak-ada",
    ],
  },
  profile: {
    seller: ["/profile", "/profile?tab=services"],
    buyer: ["/profile"],
    newcomer: ["/profile", "/profile?tab=services"],
  },
  "profile_.edit": { seller: ["/profile/edit"] },
  "reports.new": { buyer: [first("/explore", GIG_ID, "report")] },
  "reset-password": { visitor: ["/reset-password"] },
  saved: { buyer: ["/saved"], newcomer: ["/saved"] },
  signup: { visitor: ["/signup"] },
  "u.$id": { visitor: [PROFILE, "/u/tidak-ada"] },
  "verify-email": { visitor: ["/verify-email"] },
  "verify-email_.resend": { visitor: ["/verify-email/resend"] },
  "wanted.$id": {
    visitor: [first("/wanted", `/wanted/${ID}`), "/wanted/tidak-ada"],
    seller: [first("/wanted", `/wanted/${ID}`)],
    buyer: [first("/dashboard/wanted", `/wanted/${ID}`)],
  },
  "wanted._index": { visitor: ["/wanted"] },
};

export const SCREENED = Object.keys(SCREENS);

/** `isFirst` is true for the first screen of a route. Others show another state or viewer. */
export type Shown = { screen: Screen; isFirst: boolean };

export function screensOf(viewer: Viewer): Shown[] {
  return Object.values(SCREENS).flatMap((screens) =>
    (screens[viewer] ?? []).map((screen, index) => ({
      screen,
      isFirst: index === 0 && Object.keys(screens)[0] === viewer,
    })),
  );
}

/** Several screens are found on the same page. */
const read = new WeakMap<Page, Map<string, Promise<string>>>();

function textOf(page: Page, address: string): Promise<string> {
  const known = read.get(page) ?? new Map<string, Promise<string>>();
  read.set(page, known);
  const text = known.get(address) ?? page.request.get(address).then((answer) => answer.text());
  known.set(address, text);
  return text;
}

/** Returns a screen's address. Throws if the demo data has no such link. */
export async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === "string") return screen;
  const on = await addressOf(page, screen.on);
  const found = screen.link.exec(await textOf(page, on))?.[0];
  if (!found) throw new Error(`no link like ${screen.link} on ${on}`);
  if (screen.then === "ask") return `/messages/new?listing=${found}`;
  if (screen.then === "order") return `/order/${found}`;
  if (screen.then === "hiding") return `/operator/listings/${found}/hiding`;
  if (screen.then === "report") return `/reports/new?subject=listing&id=${found}`;
  if (screen.then === "payment") return `/payment/${found}`;
  if (screen.then === "custom") return `/order/${found}?custom=true`;
  return `${found}${screen.then ?? ""}`;
}
