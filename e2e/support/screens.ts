import type { Page } from "@playwright/test";

/** An address, or how to find one: the first link of this shape on another page. */
export type Screen = string | { on: string; link: RegExp; then?: string };

const first = (on: string, link: RegExp, then?: string): Screen => ({ on, link, ...(then ? { then } : {}) });

const UUID = "[0-9a-f-]{36}";
const GIG = new RegExp(`/gig/${UUID}`);
const WANTED = new RegExp(`/wanted/${UUID}`);
const ORDER = new RegExp(`/dashboard/orders/${UUID}`);

export const VISITOR_SCREENS: Screen[] = [
  ...[
    "/",
    "/?wanted=8",
    "/explore",
    "/explore?sort=populer",
    "/explore?q=servis",
    "/explore?q=zzzz-tidak-ada",
  ],
  ...["/categories", "/category/design", "/category/delivery", "/category/rumah-tangga", "/wanted"],
  ...["/login", "/signup", "/forgot-password", "/forgot-password?sent=1", "/verify-email/resend"],
  ...["/reset-password", "/verify-email", "/order"],
  ...["/about", "/how-it-works", "/help-center", "/safety", "/community", "/faq", "/privacy", "/terms"],
  ...["/cookies", "/accessibility", "/dev/components", "/dev/mailbox"],
  ...["/tidak-ada", "/gig/tidak-ada", "/wanted/tidak-ada", "/u/tidak-ada", "/dashboard/orders"],
  first("/explore", GIG),
  first("/explore?sort=populer", GIG, "/reviews"),
  first("/wanted", WANTED),
];

export const SELLER_SCREENS: Screen[] = [
  ...["/dashboard/orders?sisi=penjual", "/dashboard/services", "/dashboard/services?after=x"],
  ...["/dashboard/balance", "/dashboard/balance/withdrawals", "/dashboard/balance/withdrawals/new"],
  ...["/dashboard/services/create", "/dashboard/proposals", "/messages", "/notifications"],
  ...["/profile", "/profile?tab=services", "/profile/edit", "/account/security", "/account/notifications"],
  ...["/account/email", "/dashboard/orders/tidak-ada", "/dashboard/services/edit/tidak-ada"],
  first("/dashboard/services", GIG),
  first("/dashboard/services", new RegExp(`/dashboard/services/edit/${UUID}`)),
  first("/dashboard/services", new RegExp(`/dashboard/services/${UUID}/deletion`)),
  first("/dashboard/orders?sisi=penjual", ORDER),
  first("/dashboard/orders?sisi=penjual&status=in_progress", ORDER, "/delivery"),
  first("/messages", new RegExp(`/messages/${UUID}`)),
  first("/wanted", WANTED),
];

export const BUYER_SCREENS: Screen[] = [
  ...["/", "/dashboard", "/dashboard/orders", "/dashboard/wanted", "/dashboard/wanted/create", "/messages"],
  ...["/notifications", "/profile", "/payment/tidak-ada"],
  first("/dashboard/orders", ORDER),
  first("/dashboard/orders", ORDER, "/review"),
  first("/dashboard/orders?status=pending", ORDER, "/cancellation"),
  first("/dashboard/orders?status=pending", ORDER, "/change"),
  first("/dashboard/wanted", new RegExp(`/dashboard/wanted/${UUID}/proposals`), "?status=diterima"),
  first("/dashboard/orders?status=in_progress", ORDER, "/cancellation-request"),
  first("/dashboard/wanted", WANTED),
  first("/dashboard/wanted", new RegExp(`/dashboard/wanted/edit/${UUID}`)),
  first("/dashboard/wanted", new RegExp(`/dashboard/wanted/${UUID}/deletion`)),
  first("/dashboard/wanted", new RegExp(`/dashboard/wanted/${UUID}/proposals`)),
  first("/explore", new RegExp(`(?<=/gig/)${UUID}`), "order"),
  first("/explore", new RegExp(`(?<=/gig/)${UUID}`), "report"),
  first("/explore", new RegExp(`(?<=/gig/)${UUID}`), "custom"),
  first("/messages", new RegExp(`/messages/${UUID}`)),
];

const OPERATOR_ORDER = new RegExp(`/operator/orders/${UUID}`);

export const OPERATOR_SCREENS: Screen[] = [
  ...["/operator/orders", "/operator/orders?q=budi", "/operator/people", "/operator/listings?q=logo"],
  ...["/operator/payments", "/operator/mail", "/operator/acts", "/operator/orders/tidak-ada"],
  first("/operator/orders?keadaan=delivered", OPERATOR_ORDER),
  first("/operator/orders?keadaan=completed", OPERATOR_ORDER, "/payment-check"),
  first("/operator/payments", OPERATOR_ORDER),
  first("/operator/people?q=sari", new RegExp(`/operator/people/${UUID}`)),
  first("/operator/listings", new RegExp(`/operator/listings/${UUID}`)),

  "/operator",
  "/operator/books",
  "/operator/reports",
  "/operator/reports?status=selesai",
  first("/operator/reports", new RegExp(`/operator/reports/${UUID}`)),
  first("/explore", new RegExp(`(?<=/gig/)${UUID}`), "hiding"),
  "/operator/withdrawals",
  "/operator/withdrawals?status=selesai",
  ...["/operator/disputes", "/operator/disputes?tahap=tanggapan"],
  first("/operator/disputes", new RegExp(`/operator/disputes/${UUID}`)),
  first("/operator/disputes", new RegExp(`/operator/disputes/${UUID}`), "/ruling"),
  first("/operator/withdrawals", new RegExp(`/operator/withdrawals/${UUID}`)),
  ...["/operator/refunds?status=rekening", "/operator/refunds?status=penyedia"],
  ...["/operator/refunds?status=dibayar"],
  first("/operator/refunds", new RegExp(`/operator/refunds/${UUID}`)),
];

export const SUSPENDED_SCREENS: Screen[] = [
  ...["/account/suspended", "/dashboard", "/dashboard/orders?sisi=penjual", "/dashboard/balance"],
  "/dashboard/balance/withdrawals/new",
];

/** What somebody sees who has only just signed up. */
export const EMPTY_SCREENS: Screen[] = [
  ...["/dashboard/balance", "/dashboard/balance/withdrawals", "/dashboard/balance/withdrawals/new"],
  ...["/dashboard/orders", "/dashboard/orders?sisi=penjual", "/dashboard/services", "/dashboard/wanted"],
  ...["/dashboard/proposals", "/messages", "/notifications", "/profile", "/profile?tab=services"],
];

/** The screen's address. The demo's data must show a way there: a screen that is never looked at proves nothing. */
export async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === "string") return screen;
  const html = await (await page.request.get(screen.on)).text();
  const found = screen.link.exec(html)?.[0];
  if (!found) throw new Error(`no link like ${screen.link} on ${screen.on}`);
  if (screen.then === "order") return `/order/${found}`;
  if (screen.then === "hiding") return `/operator/listings/${found}/hiding`;
  if (screen.then === "report") return `/reports/new?subject=listing&id=${found}`;
  if (screen.then === "custom") return `/order/${found}?custom=true`;
  return `${found}${screen.then ?? ""}`;
}
