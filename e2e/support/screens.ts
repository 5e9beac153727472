import type { Page } from "@playwright/test";
import { STATIC } from "../../tests/support/routes";

type Viewer = "visitor" | "seller" | "buyer" | "operator" | "suspended" | "newcomer";

/** An address, or a way to find one: the first matching link on another page, with `then` appended. */
export type Screen = string | { on: Screen; link: RegExp; then?: string };

export const ID = "[2-9a-z]{20}";
const GIG_ID = `(?<=/gig/)${ID}`;
/** The order of the next visit, in the strip above the list of orders. It is paid and in progress. */
export const NEXT_ID = `(?<=Kunjungan berikutnya[^]*?/dashboard/orders/)${ID}`;

export function linkOn(on: Screen, link: string, then?: string): Screen {
  return { on, link: new RegExp(link), ...(then ? { then } : {}) };
}

/** The seller of the first search result, who has reviews. */
export const PROFILE = linkOn(linkOn("/explore?q=desain+logo+umkm", `/gig/${ID}`), `/u/${ID}`);

const ORDER = `/dashboard/orders/${ID}`;

export function orderWith(list: string, words: string, then?: string): Screen {
  const inRow = "(?:(?!</tr)[^])*";
  const order = `(?<=Sisi pesanan[^]*)(?:${ORDER}(?=${inRow}${words})|(?<=${words}${inRow})${ORDER})`;
  return linkOn(`/dashboard/orders?sisi=${list}`, order, then);
}

const PROPOSALS = `/dashboard/wanted/${ID}/proposals`;
const receivedProposals = linkOn("/dashboard/wanted", PROPOSALS);

/** Screens for the accessibility test by route file. The usual state is first. */
const SCREENS: Record<string, Partial<Record<Viewer, Screen[]>>> = {
  ...Object.fromEntries(STATIC.map((name) => [name, { visitor: [`/${name}`] }])),
  $: { visitor: ["/tidak-ada"] },
  _index: { visitor: ["/", "/?wanted=8", "/?lokasi=bandung"], buyer: ["/"], newcomer: ["/"] },
  "account._index": { buyer: ["/account"] },
  "account.agreement": { seller: ["/account/agreement"] },
  "account.blocks": { buyer: ["/account/blocks"] },
  "account.data._index": { seller: ["/account/data"] },
  "account.data.closure": { seller: ["/account/data/closure"], newcomer: ["/account/data/closure"] },
  "account.email": { seller: ["/account/email"] },
  "account.notifications": { seller: ["/account/notifications"] },
  "account.phone": { seller: ["/account/phone"] },
  "account.security": { seller: ["/account/security"] },
  "account.two-steps": { seller: ["/account/two-steps"], operator: ["/account/two-steps"] },
  "account.suspended": { suspended: ["/account/suspended"] },
  "u.$id_.block": { buyer: [{ on: PROFILE, link: /\/u\/[2-9a-z]{20}\/block/ }] },
  categories: { visitor: ["/categories"] },
  place: { visitor: ["/place", "/place?cari=tangerang", "/place?cari=bndng", "/place?provinsi=32"] },
  "category.$slug": { visitor: ["/category/design", "/category/delivery", "/category/rumah-tangga"] },
  "category.$slug_.$place": {
    visitor: ["/category/rumah-tangga/kota-depok", "/category/pendidikan/kabupaten-asmat", "/category/bisnis/bndung"],
  },
  "explore_.$place": { visitor: ["/explore/kota-bandung", "/explore/jawa-barat"] },
  "dashboard.$list.$id.deletion": {
    seller: [linkOn("/dashboard/services", `/dashboard/services/${ID}/deletion`)],
    buyer: [linkOn("/dashboard/wanted", `/dashboard/wanted/${ID}/deletion`)],
  },
  "dashboard.$list.create": {
    seller: ["/dashboard/services/create"],
    buyer: ["/dashboard/wanted/create"],
  },
  "dashboard.$list.edit.$id": {
    seller: [linkOn("/dashboard/services", `/dashboard/services/edit/${ID}`), "/dashboard/services/edit/tidak-ada"],
    buyer: [linkOn("/dashboard/wanted", `/dashboard/wanted/edit/${ID}`)],
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
    seller: [linkOn("/dashboard/orders?sisi=penjual", `/dashboard/orders/${ID}`), "/dashboard/orders/tidak-ada"],
    buyer: [
      linkOn("/dashboard/orders", ORDER),
      ...["Periksa hasil", "Jawab harga", "Sengketa"].map((words) => orderWith("pembeli", words)),
      ...["completed", "cancelled"].map((status) => orderWith(`pembeli&status=${status}`, "")),
    ],
  },
  "dashboard.orders.$id_.$step": {
    seller: [linkOn("/dashboard/orders?sisi=penjual&status=in_progress", `/dashboard/orders/${ID}`, "/delivery")],
    buyer: [orderWith("pembeli", "sampai", "/cancellation-request")],
  },
  "dashboard.orders.$id_.cancellation": {
    buyer: [linkOn("/dashboard/orders?status=pending", `/dashboard/orders/${ID}`, "/cancellation")],
  },
  "dashboard.balance.sales": { seller: ["/dashboard/balance/sales"] },
  "dashboard.orders.$id_.invoice": {
    buyer: [orderWith("pembeli&status=completed", "", "/invoice")],
  },
  "dashboard.orders.$id_.extra": {
    seller: [linkOn("/dashboard/orders?sisi=penjual&status=in_progress", `/dashboard/orders/${ID}`, "/extra")],
  },
  "dashboard.orders.$id_.change": {
    buyer: [linkOn("/dashboard/orders?status=pending", `/dashboard/orders/${ID}`, "/change")],
  },
  "dashboard.orders.$id_.change_.$answer": {
    buyer: [orderWith("pembeli", ">Jawab<", "/change/acceptance")],
  },
  "dashboard.orders.$id_.completion": { buyer: [orderWith("pembeli", "Periksa hasil", "/completion")] },
  "dashboard.orders.$id_.refund-account": {
    buyer: [orderWith("pembeli", "Isi rekening", "/refund-account")],
  },
  "dashboard.orders.$id_.review": {
    buyer: [linkOn("/dashboard/orders", `/dashboard/orders/${ID}`, "/review")],
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
    buyer: [linkOn("/dashboard/wanted", PROPOSALS, "?status=diterima"), receivedProposals],
  },
  "dashboard.wanted.$id.proposals.$pid.acceptance": {
    buyer: [linkOn(receivedProposals, `${PROPOSALS}/${ID}/acceptance`)],
  },
  "dashboard.wanted.$id.proposals.$pid.decline": {
    buyer: [linkOn(receivedProposals, `${PROPOSALS}/${ID}/decline`)],
  },
  "dashboard.wanted._index": { buyer: ["/dashboard/wanted"], newcomer: ["/dashboard/wanted"] },
  "dev.components": { visitor: ["/dev/components"] },
  "dev.codes": { visitor: ["/dev/codes"] },
  "dev.mailbox": { visitor: ["/dev/mailbox"] },
  explore: {
    visitor: ["/explore", "/explore?sort=populer", "/explore?q=servis+bandung", "/explore?q=zzzz-tidak-ada"],
  },
  "forgot-password": { visitor: ["/forgot-password", "/forgot-password?sent=1"] },
  "how-it-works.ranking": { visitor: ["/how-it-works/ranking"] },
  "gig.$id": {
    visitor: [linkOn("/explore", `/gig/${ID}`), "/gig/tidak-ada"],
    seller: [linkOn("/dashboard/services", `/gig/${ID}`)],
  },
  "gig.$id_.reviews": { visitor: [linkOn("/explore?sort=populer", `/gig/${ID}`, "/reviews")] },
  login: { visitor: ["/login"] },
  "another-account": { buyer: ["/another-account"] },
  "session-ended": { visitor: ["/session-ended"] },
  "messages.$id": {
    seller: [linkOn("/messages", `/messages/${ID}`)],
    buyer: [linkOn("/messages", `/messages/${ID}`)],
  },
  "messages.$id_.report": { buyer: [linkOn("/messages", `/messages/${ID}`, "/report")] },
  "messages.new": { buyer: [linkOn("/explore", GIG_ID, "ask")] },
  "messages._index": { seller: ["/messages"], buyer: ["/messages"], newcomer: ["/messages"] },
  notifications: { seller: ["/notifications"], buyer: ["/notifications"], newcomer: ["/notifications"] },
  "operator._index": { operator: ["/operator"] },
  "operator.acts": { operator: ["/operator/acts"] },
  "operator.books": { operator: ["/operator/books"] },
  "operator.disputes.$id": { operator: [linkOn("/operator/disputes", `/operator/disputes/${ID}`)] },
  "operator.disputes.$id_.ruling": {
    operator: [linkOn("/operator/disputes", `/operator/disputes/${ID}`, "/ruling")],
  },
  "operator.disputes._index": { operator: ["/operator/disputes", "/operator/disputes?tahap=tanggapan"] },
  "operator.listings.$id": { operator: [linkOn("/operator/listings", `/operator/listings/${ID}`)] },
  "operator.$subjects.$id.$act": { operator: [linkOn("/explore", GIG_ID, "hiding")] },
  "operator.listings._index": { operator: ["/operator/listings?q=logo"] },
  "operator.data.$id": { operator: [linkOn("/operator/data", `/operator/data/${ID}`)] },
  "operator.data._index": { operator: ["/operator/data", "/operator/data?status=selesai"] },
  "operator.health": { operator: ["/operator/health"] },
  "operator.mail": { operator: ["/operator/mail"] },
  "operator.orders.$id": {
    operator: [
      linkOn("/operator/orders?keadaan=delivered", `/operator/orders/${ID}`),
      linkOn("/operator/payments", `/operator/orders/${ID}`),
      "/operator/orders/tidak-ada",
    ],
  },
  "operator.orders.$id_.notifications.$key": {
    operator: [
      linkOn(
        linkOn("/operator/payments", `/operator/orders/${ID}`),
        `/operator/orders/${ID}/notifications/[0-9a-f]{64}`,
      ),
    ],
  },
  "operator.orders.$id_.payment-check": {
    operator: [linkOn("/operator/orders?keadaan=completed", `/operator/orders/${ID}`, "/payment-check")],
  },
  "operator.orders._index": { operator: ["/operator/orders", "/operator/orders?q=budi"] },
  "operator.payments": { operator: ["/operator/payments"] },
  "operator.people.$id": { operator: [linkOn("/operator/people?q=sari", `/operator/people/${ID}`)] },
  "operator.people._index": { operator: ["/operator/people"] },
  "operator.refunds.$id": { operator: [linkOn("/operator/refunds", `/operator/refunds/${ID}`)] },
  "operator.refunds._index": {
    operator: [
      "/operator/refunds?status=rekening",
      "/operator/refunds?status=penyedia",
      "/operator/refunds?status=dibayar",
    ],
  },
  "operator.reports.$id": { operator: [linkOn("/operator/reports", `/operator/reports/${ID}`)] },
  "operator.reports._index": { operator: ["/operator/reports", "/operator/reports?status=selesai"] },
  "operator.names": { operator: ["/operator/names"] },
  "operator.searches": { operator: ["/operator/searches"] },
  "operator.withdrawals.$id": { operator: [linkOn("/operator/withdrawals", `/operator/withdrawals/${ID}`)] },
  "operator.withdrawals._index": {
    operator: ["/operator/withdrawals", "/operator/withdrawals?status=selesai"],
  },
  "order.$id": { buyer: [linkOn("/explore", GIG_ID, "order"), linkOn("/explore", GIG_ID, "custom")] },
  "order._index": { visitor: ["/order"] },
  "payment.$id": {
    buyer: [linkOn("/dashboard", `/payment/${ID}`), linkOn("/dashboard", NEXT_ID, "payment"), "/payment/tidak-ada"],
  },
  profile: {
    seller: ["/profile", "/profile?tab=services"],
    buyer: ["/profile"],
    newcomer: ["/profile", "/profile?tab=services"],
  },
  "profile_.edit": { seller: ["/profile/edit"] },
  "reports.new": { buyer: [linkOn("/explore", GIG_ID, "report")] },
  "reset-password": { visitor: ["/reset-password"] },
  saved: { buyer: ["/saved"], newcomer: ["/saved"] },
  signup: { visitor: ["/signup"] },
  "u.$id": { visitor: [PROFILE, "/u/tidak-ada"] },
  "verify-email": { visitor: ["/verify-email"] },
  "verify-email_.resend": { visitor: ["/verify-email/resend"] },
  "wanted.$id": {
    visitor: [linkOn("/wanted", `/wanted/${ID}`), "/wanted/tidak-ada"],
    seller: [linkOn("/wanted", `/wanted/${ID}`)],
    buyer: [linkOn("/dashboard/wanted", `/wanted/${ID}`)],
  },
  "wanted._index": { visitor: ["/wanted"] },
  "dashboard.wanted.invitations": {
    buyer: [linkOn("/explore", GIG_ID, "invite"), "/dashboard/wanted/invitations"],
  },
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
const pageTexts = new WeakMap<Page, Map<string, Promise<string>>>();

function textOf(page: Page, address: string): Promise<string> {
  const known = pageTexts.get(page) ?? new Map<string, Promise<string>>();
  pageTexts.set(page, known);
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
  if (screen.then === "invite") return `/dashboard/wanted/invitations?jasa=${found}`;
  if (screen.then === "ask") return `/messages/new?listing=${found}`;
  if (screen.then === "order") return `/order/${found}`;
  if (screen.then === "hiding") return `/operator/listings/${found}/hiding`;
  if (screen.then === "report") return `/reports/new?subject=listing&id=${found}`;
  if (screen.then === "payment") return `/payment/${found}`;
  if (screen.then === "custom") return `/order/${found}?custom=true`;
  return `${found}${screen.then ?? ""}`;
}
