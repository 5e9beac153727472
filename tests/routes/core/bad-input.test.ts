import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startWorld, type World } from "../../support/world";

const UNKNOWN = "3f0c5a52-0000-4000-8000-00000000dead";
/** The one address that takes JSON instead of forms. */
const WEBHOOK = "/webhooks/midtrans";
const JUNK = "%00%F0%9F%92%A9'\"<script>..%2f--";

/** Every route by its file, with an address of it and whether it takes forms. A new file must be added here. */
const ROUTES: Record<string, { path: string; takesForms: boolean }> = {
  $: { path: "/tidak-ada", takesForms: false },
  _index: { path: "/", takesForms: false },
  $page: { path: "/about", takesForms: false },
  "[.]well-known.security[.]txt": { path: "/.well-known/security.txt", takesForms: false },
  "robots[.]txt": { path: "/robots.txt", takesForms: false },
  "sitemap[.]xml": { path: "/sitemap.xml", takesForms: false },
  "account.email": { path: "/account/email", takesForms: true },
  "account.notifications": { path: "/account/notifications", takesForms: true },
  "account.security": { path: "/account/security", takesForms: true },
  "account.suspended": { path: "/account/suspended", takesForms: true },
  categories: { path: "/categories", takesForms: false },
  "category.$slug": { path: `/category/${UNKNOWN}`, takesForms: false },
  dashboard: { path: "/dashboard", takesForms: false },
  "dashboard._index": { path: "/dashboard?index", takesForms: false },
  "dashboard.balance._index": { path: "/dashboard/balance", takesForms: false },
  "dashboard.balance.statement[.]csv": { path: "/dashboard/balance/statement.csv", takesForms: false },
  "dashboard.balance.withdrawals._index": { path: "/dashboard/balance/withdrawals", takesForms: false },
  "dashboard.balance.withdrawals.new": { path: "/dashboard/balance/withdrawals/new", takesForms: true },
  "dashboard.orders._index": { path: "/dashboard/orders", takesForms: false },
  "dashboard.orders.$id": { path: `/dashboard/orders/${UNKNOWN}`, takesForms: true },
  "dashboard.orders.$id_.acceptance": { path: `/dashboard/orders/${UNKNOWN}/acceptance`, takesForms: true },
  "dashboard.orders.$id_.cancellation": {
    path: `/dashboard/orders/${UNKNOWN}/cancellation`,
    takesForms: true,
  },
  "dashboard.orders.$id_.change": { path: `/dashboard/orders/${UNKNOWN}/change`, takesForms: true },
  "dashboard.orders.$id_.change_.$answer": {
    path: `/dashboard/orders/${UNKNOWN}/change/acceptance`,
    takesForms: true,
  },
  "dashboard.orders.$id_.$step": { path: `/dashboard/orders/${UNKNOWN}/delivery`, takesForms: true },
  "dashboard.orders.$id_.files.$key": {
    path: `/dashboard/orders/${UNKNOWN}/files/${UNKNOWN}`,
    takesForms: false,
  },
  "dashboard.orders.$id_.completion": { path: `/dashboard/orders/${UNKNOWN}/completion`, takesForms: true },
  "operator.refunds._index": { path: "/operator/refunds", takesForms: false },
  "operator.refunds.$id": { path: `/operator/refunds/${UNKNOWN}`, takesForms: true },
  "dashboard.orders.$id_.refund-account": {
    path: `/dashboard/orders/${UNKNOWN}/refund-account`,
    takesForms: true,
  },
  "dashboard.orders.$id_.review": { path: `/dashboard/orders/${UNKNOWN}/review`, takesForms: true },
  "dashboard.orders.$id_.reviews.$reviewId.reply": {
    path: `/dashboard/orders/${UNKNOWN}/reviews/${UNKNOWN}/reply`,
    takesForms: true,
  },
  "dashboard.proposals._index": { path: "/dashboard/proposals", takesForms: false },
  "dashboard.proposals.$id.withdrawal": {
    path: `/dashboard/proposals/${UNKNOWN}/withdrawal`,
    takesForms: true,
  },
  "dashboard.services._index": { path: "/dashboard/services", takesForms: false },
  "dashboard.services.create": { path: "/dashboard/services/create", takesForms: true },
  "dashboard.services.edit.$id": { path: `/dashboard/services/edit/${UNKNOWN}`, takesForms: true },
  "dashboard.services.$id.deletion": { path: `/dashboard/services/${UNKNOWN}/deletion`, takesForms: true },
  "dashboard.wanted._index": { path: "/dashboard/wanted", takesForms: false },
  "dashboard.wanted.create": { path: "/dashboard/wanted/create", takesForms: true },
  "dashboard.wanted.edit.$id": { path: `/dashboard/wanted/edit/${UNKNOWN}`, takesForms: true },
  "dashboard.wanted.$id.deletion": { path: `/dashboard/wanted/${UNKNOWN}/deletion`, takesForms: true },
  "dashboard.wanted.$id.proposals._index": {
    path: `/dashboard/wanted/${UNKNOWN}/proposals`,
    takesForms: false,
  },
  "dashboard.wanted.$id.proposals.$pid.decline": {
    path: `/dashboard/wanted/${UNKNOWN}/proposals/${UNKNOWN}/decline`,
    takesForms: true,
  },
  "dashboard.wanted.$id.proposals.$pid.acceptance": {
    path: `/dashboard/wanted/${UNKNOWN}/proposals/${UNKNOWN}/acceptance`,
    takesForms: true,
  },
  "dev.components": { path: "/dev/components", takesForms: false },
  "dev.mailbox": { path: "/dev/mailbox", takesForms: false },
  explore: { path: "/explore", takesForms: false },
  "forgot-password": { path: "/forgot-password", takesForms: true },
  "gig.$id": { path: `/gig/${UNKNOWN}`, takesForms: false },
  "gig.$id_.reviews": { path: `/gig/${UNKNOWN}/reviews`, takesForms: false },
  healthz: { path: "/healthz", takesForms: false },
  login: { path: "/login", takesForms: true },
  logout: { path: "/logout", takesForms: true },
  "media.$key.$file": { path: `/media/${UNKNOWN}/320.webp`, takesForms: false },
  notifications: { path: "/notifications", takesForms: true },
  "messages._index": { path: "/messages", takesForms: false },
  "messages.new": { path: `/messages/new?listing=${UNKNOWN}`, takesForms: true },
  "messages.$id": { path: `/messages/${UNKNOWN}`, takesForms: true },
  "messages.$id_.new": { path: `/messages/${UNKNOWN}/new`, takesForms: true },
  "messages.$id_.pictures.$key.$file": {
    path: `/messages/${UNKNOWN}/pictures/${UNKNOWN}/320.webp`,
    takesForms: false,
  },
  "operator.withdrawals._index": { path: "/operator/withdrawals", takesForms: false },
  "operator.withdrawals.$id": { path: `/operator/withdrawals/${UNKNOWN}`, takesForms: true },
  operator: { path: "/operator", takesForms: false },
  "operator._index": { path: "/operator?index", takesForms: false },
  "operator.listings.$id_.hiding": { path: `/operator/listings/${UNKNOWN}/hiding`, takesForms: true },
  "operator.people.$id_.suspension": { path: `/operator/people/${UNKNOWN}/suspension`, takesForms: true },
  "operator.reports._index": { path: "/operator/reports", takesForms: false },
  "operator.reports.$id": { path: `/operator/reports/${UNKNOWN}`, takesForms: true },
  "operator.reports.$id_.pictures.$key.$file": {
    path: `/operator/reports/${UNKNOWN}/pictures/${UNKNOWN}/320.webp`,
    takesForms: false,
  },
  "operator.reviews.$id_.hiding": { path: `/operator/reviews/${UNKNOWN}/hiding`, takesForms: true },
  "operator.disputes._index": { path: "/operator/disputes", takesForms: false },
  "operator.disputes.$id": { path: `/operator/disputes/${UNKNOWN}`, takesForms: false },
  "operator.disputes.$id_.ruling": { path: `/operator/disputes/${UNKNOWN}/ruling`, takesForms: true },
  "operator.disputes.$id_.files.$key": {
    path: `/operator/disputes/${UNKNOWN}/files/${UNKNOWN}`,
    takesForms: false,
  },
  "operator.disputes.$id_.pictures.$key.$file": {
    path: `/operator/disputes/${UNKNOWN}/pictures/${UNKNOWN}/320.webp`,
    takesForms: false,
  },
  "operator.books": { path: "/operator/books", takesForms: true },
  "operator.orders._index": { path: "/operator/orders", takesForms: false },
  "operator.orders.$id": { path: `/operator/orders/${UNKNOWN}`, takesForms: false },
  "operator.orders.$id_.payment-check": {
    path: `/operator/orders/${UNKNOWN}/payment-check`,
    takesForms: true,
  },
  "operator.orders.$id_.notifications.$key": {
    path: `/operator/orders/${UNKNOWN}/notifications/${"0".repeat(64)}`,
    takesForms: true,
  },
  "operator.people._index": { path: "/operator/people", takesForms: false },
  "operator.people.$id": { path: `/operator/people/${UNKNOWN}`, takesForms: false },
  "operator.listings._index": { path: "/operator/listings", takesForms: false },
  "operator.listings.$id": { path: `/operator/listings/${UNKNOWN}`, takesForms: false },
  "operator.payments": { path: "/operator/payments", takesForms: false },
  "operator.mail": { path: "/operator/mail", takesForms: false },
  "operator.acts": { path: "/operator/acts", takesForms: false },
  "order.$id": { path: `/order/${UNKNOWN}`, takesForms: true },
  "order._index": { path: "/order", takesForms: false },
  "payment.$id": { path: `/payment/${UNKNOWN}`, takesForms: true },
  profile: { path: "/profile", takesForms: false },
  "profile_.edit": { path: "/profile/edit", takesForms: true },
  "reports.new": { path: `/reports/new?subject=listing&id=${UNKNOWN}`, takesForms: true },
  "reports.$id": { path: `/reports/${UNKNOWN}`, takesForms: false },
  "reset-password": { path: "/reset-password", takesForms: true },
  signup: { path: "/signup", takesForms: true },
  "u.$id": { path: `/u/${UNKNOWN}`, takesForms: false },
  "verify-email": { path: "/verify-email", takesForms: true },
  "verify-email_.resend": { path: "/verify-email/resend", takesForms: true },
  "wanted.$id": { path: `/wanted/${UNKNOWN}`, takesForms: true },
  "wanted._index": { path: "/wanted", takesForms: false },
  "webhooks.midtrans": { path: "/webhooks/midtrans", takesForms: true },
};

let world: World;
let budi: Person;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const routes = Object.entries(ROUTES);

it("knows every route there is", () => {
  const files = readdirSync(new URL("../../../app/routes", import.meta.url)).map((file) =>
    file.replace(/\.tsx?$/, ""),
  );
  expect(Object.keys(ROUTES).sort()).toEqual(files.sort());
});

describe.each(routes)("%s", (_file, { path, takesForms }) => {
  const visitors = () => [undefined, budi];

  it("answers wrong methods with 405", async () => {
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect((await world.fetch(path, { method })).status).toBe(405);
  });

  it("answers a form of the wrong kind with 4xx", async () => {
    for (const as of visitors()) {
      const json = await world.fetch(path, {
        ...(as ? { as } : {}),
        body: "{}",
        headers: { "Content-Type": "application/json" },
      });
      expect(json.status).toBe(path === WEBHOOK ? 400 : 415);
      const torn = await world.fetch(path, {
        ...(as ? { as } : {}),
        body: "--x\r\nContent-Disposition: form-data; name",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      });
      expect(torn.status, "torn multipart").toBeGreaterThanOrEqual(300);
      expect(torn.status, "torn multipart").toBeLessThan(500);
    }
  });

  it("answers an empty, an oversized and a crowded form without failing", async () => {
    const crowded = new URLSearchParams(Array.from({ length: 500 }, (_, n) => [`field${n}`, "x"]));
    for (const as of visitors()) {
      const who = as ? { as } : {};
      const empty = await world.fetch(path, { ...who, form: {} });
      expect(empty.status, "empty").toBeLessThan(500);
      expect(empty.status, "empty").toBeGreaterThanOrEqual(300);
      expect(
        (await world.fetch(path, { ...who, form: { a: "x".repeat(300_000) } })).status,
        "oversized",
      ).toBe(path === WEBHOOK ? 415 : 413);
      const many = await world.fetch(path, { ...who, form: crowded });
      expect(many.status, "crowded").toBeLessThan(500);
      expect(many.status, "crowded").toBeGreaterThanOrEqual(300);
      if (!takesForms) expect(many.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("answers junk in the query without failing", async () => {
    for (const as of visitors()) {
      for (const query of [
        "?q=%00",
        `?a=${JUNK}`,
        "?after=x&before=y&wanted=-1",
        `?q=${"%27".repeat(3_000)}`,
        "?%",
      ]) {
        expect((await world.fetch(`${path}${query}`, as ? { as } : {})).status, query).toBeLessThan(500);
      }
    }
  });

  it("answers its single-fetch data without failing", async () => {
    const data = path === "/" ? "/_root.data" : `${path}.data`;
    for (const as of visitors()) {
      expect((await world.fetch(`${data}?_routes=nowhere`, as ? { as } : {})).status).toBeLessThan(500);
      expect((await world.fetch(data, as ? { as } : {})).status).toBeLessThan(500);
    }
  });
});

describe("an unknown id", () => {
  const withIds = routes.filter(([file]) => file.includes(".$") && file !== "$");

  it.each(withIds.length > 0 ? withIds : routes.slice(0, 1))(
    "%s is not found, junk or well-formed",
    async (_file, { path }) => {
      if (!path.includes(UNKNOWN)) return;
      for (const as of [undefined, budi]) {
        for (const id of [UNKNOWN, JUNK, "1", "%20", "x".repeat(2_000)]) {
          const response = await world.fetch(path.replace(UNKNOWN, id), as ? { as } : {});
          expect([303, 302, 401, 404], `${path} as ${as?.name} with ${id.slice(0, 20)}`).toContain(
            response.status,
          );
        }
      }
    },
  );
});
