import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { listingPictures, listings } from "~/database/schema/listings";
import { messagePictures, messages } from "~/database/schema/messages";
import { reports } from "~/database/schema/operators";
import { proposals, reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { EVIDENCE_COLUMNS } from "~/moderation/evidence-queries.server";
import type { ReportSubject } from "~/moderation/report";

/** Tables with texts by the reported person, for each kind of report. */
const TABLES = {
  listing: [listings, listingPictures],
  person: [users, listings, listingPictures, proposals],
  review: [reviews],
  message: [messages, messagePictures],
  appeal: [reports],
} satisfies Record<ReportSubject, SQLiteTable[]>;

/** Stored with a listing's and a profile's pictures. */
const PICTURES = "service_assets: url caption\nusers: picture_url";

/** Written once. No form overwrites them, and closing an account leaves them to the other side. */
const NEVER_OVERWRITTEN = `reviews: comment reply
  messages: body
  proposals: decline_reason
  reports: reason`;

/** Shown to nobody else, so no report can be about them. Closing may have to remove the address. */
const PRIVATE = "users: email contact_email phone";

/** Ids, keys, choices from lists, copies of other columns and texts of operators. */
const NOT_WRITTEN = `services: id user_id type status place_code areas unit travel_fees seller_name seller_picture cover_url cover_alt search_tags
    search_title search_words filter_tags form_id hidden_reason
  service_assets: id service_id status
  users: id password_hash place_code suspended_reason
  proposals: id service_id user_id client_id status order_id form_id
  reviews: id order_id service_id author_id subject_id side author_name author_picture author_location bought
  messages: id conversation_id sender_id form_id
  message_pictures: key conversation_id message_id status
  reports: id reporter_id subject subject_id responsible_id status closed_by answer evidence`;

const named = (table: string, column: string) => `${table}.${column}`;
const listed = (text: string) =>
  text
    .replace(/\n {4,}/g, " ")
    .split("\n")
    .flatMap((line) => {
      const [table = "", columns = ""] = line.trim().split(": ");
      return columns.split(" ").map((column) => named(table, column));
    });

const evidence = Object.values(EVIDENCE_COLUMNS).flatMap((columns) =>
  Object.values(columns).map((column) => named(getTableName(column.table), column.name)),
);
const answered = [evidence, ...[PICTURES, NEVER_OVERWRITTEN, PRIVATE, NOT_WRITTEN].map(listed)].flat();

const textColumns = (tables: readonly SQLiteTable[]) =>
  tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ dataType }) => dataType === "string" || dataType === "json")
      .map((column) => named(getTableName(table), column.name)),
  );

describe("evidence of a report", () => {
  it.each(Object.entries(TABLES))("covers each text column behind a reported %s", (_, tables) => {
    expect(textColumns(tables).filter((column) => !answered.includes(column))).toEqual([]);
  });

  it("names no column twice, and none that does not exist", () => {
    const columns = Object.values(TABLES).flatMap((tables: readonly SQLiteTable[]) =>
      tables.flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => named(getTableName(table), column.name)),
      ),
    );
    expect(answered.filter((column) => !columns.includes(column))).toEqual([]);
    expect(answered.filter((column, index) => answered.indexOf(column) !== index)).toEqual([]);
  });
});
