import { sql } from "drizzle-orm";
import { expect } from "vitest";
import {
  findObstacles,
  PERSONAL_DATA_RULES,
  readWhatCloses,
  selectShare,
} from "~/accounts/personal-data-queries.server";

import { connect, type Database } from "~/database/connection.server";
import { readPage } from "~/database/statements.server";
import { listFees, readSellerMonth, selectBalancePage } from "~/ledger/page-queries.server";
import { readOrderLedgers, selectLedgerEntries } from "~/ledger/queries.server";

import { selectUserOrders } from "~/operators/queries.server";
import { selectOrderOfForm } from "~/orders/queries.server";
import { findReviewPage, selectListingReviews, selectReviewsOf, selectTestimonials } from "~/reviews/queries.server";

import { it } from "../support/app-test";
import { planned } from "../support/database/query-plans";

const me = crypto.randomUUID();
const after = `1_${me}`;
const span = { from: 0, until: 1 };

const shares = (table: string) => (db: Database) =>
  Promise.all(
    PERSONAL_DATA_RULES.filter((owned) => owned.table === table).map((owned) =>
      selectShare(db, owned, { id: me, email: "sari@contoh.id" }, { after: 0, limit: 10 }),
    ),
  );

it.for<[string, (db: Database) => Promise<unknown>, RegExp[]]>([
  ["an order's entries", (db) => selectLedgerEntries(db, me), [/sqlite_autoindex_ledger_1 \(transfer_id>/]],
  ["the books of orders", (db) => readOrderLedgers(db, [me]), [/sqlite_autoindex_ledger_1 \(transfer_id>/]],
  ["the fees of a year", (db) => listFees(db, span), [/ledger_to \(to_account=/, /ledger_from \(from_account=/]],
  [
    "a seller's month",
    (db) => readSellerMonth(db, me, { month: "2026-11", span, max: 10 }),
    [/ledger_to \(to_account=/],
  ],
  ["an export's entries", shares("ledger"), [/ledger_to \(to_account=/, /ledger_from \(from_account=/]],
  ["an export's reviews", shares("reviews"), [/reviews_once \(order_id=\? AND side=/]],
  ["the obstacles of a closing", (db) => findObstacles(db, me, 1), [/payout_attempts_returnable \(user_id=/]],
  [
    "the losses on a balance page",
    (db) => readPage(db, selectBalancePage(db, me, { after: null, now: 1 })),
    [/payout_attempts_lost \(user_id=/],
  ],
  ["the rows that close with an account", (db) => readWhatCloses(db, me), [/reviews_once \(order_id=\? AND side=/]],
  ["the newest reviews of a listing", (db) => selectListingReviews(db, me, 3), [/reviews_listing \(service_id=/]],
  [
    "a later page",
    (db) => findReviewPage(db, me, { after }),
    [/reviews_listing \(service_id=\? AND published_at>\? AND published_at</],
  ],
  ["of a person", (db) => selectReviewsOf(db, me, "buyer", 3), [/reviews_subject_side \(subject_id=\? AND side=/]],
  ["on the first page", (db) => selectTestimonials(db, 3), [/USING INDEX reviews_voices/]],
  ["the order of a form", (db) => selectOrderOfForm(db, me, after), [/orders_form \(user_id=\? AND form_id=/]],
  [
    "a person's orders, for operators",
    (db) => selectUserOrders(db, sql`${me}`, null, after),
    [/orders_buyer \(user_id=\? AND created_at</, /orders_seller \(seller_id=\? AND created_at</],
  ],
])("%s are found by an index, and sorted only within equal times", async ([what, ask, indexes], { world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  await ask(connect(d1, { trips: 0, rows: 0, ms: 0 }));
  const told = (await plans()).join("\n");
  for (const index of indexes) expect(told).toMatch(index);
  expect(told).not.toMatch(/SCAN (orders|ledger|reviews)\b(?! USING)/);
  if (/reviews/.test(what)) expect(told).not.toMatch(/TEMP B-TREE FOR (?!LAST TERM)/);
});
