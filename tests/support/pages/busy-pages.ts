import { ORDER_FILTERS } from "~/operators/operator";
import { DAY } from "~/platform/dates";
import { BUSY } from "../database/busy-people";

export const monthBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 7);

/** By route file. Braces contain addresses and ids of people. */
export const BUSY_PAGES: Record<string, [who: "budi" | "sari" | "ayu", ...paths: string[]][]> = {
  "account._index": [["sari", "/account"]],
  "account.agreement": [],
  "operator.reviews.$id.photos.$key": [],
  "account.blocks": [["budi", "/account/blocks"]],
  "account.data._index": [["budi", "/account/data"]],
  "account.data.closure": [["sari", "/account/data/closure"]],
  "account.email": [],
  "account.notifications": [["budi", "/account/notifications"]],
  "account.phone": [["budi", "/account/phone"]],
  "account.push": [],
  "account.security": [["budi", "/account/security"]],
  "account.two-steps": [["budi", "/account/two-steps"]],
  "account.suspended": [],
  "dashboard.balance._index": [["sari", "/dashboard/balance", `/dashboard/balance?after=${Date.now() - 3 * DAY}_5`]],
  "dashboard.balance.tax": [["sari", "/dashboard/balance/tax"]],
  "dashboard.balance.withdrawals._index": [["sari", "/dashboard/balance/withdrawals"]],
  "dashboard.balance.withdrawals.new": [["sari", "/dashboard/balance/withdrawals/new"]],
  "dashboard.orders.$id": [
    ["budi", `/dashboard/orders/${BUSY.order}`, `/dashboard/orders/${BUSY.completed}`],
    ["sari", `/dashboard/orders/${BUSY.order}`],
  ],
  "dashboard.(orders)._index": [
    [
      "budi",
      "?sisi=pembeli",
      `?bulan=${monthBefore(2)}`,
      `?before=${monthBefore(0)}`,
      ...["giliran", "berjalan", "completed", "cancelled"].map((status) => `?status=${status}`),
      `?status=completed&after=${Date.now() - 3 * DAY}_${BUSY.order}`,
    ].map((asked) => asked.replace(/\?(?!sisi)/, "?sisi=pembeli&")),
    ["sari", "", "?sisi=penjual", "?sisi=penjual&status=completed"],
  ].map(([who, ...asked]) => [who as "budi", ...asked.map((query) => `/dashboard/orders${query}`), "/dashboard"]),
  "dashboard.balance.sales": [["sari", "/dashboard/balance/sales"]],
  "dashboard.proposals._index": [["budi", "/dashboard/proposals"]],
  "dashboard.services._index": [["sari", "/dashboard/services"]],
  "dashboard.services.hours": [["sari", "/dashboard/services/hours"]],
  "dashboard.wanted.$id.proposals._index": [["sari", `/dashboard/wanted/${BUSY.wanted}/proposals`]],
  "dashboard.wanted._index": [["sari", "/dashboard/wanted"]],
  "dashboard.wanted.invitations": [["sari", `/dashboard/wanted/invitations?permintaan=${BUSY.wanted}`]],
  "messages.$id": [
    ["sari", `/messages/${BUSY.conversation}`],
    ["budi", `/messages/${BUSY.conversation}?before=900`],
  ],
  "messages._index": [["budi", "/messages", `/messages?after=${Date.now()}_${BUSY.conversation}`]],
  "messages.new": [],
  notifications: [["budi", "/notifications"]],
  "operator._index": [["ayu", "/operator"]],
  "operator.acts": [["ayu", "/operator/acts", "/operator/acts?mengenai={sariId}"]],
  "operator.books": [["ayu", "/operator/books"]],
  "operator.disputes.$id": [["ayu", `/operator/disputes/${BUSY.disputed}`]],
  "operator.disputes._index": [["ayu", "/operator/disputes", "/operator/disputes?tahap=tanggapan"]],
  "operator.listings.$id": [["ayu", `/operator/listings/${BUSY.offer}`]],
  "operator.listings._index": [
    ["ayu", "/operator/listings", "/operator/listings?q=servis", "/operator/listings?q={sari}"],
  ],
  "operator.data.$id": [],
  "operator.data._index": [["ayu", "/operator/data", "/operator/data?status=selesai"]],
  "operator.health": [["ayu", "/operator/health"]],
  "operator.mail": [["ayu", "/operator/mail"]],
  "operator.orders.$id": [["ayu", `/operator/orders/${BUSY.order}`]],
  "operator.orders._index": [
    [
      "ayu",
      "/operator/orders",
      "/operator/orders?q={sari}",
      ...ORDER_FILTERS.flatMap(({ value }) =>
        ["", "&q={sari}", "&q={budi}"].map((more) => `/operator/orders?keadaan=${value}${more}`),
      ),
    ],
  ],
  "operator.payments": [["ayu", "/operator/payments"]],
  "operator.people.$id": [["ayu", "/operator/people/{sariId}", "/operator/people/{budiId}"]],
  "operator.people._index": [["ayu", "/operator/people", "/operator/people?q=sari"]],
  "operator.refunds.$id": [["ayu", `/operator/refunds/${BUSY.refund}`]],
  "operator.refunds._index": [
    ["ayu", ...["siap", "rekening", "penyedia", "dibayar"].map((stage) => `/operator/refunds?status=${stage}`)],
  ],
  "operator.reports.$id": [["ayu", `/operator/reports/${BUSY.report}`]],
  "operator.reports._index": [["ayu", "/operator/reports", "/operator/reports?status=selesai"]],
  "operator.names": [["ayu", "/operator/names"]],
  "operator.searches": [["ayu", "/operator/searches"]],
  "operator.withdrawals.$id": [["ayu", `/operator/withdrawals/${BUSY.withdrawal}`]],
  "operator.withdrawals._index": [["ayu", "/operator/withdrawals", "/operator/withdrawals?status=selesai"]],
  profile: [
    ["sari", "/profile", "/profile?tab=services"],
    ["budi", "/profile"],
  ],
};
