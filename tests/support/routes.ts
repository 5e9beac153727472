import { STATIC_PAGES } from "~/content/pages.server";
import type { Who } from "./flows/order-parties";

type Route = {
  /** A path of the route, with `NOBODY` as the id. */
  path: string;
  takesForms?: true;
  /** Paths for tests with hostile query strings, and who requests them. Braces contain ids of the small marketplace. */
  readsQuery?: [path: string, who: Who][];
  /** Documents whose size is limited. Braces contain ids of the town. */
  weighed?: string[];
  /** Members' pages with the role that requests them and their limit of database rows. */
  worked?: [path: string, who: "visitor" | "budi", rows?: number][];
};

export const NOBODY = "3f0c5a52-0000-4000-8000-00000000dead";

/** Pages of the route `$page`, which are read-only documents. Paths with a slash have their own routes. */
export const STATIC = STATIC_PAGES.map(({ path }) => path.slice(1)).filter((name) => !name.includes("/"));

const EVERY_FILTER =
  "q=servis&jenis=jasa&kategori=bisnis&lokasi=bandung&hargaMin=123456&hargaMax=876543&rating=3&waktu=14&mulai=7&cara=datang&sort=rating";

const TABLE = {
  $: { path: "/tidak-ada", readsQuery: [["/tidak-ada", "visitor"]] },
  "another-account": { path: "/another-account", takesForms: true },
  "[.]well-known.security[.]txt": { path: "/.well-known/security.txt" },
  _index: {
    path: "/",
    readsQuery: [["/", "visitor"]],
    weighed: ["/", "/?wanted=12", "/?wanted=40", "/?wanted=28&lokasi=bandung"],
  },
  $page: { path: "/about" },
  "account._index": { path: "/account", worked: [["/account", "budi"]] },
  "account.agreement": {
    path: "/account/agreement",
    takesForms: true,
    readsQuery: [["/account/agreement", "sari"]],
  },
  "account.blocks": {
    path: "/account/blocks",
    readsQuery: [["/account/blocks", "sari"]],
    worked: [["/account/blocks", "budi"]],
  },
  "account.data.$id.files.$format": { path: `/account/data/${NOBODY}/files/html` },
  "account.data._index": { path: "/account/data", takesForms: true, worked: [["/account/data", "budi"]] },
  "account.data.closure": { path: "/account/data/closure", takesForms: true },
  "account.email": { path: "/account/email", takesForms: true, readsQuery: [["/account/email", "sari"]] },
  "account.notifications": {
    path: "/account/notifications",
    takesForms: true,
    worked: [["/account/notifications", "budi"]],
  },
  "account.phone": { path: "/account/phone", takesForms: true, readsQuery: [["/account/phone", "sari"]] },
  "account.push": { path: "/account/push", takesForms: true },
  "account.security": { path: "/account/security", takesForms: true },
  "account.suspended": { path: "/account/suspended", takesForms: true },
  "account.two-steps": { path: "/account/two-steps", takesForms: true },
  categories: { path: "/categories", weighed: ["/categories"] },
  "category.$slug": {
    path: `/category/${NOBODY}`,
    readsQuery: [
      ["/category/design", "visitor"],
      ["/category/bisnis", "visitor"],
    ],
    weighed: [
      "/category/desain-grafis",
      "/category/desain-grafis?sort=rating",
      "/category/bisnis",
      "/category/design?sort=populer",
      "/category/delivery",
    ],
  },
  "category.$slug_.$place": {
    path: "/category/bisnis/tidak-ada",
    readsQuery: [
      ["/category/bisnis/kota-bandung", "visitor"],
      ["/category/bisnis/tidak-ada", "visitor"],
    ],
    weighed: [
      "/category/bisnis/kota-bandung",
      "/category/bisnis/jakarta-selatan?sort=rating",
      "/category/desain-grafis/jawa-barat",
      "/category/desain-grafis/kabupaten-asmat",
    ],
  },
  dashboard: { path: "/dashboard" },
  "dashboard.$list.$id.deletion": [
    { path: `/dashboard/services/${NOBODY}/deletion`, takesForms: true },
    { path: `/dashboard/wanted/${NOBODY}/deletion`, takesForms: true },
  ],
  "dashboard.$list.$id.status": [
    { path: `/dashboard/services/${NOBODY}/status`, takesForms: true },
    { path: `/dashboard/wanted/${NOBODY}/status`, takesForms: true },
  ],
  "dashboard.$list.create": [
    { path: "/dashboard/services/create", takesForms: true },
    { path: "/dashboard/wanted/create", takesForms: true },
  ],
  "dashboard.$list.edit.$id": [
    { path: `/dashboard/services/edit/${NOBODY}`, takesForms: true },
    { path: `/dashboard/wanted/edit/${NOBODY}`, takesForms: true },
  ],
  "dashboard.(orders)._index": [
    { path: "/dashboard/orders", readsQuery: [["/dashboard/orders", "budi"]] },
    { path: "/dashboard?index", readsQuery: [["/dashboard", "budi"]] },
  ],
  "dashboard.balance._index": { path: "/dashboard/balance", readsQuery: [["/dashboard/balance", "sari"]] },
  "dashboard.balance.sales": {
    path: "/dashboard/balance/sales",
    readsQuery: [["/dashboard/balance/sales", "sari"]],
  },
  "dashboard.balance.statement[.]csv": { path: "/dashboard/balance/statement.csv" },
  "dashboard.balance.tax": { path: "/dashboard/balance/tax", takesForms: true },
  "dashboard.balance.withdrawals._index": {
    path: "/dashboard/balance/withdrawals",
    readsQuery: [["/dashboard/balance/withdrawals", "sari"]],
  },
  "dashboard.balance.withdrawals.new": { path: "/dashboard/balance/withdrawals/new", takesForms: true },
  "dashboard.orders.$id": { path: `/dashboard/orders/${NOBODY}`, takesForms: true },
  "dashboard.orders.$id_.invoice": { path: `/dashboard/orders/${NOBODY}/invoice` },
  "dashboard.orders.$id_.$step": { path: `/dashboard/orders/${NOBODY}/delivery`, takesForms: true },
  "dashboard.orders.$id_.cancellation": {
    path: `/dashboard/orders/${NOBODY}/cancellation`,
    takesForms: true,
  },
  "dashboard.orders.$id_.change": { path: `/dashboard/orders/${NOBODY}/change`, takesForms: true },
  "dashboard.orders.$id_.change_.$answer": {
    path: `/dashboard/orders/${NOBODY}/change/acceptance`,
    takesForms: true,
  },
  "dashboard.orders.$id_.completion": { path: `/dashboard/orders/${NOBODY}/completion`, takesForms: true },
  "dashboard.orders.$id_.extra": { path: `/dashboard/orders/${NOBODY}/extra`, takesForms: true },
  "dashboard.orders.$id_.files.$key": { path: `/dashboard/orders/${NOBODY}/files/${NOBODY}` },
  "dashboard.orders.$id_.refund-account": {
    path: `/dashboard/orders/${NOBODY}/refund-account`,
    takesForms: true,
  },
  "dashboard.orders.$id_.review": { path: `/dashboard/orders/${NOBODY}/review`, takesForms: true },
  "dashboard.orders.$id_.reviews.$reviewId.reply": {
    path: `/dashboard/orders/${NOBODY}/reviews/${NOBODY}/reply`,
    takesForms: true,
  },
  "dashboard.orders.$id_.visit": { path: `/dashboard/orders/${NOBODY}/visit`, takesForms: true },
  "dashboard.orders.$id_.visit-acceptance": {
    path: `/dashboard/orders/${NOBODY}/visit-acceptance`,
    takesForms: true,
  },
  "dashboard.orders.$id_.visit[.]ics": { path: `/dashboard/orders/${NOBODY}/visit.ics` },
  "dashboard.proposals.$id.withdrawal": {
    path: `/dashboard/proposals/${NOBODY}/withdrawal`,
    takesForms: true,
  },
  "dashboard.proposals._index": {
    path: "/dashboard/proposals",
    readsQuery: [["/dashboard/proposals", "sari"]],
  },
  "dashboard.services._index": { path: "/dashboard/services", readsQuery: [["/dashboard/services", "sari"]] },
  "dashboard.services.hours": { path: "/dashboard/services/hours", takesForms: true },
  "dashboard.wanted.$id.proposals.$pid.acceptance": {
    path: `/dashboard/wanted/${NOBODY}/proposals/${NOBODY}/acceptance`,
    takesForms: true,
  },
  "dashboard.wanted.$id.proposals.$pid.decline": {
    path: `/dashboard/wanted/${NOBODY}/proposals/${NOBODY}/decline`,
    takesForms: true,
  },
  "dashboard.wanted.$id.proposals._index": {
    path: `/dashboard/wanted/${NOBODY}/proposals`,
    readsQuery: [["/dashboard/wanted/{wanted}/proposals", "budi"]],
  },
  "dashboard.wanted.invitations": {
    path: "/dashboard/wanted/invitations",
    takesForms: true,
    readsQuery: [["/dashboard/wanted/invitations", "budi"]],
  },
  "dashboard.wanted._index": { path: "/dashboard/wanted", readsQuery: [["/dashboard/wanted", "budi"]] },
  "dev.codes": { path: "/dev/codes" },
  "dev.components": { path: "/dev/components" },
  "dev.mailbox": { path: "/dev/mailbox", readsQuery: [["/dev/mailbox", "visitor"]] },
  explore: {
    path: "/explore",
    readsQuery: [["/explore", "visitor"]],
    weighed: [
      "/explore",
      "/explore?q=servis+ac",
      "/explore?q=nomor",
      `/explore?${EVERY_FILTER}`,
      "/explore?q=tidakada&kategori=bisnis&rating=4",
    ],
  },
  "explore_.$place": {
    path: "/explore/tidak-ada",
    readsQuery: [["/explore/kota-bandung", "visitor"]],
    weighed: ["/explore/kota-bandung", "/explore/jawa-barat?sort=termurah"],
  },
  "forgot-password": {
    path: "/forgot-password",
    takesForms: true,
    readsQuery: [["/forgot-password", "visitor"]],
  },
  "gig.$id": {
    path: `/gig/${NOBODY}`,
    readsQuery: [["/gig/{offer}", "visitor"]],
    weighed: ["/gig/{offer}", "/gig/{crowdOffer}"],
  },
  "gig.$id_.favourite": { path: `/gig/${NOBODY}/favourite`, takesForms: true },
  "gig.$id_.reviews": {
    path: `/gig/${NOBODY}/reviews`,
    readsQuery: [["/gig/{offer}/reviews", "visitor"]],
    weighed: ["/gig/{reviewed}/reviews", "/gig/{crowdOffer}/reviews"],
  },
  healthz: { path: "/healthz" },
  readyz: { path: "/readyz" },
  "data-saver": { path: "/data-saver", takesForms: true },
  "how-it-works.ranking": { path: "/how-it-works/ranking", weighed: ["/how-it-works/ranking"] },
  login: {
    path: "/login",
    takesForms: true,
    readsQuery: [["/login", "visitor"]],
    worked: [["/login", "visitor", 20]],
  },
  "login_.code": { path: "/login/code", takesForms: true },
  logout: { path: "/logout", takesForms: true },
  "media.$key.$file": { path: `/media/${NOBODY}/320.webp` },
  "messages.$id": { path: `/messages/${NOBODY}`, takesForms: true },
  "messages.$id_.new": { path: `/messages/${NOBODY}/new`, takesForms: true },
  "messages.$id_.pictures.$key.$file": { path: `/messages/${NOBODY}/pictures/${NOBODY}/320.webp` },
  "messages.$id_.report": { path: `/messages/${NOBODY}/report` },
  "messages._index": { path: "/messages", readsQuery: [["/messages", "budi"]] },
  "messages.new": {
    path: `/messages/new?listing=${NOBODY}`,
    takesForms: true,
    readsQuery: [["/messages/new", "budi"]],
  },
  notifications: {
    path: "/notifications",
    takesForms: true,
    readsQuery: [["/notifications", "sari"]],
    worked: [["/notifications", "budi"]],
  },
  operator: { path: "/operator" },
  "operator.$subjects.$id.$act": [
    { path: `/operator/listings/${NOBODY}/hiding`, takesForms: true },
    { path: `/operator/reviews/${NOBODY}/hiding`, takesForms: true },
    { path: `/operator/people/${NOBODY}/suspension`, takesForms: true },
  ],
  "operator.reviews.$id.photos.$key": {
    path: `/operator/reviews/${NOBODY}/photos/${NOBODY}`,
    takesForms: true,
  },
  "operator._index": { path: "/operator?index" },
  "operator.acts": { path: "/operator/acts", readsQuery: [["/operator/acts", "ayu"]] },
  "operator.books": { path: "/operator/books", takesForms: true },
  "operator.books_.fees[.]csv": { path: "/operator/books/fees.csv" },
  "operator.disputes.$id": { path: `/operator/disputes/${NOBODY}` },
  "operator.disputes.$id_.files.$key": { path: `/operator/disputes/${NOBODY}/files/${NOBODY}` },
  "operator.disputes.$id_.pictures.$key.$file": {
    path: `/operator/disputes/${NOBODY}/pictures/${NOBODY}/320.webp`,
  },
  "operator.disputes.$id_.ruling": { path: `/operator/disputes/${NOBODY}/ruling`, takesForms: true },
  "operator.disputes._index": { path: "/operator/disputes" },
  "operator.listings.$id": { path: `/operator/listings/${NOBODY}` },
  "operator.listings._index": { path: "/operator/listings", readsQuery: [["/operator/listings", "ayu"]] },
  "operator.data.$id": { path: `/operator/data/${NOBODY}`, takesForms: true },
  "operator.data._index": { path: "/operator/data", readsQuery: [["/operator/data", "ayu"]] },
  "operator.health": { path: "/operator/health" },
  "operator.mail": { path: "/operator/mail" },
  "operator.names": { path: "/operator/names" },
  "operator.searches": { path: "/operator/searches" },
  "operator.orders.$id": { path: `/operator/orders/${NOBODY}` },
  "operator.orders.$id_.notifications.$key": {
    path: `/operator/orders/${NOBODY}/notifications/${"0".repeat(64)}`,
    takesForms: true,
  },
  "operator.orders.$id_.payment-check": {
    path: `/operator/orders/${NOBODY}/payment-check`,
    takesForms: true,
  },
  "operator.orders._index": { path: "/operator/orders", readsQuery: [["/operator/orders", "ayu"]] },
  "operator.payments": { path: "/operator/payments" },
  "operator.people.$id": { path: `/operator/people/${NOBODY}` },
  "operator.people._index": { path: "/operator/people", readsQuery: [["/operator/people", "ayu"]] },
  "operator.refunds.$id": { path: `/operator/refunds/${NOBODY}`, takesForms: true },
  "operator.refunds._index": { path: "/operator/refunds", readsQuery: [["/operator/refunds", "ayu"]] },
  "operator.reports.$id": { path: `/operator/reports/${NOBODY}`, takesForms: true },
  "operator.reports.$id_.pictures.$key.$file": {
    path: `/operator/reports/${NOBODY}/pictures/${NOBODY}/320.webp`,
  },
  "operator.reports._index": { path: "/operator/reports" },
  "operator.withdrawals.$id": { path: `/operator/withdrawals/${NOBODY}`, takesForms: true },
  "operator.withdrawals._index": { path: "/operator/withdrawals" },
  "order.$id": {
    path: `/order/${NOBODY}`,
    takesForms: true,
    readsQuery: [["/order/{offer}", "rina"]],
    worked: [["/order/{offer}", "budi", 20]],
  },
  "order._index": { path: "/order" },
  "payment.$id": {
    path: `/payment/${NOBODY}`,
    takesForms: true,
    readsQuery: [["/payment/{unpaid}", "budi"]],
  },
  place: {
    path: "/place",
    takesForms: true,
    readsQuery: [["/place", "visitor"]],
    weighed: ["/place", "/place?cari=bandung", "/place?provinsi=33"],
  },
  profile: {
    path: "/profile",
    readsQuery: [["/profile", "sari"]],
    worked: [
      ["/profile", "budi"],
      ["/profile?tab=services", "budi"],
    ],
  },
  "profile_.edit": { path: "/profile/edit", takesForms: true, worked: [["/profile/edit", "budi"]] },
  "recently-seen.deletion": { path: "/recently-seen/deletion", takesForms: true },
  "reports.$id": { path: `/reports/${NOBODY}` },
  "reports.new": {
    path: `/reports/new?subject=listing&id=${NOBODY}`,
    takesForms: true,
    readsQuery: [["/reports/new", "budi"]],
  },
  "reset-password": {
    path: "/reset-password",
    takesForms: true,
    readsQuery: [["/reset-password", "visitor"]],
  },
  "robots[.]txt": { path: "/robots.txt" },
  saved: { path: "/saved", readsQuery: [["/saved", "budi"]] },
  "saved-searches": {
    path: "/saved-searches",
    takesForms: true,
    readsQuery: [["/saved-searches", "budi"]],
  },
  "saved-searches_.$id": { path: `/saved-searches/${NOBODY}` },
  "saved-searches_.$id_.deletion": { path: `/saved-searches/${NOBODY}/deletion`, takesForms: true },
  signup: {
    path: "/signup",
    takesForms: true,
    readsQuery: [["/signup", "visitor"]],
    worked: [["/signup", "visitor", 20]],
  },
  "session-ended": {
    path: "/session-ended",
    takesForms: true,
    readsQuery: [["/session-ended", "visitor"]],
  },
  "share.$kind.$id.$file": { path: `/share/offer/${NOBODY}/00000000.jpg` },
  "sitemap[.]xml": { path: "/sitemap.xml" },
  "sitemaps.$file": { path: "/sitemaps/pages.xml" },
  suggestions: { path: "/suggestions", readsQuery: [["/suggestions", "visitor"]] },
  "u.$id": { path: `/u/${NOBODY}`, readsQuery: [["/u/{sari}", "rina"]], weighed: ["/u/{sari}"] },
  "u.$id_.block": { path: `/u/${NOBODY}/block`, takesForms: true, readsQuery: [["/u/{sari}/block", "rina"]] },
  "verify-email": { path: "/verify-email", takesForms: true, readsQuery: [["/verify-email", "visitor"]] },
  "verify-email_.resend": { path: "/verify-email/resend", takesForms: true },
  "wanted.$id": {
    path: `/wanted/${NOBODY}`,
    takesForms: true,
    readsQuery: [["/wanted/{wanted}", "rina"]],
    weighed: ["/wanted/{crowdWanted}"],
  },
  "wanted._index": {
    path: "/wanted",
    readsQuery: [["/wanted", "visitor"]],
    weighed: [
      "/wanted",
      "/wanted?sort=termurah",
      "/wanted?lokasi=bandung&hargaMin=100.000",
      "/wanted?q=servis&kategori=bisnis&hargaMin=100000",
    ],
  },
  "unsubscribe.$token": { path: `/unsubscribe/${NOBODY}`, takesForms: true },
  "webhooks.$gateway": { path: "/webhooks/midtrans", takesForms: true },
} satisfies Record<string, Route | Route[]>;

export type RouteFile = keyof typeof TABLE;

/**
 * Every route by its file. bad-input.test.ts fails if a new route is missing. `ANSWERS` (seed/routes.test.ts), `OWNED`
 * (ownership.test.ts) and `SCREENS` (e2e/support/screens.ts) have more data per route.
 */
export const ROUTES: Record<RouteFile, Route | Route[]> = TABLE;

export const EVERY_ROUTE: [file: string, Route][] = Object.entries(ROUTES).flatMap(([file, routes]) =>
  [routes].flat().map((route): [string, Route] => [file, route]),
);
