import type { Who } from "./flows/order-parties";

type Route = {
  /** An address of it, with `NOBODY` where an id belongs. */
  path: string;
  takesForms?: true;
  /** Where hostile queries are tried, and as whom; names in braces are ids of the small marketplace. */
  readsQuery?: [path: string, who: Who][];
};

/** Well-formed, and nobody's. */
export const NOBODY = "3f0c5a52-0000-4000-8000-00000000dead";

/** The pages of `$page`: documents that are only read. */
export const STATIC = [
  ...["about", "how-it-works", "help-center", "safety", "community", "faq", "privacy", "terms", "cookies"],
  "accessibility",
];

/**
 * Every route by its file, for all tests that ask each of them. A new route must stand here, which bad-input.test.ts
 * checks; what else the tests need of it is in `OWNED` (ownership.test.ts) and `SCREENS` (e2e/support/screens.ts).
 */
export const ROUTES: Record<string, Route | Route[]> = {
  $: { path: "/tidak-ada", readsQuery: [["/tidak-ada", "visitor"]] },
  "[.]well-known.security[.]txt": { path: "/.well-known/security.txt" },
  _index: { path: "/", readsQuery: [["/", "visitor"]] },
  $page: { path: "/about" },
  "account.email": { path: "/account/email", takesForms: true, readsQuery: [["/account/email", "sari"]] },
  "account.notifications": { path: "/account/notifications", takesForms: true },
  "account.security": { path: "/account/security", takesForms: true },
  "account.suspended": { path: "/account/suspended", takesForms: true },
  categories: { path: "/categories" },
  "category.$slug": {
    path: `/category/${NOBODY}`,
    readsQuery: [
      ["/category/design", "visitor"],
      ["/category/bisnis", "visitor"],
    ],
  },
  dashboard: { path: "/dashboard" },
  "dashboard.$list.$id.deletion": [
    { path: `/dashboard/services/${NOBODY}/deletion`, takesForms: true },
    { path: `/dashboard/wanted/${NOBODY}/deletion`, takesForms: true },
  ],
  "dashboard.$list.create": [
    { path: "/dashboard/services/create", takesForms: true },
    { path: "/dashboard/wanted/create", takesForms: true },
  ],
  "dashboard.$list.edit.$id": [
    { path: `/dashboard/services/edit/${NOBODY}`, takesForms: true },
    { path: `/dashboard/wanted/edit/${NOBODY}`, takesForms: true },
  ],
  "dashboard._index": { path: "/dashboard?index" },
  "dashboard.balance._index": { path: "/dashboard/balance", readsQuery: [["/dashboard/balance", "sari"]] },
  "dashboard.balance.statement[.]csv": { path: "/dashboard/balance/statement.csv" },
  "dashboard.balance.withdrawals._index": {
    path: "/dashboard/balance/withdrawals",
    readsQuery: [["/dashboard/balance/withdrawals", "sari"]],
  },
  "dashboard.balance.withdrawals.new": { path: "/dashboard/balance/withdrawals/new", takesForms: true },
  "dashboard.orders.$id": { path: `/dashboard/orders/${NOBODY}`, takesForms: true },
  "dashboard.orders.$id_.$step": { path: `/dashboard/orders/${NOBODY}/delivery`, takesForms: true },
  "dashboard.orders.$id_.acceptance": { path: `/dashboard/orders/${NOBODY}/acceptance`, takesForms: true },
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
  "dashboard.orders._index": { path: "/dashboard/orders", readsQuery: [["/dashboard/orders", "budi"]] },
  "dashboard.proposals.$id.withdrawal": {
    path: `/dashboard/proposals/${NOBODY}/withdrawal`,
    takesForms: true,
  },
  "dashboard.proposals._index": {
    path: "/dashboard/proposals",
    readsQuery: [["/dashboard/proposals", "sari"]],
  },
  "dashboard.services._index": { path: "/dashboard/services", readsQuery: [["/dashboard/services", "sari"]] },
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
  "dashboard.wanted._index": { path: "/dashboard/wanted", readsQuery: [["/dashboard/wanted", "budi"]] },
  "dev.components": { path: "/dev/components" },
  "dev.mailbox": { path: "/dev/mailbox", readsQuery: [["/dev/mailbox", "visitor"]] },
  explore: { path: "/explore", readsQuery: [["/explore", "visitor"]] },
  "forgot-password": {
    path: "/forgot-password",
    takesForms: true,
    readsQuery: [["/forgot-password", "visitor"]],
  },
  "gig.$id": { path: `/gig/${NOBODY}`, readsQuery: [["/gig/{offer}", "visitor"]] },
  "gig.$id_.reviews": { path: `/gig/${NOBODY}/reviews`, readsQuery: [["/gig/{offer}/reviews", "visitor"]] },
  healthz: { path: "/healthz" },
  login: { path: "/login", takesForms: true, readsQuery: [["/login", "visitor"]] },
  logout: { path: "/logout", takesForms: true },
  "media.$key.$file": { path: `/media/${NOBODY}/320.webp` },
  "messages.$id": { path: `/messages/${NOBODY}`, takesForms: true },
  "messages.$id_.new": { path: `/messages/${NOBODY}/new`, takesForms: true },
  "messages.$id_.pictures.$key.$file": { path: `/messages/${NOBODY}/pictures/${NOBODY}/320.webp` },
  "messages._index": { path: "/messages", readsQuery: [["/messages", "budi"]] },
  "messages.new": {
    path: `/messages/new?listing=${NOBODY}`,
    takesForms: true,
    readsQuery: [["/messages/new", "budi"]],
  },
  notifications: { path: "/notifications", takesForms: true, readsQuery: [["/notifications", "sari"]] },
  operator: { path: "/operator" },
  "operator.$subjects.$id.$act": [
    { path: `/operator/listings/${NOBODY}/hiding`, takesForms: true },
    { path: `/operator/reviews/${NOBODY}/hiding`, takesForms: true },
    { path: `/operator/people/${NOBODY}/suspension`, takesForms: true },
  ],
  "operator._index": { path: "/operator?index" },
  "operator.acts": { path: "/operator/acts", readsQuery: [["/operator/acts", "ayu"]] },
  "operator.books": { path: "/operator/books", takesForms: true },
  "operator.disputes.$id": { path: `/operator/disputes/${NOBODY}` },
  "operator.disputes.$id_.files.$key": { path: `/operator/disputes/${NOBODY}/files/${NOBODY}` },
  "operator.disputes.$id_.pictures.$key.$file": {
    path: `/operator/disputes/${NOBODY}/pictures/${NOBODY}/320.webp`,
  },
  "operator.disputes.$id_.ruling": { path: `/operator/disputes/${NOBODY}/ruling`, takesForms: true },
  "operator.disputes._index": { path: "/operator/disputes" },
  "operator.listings.$id": { path: `/operator/listings/${NOBODY}` },
  "operator.listings._index": { path: "/operator/listings", readsQuery: [["/operator/listings", "ayu"]] },
  "operator.mail": { path: "/operator/mail" },
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
  "order.$id": { path: `/order/${NOBODY}`, takesForms: true, readsQuery: [["/order/{offer}", "rina"]] },
  "order._index": { path: "/order" },
  "payment.$id": {
    path: `/payment/${NOBODY}`,
    takesForms: true,
    readsQuery: [["/payment/{unpaid}", "budi"]],
  },
  profile: { path: "/profile", readsQuery: [["/profile", "sari"]] },
  "profile_.edit": { path: "/profile/edit", takesForms: true },
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
  signup: { path: "/signup", takesForms: true, readsQuery: [["/signup", "visitor"]] },
  "sitemap[.]xml": { path: "/sitemap.xml" },
  "u.$id": { path: `/u/${NOBODY}`, readsQuery: [["/u/{sari}", "rina"]] },
  "verify-email": { path: "/verify-email", takesForms: true, readsQuery: [["/verify-email", "visitor"]] },
  "verify-email_.resend": { path: "/verify-email/resend", takesForms: true },
  "wanted.$id": { path: `/wanted/${NOBODY}`, takesForms: true, readsQuery: [["/wanted/{wanted}", "rina"]] },
  "wanted._index": { path: "/wanted", readsQuery: [["/wanted", "visitor"]] },
  "webhooks.$gateway": { path: "/webhooks/midtrans", takesForms: true },
};

/** The same one by one, where a file answers at several addresses. */
export const EVERY_ROUTE: [file: string, Route][] = Object.entries(ROUTES).flatMap(([file, routes]) =>
  [routes].flat().map((route): [string, Route] => [file, route]),
);
