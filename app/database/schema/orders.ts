import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  CHANGE_KINDS,
  CHANGE_STATUSES,
  PROPOSAL_STATUSES,
  VISIT_MODES,
  VISIT_OUTCOMES,
} from "~/database/stored-values";
import type { Package } from "~/listings/package";
import type { Choices } from "~/orders/choices";
import { FILE_PURPOSES, ORDER_STATUSES, PAYMENT_STATUSES, PHASES, WORK_PHASES } from "~/orders/order";
import type { Part, PartReturn } from "~/orders/parts";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { listings } from "./listings";
import { users } from "./users";

// The expressions of indexes here contain no comma, because drizzle-kit would split them at it.

/** Sorts orders without a due date last. */
const UNDATED = sql.raw("9000000000000000");

/**
 * The values that the CHECKs accept. `stage_due` and `part_released` are reserved for stages, and no code uses them yet.
 * Without them the first stage would need a changed CHECK, for which SQLite must recreate the table.
 */
const ALLOWED_PHASES = [...PHASES.filter((phase) => phase !== "no_show"), "stage_due", "no_show"];
const ALLOWED_PAYMENT_STATUSES = [...PAYMENT_STATUSES, "part_released"];

const disputeAsks = (other: "buyer" | "seller") =>
  sql.raw(
    `phase = 'disputed' and ((disputed_by = '${other}' and answer_due_at is not null) or proposed_by = '${other}')`,
  );

/** Is true if the buyer has to act. This and the next three must equal the text of the indexes below. */
export const BUYER_TURN = sql`((phase in ('quoted', 'awaiting_payment', 'delivered') and payment_status <> 'review') or (phase in ('working', 'revision') and change_by = 'seller') or (${disputeAsks("seller")}) or (phase = 'no_show' and proposed_by = 'seller') or buyer_due_at is not null)`;
export const BUYER_DUE = sql`case when buyer_due_at is not null and (phase <> 'delivered' or buyer_due_at < review_due_at) then buyer_due_at when phase = 'quoted' and change_by is not 'seller' then quote_expires_at when phase = 'awaiting_payment' then payment_due_at when phase = 'delivered' then review_due_at when phase = 'no_show' then answer_due_at else ${UNDATED} end`;
export const SELLER_TURN = sql`(phase in ('inquiry', 'quoted', 'working', 'revision', 'cancel_requested') or (phase in ('awaiting_payment', 'delivered') and change_by = 'buyer' and payment_status <> 'review') or (${disputeAsks("buyer")}) or (phase = 'no_show' and proposed_by = 'buyer'))`;
export const SELLER_DUE = sql`case phase when 'quoted' then quote_expires_at when 'awaiting_payment' then payment_due_at when 'working' then work_due_at when 'delivered' then review_due_at when 'cancel_requested' then answer_due_at when 'disputed' then answer_due_at when 'no_show' then answer_due_at end`;

/** Uses OR, because SQLite does not use a partial index for IN. */
const MONEY_TO_SEE = sql`payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back'`;

/** Orders with a copy of their terms, so that later edits of the listing change nothing. */
export const orders = sqliteTable(
  "orders",
  {
    id: id().primaryKey(),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    buyerId: id("user_id")
      .notNull()
      .references(() => users.id),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ["package", "custom", "proposal"] }).notNull(),
    title: text("service_title").notNull(),
    buyerName: text("buyer_name").notNull(),
    sellerName: text("seller_name").notNull(),
    packageId: text("package_id"),
    package: text({ mode: "json" }).$type<Package>(),
    quantity: integer().notNull(),
    requirements: text().notNull(),
    notes: text().notNull().default(""),
    /** The end of the chosen day in Jakarta. */
    deadline: moment("deadline"),
    price: rupiah("price"),
    totalPrice: rupiah("total_price"),
    /** Rupiah for extras and travel, which `choices` lists. The buyer pays them with the total price. */
    additions: rupiah("additions").notNull().default(0),
    choices: text({ mode: "json" }).$type<Choices>().notNull().default({}),
    /** Empty if the order has one part. A trigger checks it, and `partsOf` reads it. */
    parts: text({ mode: "json" }).$type<readonly Part[]>().notNull().default([]),
    /** Rupiah in escrow, summed over all bills. */
    held: rupiah("held").notNull().default(0),
    /** Rupiah of all parts that were or may still be paid. Null before a price is agreed. */
    jobTotal: rupiah("job_total"),
    /** Rupiah that the seller keeps if a visit fails because of the buyer. */
    callOutFee: rupiah("call_out_fee").notNull().default(0),
    feePercent: integer("fee_percent").notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    phase: text({ enum: PHASES }),
    paymentStatus: text("payment_status", { enum: PAYMENT_STATUSES }).notNull(),
    version: integer().notNull(),
    maxDays: integer("max_days"),
    revisionsLeft: integer("revisions_left"),
    phaseBefore: text("phase_before", { enum: WORK_PHASES }),
    /** Per cent. Rounded if both sides get something. `proposed_returns` and `parts` have the rupiah. */
    buyerShare: integer("buyer_share"),
    /** The rupiah of each held part that a proposal gives back. Null without one, or if it names a per cent. */
    proposedReturns: text("proposed_returns", { mode: "json" }).$type<readonly PartReturn[]>(),
    proposedBy: text("proposed_by", { enum: ["buyer", "seller"] }),
    disputedBy: text("disputed_by", { enum: ["buyer", "seller"] }),
    changeBy: text("change_by", { enum: ["buyer", "seller"] }),
    answerDueAt: moment("answer_due_at"),
    rulingDueAt: moment("ruling_due_at"),
    /**
     * The mode of the visit, copied from `order_visits`, because the rules of steps read only the order. Null without one.
     */
    visitMode: text("visit_mode", { enum: VISIT_MODES }),
    /** UTC ms of the beginning of the agreed slot. Null before an agreement. */
    visitAt: moment("visit_at"),
    visitAgreedAt: moment("visit_agreed_at"),
    /** UTC ms until which the buyer cancels the agreed visit for free. Null before an agreement, and in older rows. */
    freeUntil: moment("free_until"),
    leftAt: moment("left_at"),
    arrivedAt: moment("arrived_at"),
    arrivalAnswer: text("arrival_answer", { enum: ["confirmed", "denied"] }),
    buyerMoves: integer("buyer_moves").notNull().default(0),
    sellerMoves: integer("seller_moves").notNull().default(0),
    workDueAt: moment("work_due_at"),
    /** UTC ms of a deadline that exists beside that of the phase, such as a bill during the work. Null without one. */
    buyerDueAt: moment("buyer_due_at"),
    sellerDueAt: moment("seller_due_at"),
    remindAt: moment("remind_at"),
    quoteExpiresAt: moment("quote_expires_at"),
    paymentDueAt: moment("payment_due_at"),
    startedAt: moment("started_at"),
    deliveredAt: moment("delivered_at"),
    reviewDueAt: moment("review_due_at"),
    closedAt: moment("closed_at"),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** UTC ms at which the order's texts were deleted. Null before. */
    wordsRemovedAt: moment("words_removed_at"),
    notificationsDeleted: integer("notifications_deleted", { mode: "boolean" }).notNull().default(false),
    /** True if the messages are in the archive, or stay in their rows permanently (see `conversations`). */
    conversationArchived: integer("conversation_archived", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    // `form_id` is emptied when the form can no longer be resent.
    uniqueIndex("orders_form").on(t.buyerId, t.formId).where(sql`form_id <> ''`),
    // Lists sort by time and then by id. The index omits the id, because few rows share a millisecond.
    index("orders_buyer").on(t.buyerId, sql`created_at desc`),
    index("orders_seller").on(t.sellerId, sql`created_at desc`),
    index("orders_buyer_status").on(t.buyerId, t.status, sql`created_at desc`, sql`id desc`),
    index("orders_seller_status").on(t.sellerId, t.status, sql`created_at desc`, sql`id desc`),
    index("orders_buyer_turn").on(t.buyerId, BUYER_DUE, t.id).where(BUYER_TURN),
    index("orders_seller_turn").on(t.sellerId, SELLER_DUE, t.id).where(SELLER_TURN),
    index("orders_buyer_due").on(t.buyerDueAt).where(sql`buyer_due_at is not null`),
    index("orders_seller_due").on(t.sellerDueAt).where(sql`seller_due_at is not null`),
    index("orders_payment_due").on(t.paymentDueAt).where(sql`phase = 'awaiting_payment'`),
    index("orders_answer_due").on(t.answerDueAt).where(sql`phase = 'cancel_requested' or phase = 'no_show'`),
    index("orders_work_due").on(t.workDueAt).where(sql`phase = 'working'`),
    // Includes ended orders while money is owed, because both sides still get reminders.
    index("orders_notified")
      .on(t.closedAt)
      .where(sql`closed_at is not null and notifications_deleted = 0 and payment_status <> 'refund_pending'`),
    index("orders_to_archive")
      .on(t.closedAt)
      .where(sql`closed_at is not null and conversation_archived = 0 and payment_status <> 'refund_pending'`),
    // SQLite appends the rowid to every index, so this one is in order of creation.
    index("orders_ended").on(t.status).where(sql`status = 'completed' or status = 'cancelled'`),
    index("orders_money").on(t.paymentStatus).where(MONEY_TO_SEE),
    index("orders_buyer_money").on(t.buyerId, t.paymentStatus, sql`created_at desc`, sql`id desc`).where(MONEY_TO_SEE),
    index("orders_seller_money")
      .on(t.sellerId, t.paymentStatus, sql`created_at desc`, sql`id desc`)
      .where(MONEY_TO_SEE),
    index("orders_disputed").on(t.rulingDueAt).where(sql`phase = 'disputed'`),
    index("orders_remind").on(t.remindAt).where(sql`remind_at is not null`),
    index("orders_review_due").on(t.reviewDueAt).where(sql`phase = 'delivered'`),
    index("orders_words_kept").on(t.closedAt).where(sql`closed_at is not null and words_removed_at is null`),
    index("orders_listing_completed").on(t.listingId, t.closedAt).where(sql`status = 'completed'`),
    oneOf("orders_kind", t.kind, ["package", "custom", "proposal"]),
    oneOf("orders_status", t.status, ORDER_STATUSES),
    rule(
      "orders_phase",
      sql`${t.phase} is null or ${t.phase} in (${sql.raw(ALLOWED_PHASES.map((p) => `'${p}'`).join(", "))})`,
    ),
    oneOf("orders_payment_status", t.paymentStatus, ALLOWED_PAYMENT_STATUSES),
    rule("orders_open_has_phase", sql`(${t.phase} is null) = (${t.status} in ('completed', 'cancelled'))`),
    rule("orders_not_own", sql`${t.buyerId} <> ${t.sellerId}`),
    rule("orders_quantity", sql`typeof(${t.quantity}) = 'integer' and ${t.quantity} between 1 and 100`),
    rule("orders_price", sql`${t.price} is null or (typeof(${t.price}) = 'integer' and ${t.price} > 0)`),
    rule("orders_total", sql`${t.totalPrice} is ${t.price} * ${t.quantity}`),
    rule("orders_additions", sql`typeof(${t.additions}) = 'integer' and ${t.additions} >= 0`),
    rule("orders_held", sql`typeof(${t.held}) = 'integer' and ${t.held} >= 0`),
    rule("orders_call_out_fee", sql`typeof(${t.callOutFee}) = 'integer' and ${t.callOutFee} >= 0`),
    rule("orders_fee", sql`${t.feePercent} between 0 and 100`),
    rule("orders_version", sql`${t.version} >= 1`),
    lengthBetween("orders_requirements_length", t.requirements, 20, 5_000),
    lengthBetween("orders_notes_length", t.notes, 0, 2_000),
  ],
);

/** Events of orders. Of two concurrent changes with the same version, the second violates the key and aborts. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    kind: text().notNull(),
    actor: text({ enum: ["buyer", "seller", "gateway", "scheduler", "operator"] }).notNull(),
    actorId: id("actor_id").references(() => users.id),
    at: moment("at").notNull(),
    detail: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.version] }),
    index("order_events_no_show").on(t.actorId, t.at).where(sql`kind = 'seller_reported' or kind = 'buyer_reported'`),
    oneOf("order_events_actor", t.actor, ["buyer", "seller", "gateway", "scheduler", "operator"]),
    lengthBetween("order_events_kind_length", t.kind, 1, 40),
  ],
);

/** Texts of events that people wrote. Events cannot change, so their texts are in rows that can be deleted. */
export const orderEventTexts = sqliteTable(
  "order_event_texts",
  {
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    writerId: id("writer_id")
      .notNull()
      .references(() => users.id),
    texts: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
);

/** Reviews, unpublished at first. A trigger on `publishedAt` updates the ratings of the person and the listing. */
export const reviews = sqliteTable(
  "reviews",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    authorId: id("author_id")
      .notNull()
      .references(() => users.id),
    subjectId: id("subject_id")
      .notNull()
      .references(() => users.id),
    side: text({ enum: ["buyer", "seller"] }).notNull(),
    rating: integer().notNull(),
    comment: text().notNull(),
    authorName: text("author_name").notNull(),
    authorPicture: text("author_picture"),
    authorLocation: text("author_location").notNull().default(""),
    bought: text().notNull(),
    createdAt: moment("created_at").notNull(),
    publishedAt: moment("published_at"),
    hiddenAt: moment("hidden_at"),
    /** UTC ms at which the review is published even if the other side has written none. */
    publishDueAt: moment("publish_due_at").notNull().default(0),
    reply: text().notNull().default(""),
    repliedAt: moment("replied_at"),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.orderId, t.side),
    index("reviews_listing")
      .on(t.listingId, sql`published_at desc`)
      .where(sql`side = 'buyer' and published_at is not null`),
    index("reviews_subject_side").on(t.subjectId, t.side, sql`published_at desc`).where(sql`published_at is not null`),
    index("reviews_voices")
      .on(sql`published_at desc`)
      .where(sql`side = 'buyer' and rating >= 4 and published_at is not null`),
    index("reviews_due").on(t.publishDueAt).where(sql`published_at is null`),
    oneOf("reviews_side", t.side, ["buyer", "seller"]),
    rule("reviews_rating", sql`typeof(${t.rating}) = 'integer' and ${t.rating} between 1 and 5`),
    lengthBetween("reviews_comment_length", t.comment, 0, 2_000),
  ],
);

/** A proposed change of an order. A null column stays unchanged. */
export const orderChanges = sqliteTable(
  "order_changes",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: CHANGE_KINDS }).notNull().default("terms"),
    proposedBy: text("proposed_by", { enum: ["buyer", "seller"] }).notNull(),
    /** The title and the amount of an extra, and the parts of a plan. */
    title: text().notNull().default(""),
    amount: rupiah("amount"),
    plan: text({ mode: "json" }).$type<readonly Part[]>(),
    /** Rupiah for one piece. It can change only before payment. */
    price: rupiah("price"),
    deadline: moment("deadline"),
    revisions: integer(),
    description: text().notNull(),
    status: text({ enum: CHANGE_STATUSES }).notNull(),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("order_changes_form").on(t.orderId, t.formId),
    uniqueIndex("order_changes_one_open").on(t.orderId).where(sql`status = 'open'`),
    index("order_changes_order").on(t.orderId, t.createdAt),
    oneOf("order_changes_kind", t.kind, CHANGE_KINDS),
    oneOf("order_changes_status", t.status, CHANGE_STATUSES),
    oneOf("order_changes_side", t.proposedBy, ["buyer", "seller"]),
    rule(
      "order_changes_price",
      sql`${t.price} is null or (typeof(${t.price}) = 'integer' and ${t.price} between 1000 and 500000000)`,
    ),
    rule("order_changes_amount", sql`(${t.amount} is not null) = (${t.kind} = 'extra')`),
    rule(
      "order_changes_extra",
      sql`${t.amount} is null or (typeof(${t.amount}) = 'integer' and ${t.amount} between 1000 and 500000000)`,
    ),
    rule("order_changes_plan", sql`(${t.plan} is not null) = (${t.kind} = 'plan')`),
    lengthBetween("order_changes_title_length", t.title, 0, 80),
    lengthBetween("order_changes_description_length", t.description, 1, 2_000),
  ],
);

export const orderFiles = sqliteTable(
  "order_files",
  {
    key: id("key").primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    senderId: id("sender_id")
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: FILE_PURPOSES }).notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("order_files_order").on(t.orderId, t.version),
    oneOf("order_files_purpose", t.purpose, FILE_PURPOSES),
    lengthBetween("order_files_name_length", t.name, 1, 200),
  ],
);

/** Proposals, one row per person and request. Sending again reopens the row. */
export const proposals = sqliteTable(
  "proposals",
  {
    id: id().primaryKey(),
    wantedId: id("service_id")
      .notNull()
      .references(() => listings.id),
    proposerId: id("user_id")
      .notNull()
      .references(() => users.id),
    buyerId: id("client_id")
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    price: rupiah("price"),
    days: integer("days"),
    status: text({ enum: PROPOSAL_STATUSES }).notNull(),
    declineReason: text("decline_reason").notNull().default(""),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    orderId: id("order_id").references(() => orders.id),
  },
  (t) => [
    uniqueIndex("proposals_once").on(t.wantedId, t.proposerId),
    index("proposals_listing").on(t.wantedId, t.status, sql`created_at desc`, sql`id desc`),
    index("proposals_proposer").on(t.proposerId, sql`created_at desc`, sql`id desc`),
    oneOf("proposals_status", t.status, PROPOSAL_STATUSES),
    rule("proposals_not_own", sql`${t.proposerId} <> ${t.buyerId}`),
    rule(
      "proposals_price",
      sql`${t.price} is null or (typeof(${t.price}) = 'integer' and ${t.price} between 1000 and 500000000)`,
    ),
    rule("proposals_days", sql`${t.days} is null or (typeof(${t.days}) = 'integer' and ${t.days} between 1 and 365)`),
    lengthBetween("proposals_message_length", t.message, 1, 5_000),
    lengthBetween("proposals_decline_reason_length", t.declineReason, 0, 1_000),
  ],
);

/** Visits of orders. An order that is done online has no row. */
export const orderVisits = sqliteTable(
  "order_visits",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    sellerId: id("seller_id")
      .notNull()
      .references(() => users.id),
    mode: text({ enum: VISIT_MODES }).notNull(),
    /** The kabupaten or kota whose time zone `day` and `slot` use. The street is in `order_addresses`. */
    placeCode: text("place_code").notNull(),
    /** The agreed day (YYYY-MM-DD), and minutes after midnight in `slot`. Null before an agreement. */
    day: text(),
    slot: integer(),
    wishedDay: text("wished_day"),
    wishedSlots: text("wished_slots", { mode: "json" }).$type<number[]>().notNull().default([]),
    wishedBy: text("wished_by", { enum: ["buyer", "seller"] }),
    updatedAt: moment("updated_at").notNull(),
    /** UTC ms. Null if the reminder was sent or is not needed. */
    remindAt: moment("visit_remind_at"),
    /** True while the order runs, so that nobody else gets the slot. */
    isReserved: integer("held", { mode: "boolean" }).notNull().default(false),
    /** Says if the seller kept the appointment. It is null until that is known. Triggers count it in `users`. */
    outcome: text({ enum: VISIT_OUTCOMES }),
  },
  (t) => [
    // If two orders agree on the same slot of a seller, the second one fails.
    uniqueIndex("order_visits_held").on(t.sellerId, t.day, t.slot).where(sql`held = 1`),
    index("order_visits_remind").on(t.remindAt).where(sql`visit_remind_at is not null`),
    oneOf("order_visits_mode", t.mode, VISIT_MODES),
    rule("order_visits_day", sql`${t.day} is null or ${t.day} glob '????-??-??'`),
    rule("order_visits_agreed", sql`(${t.day} is null) = (${t.slot} is null)`),
    rule("order_visits_slot", sql`${t.slot} is null or ${t.slot} between 0 and 1439`),
    rule("order_visits_wished_day", sql`${t.wishedDay} is null or ${t.wishedDay} glob '????-??-??'`),
    rule("order_visits_wish", sql`(${t.wishedDay} is null) = (${t.wishedBy} is null)`),
    rule("order_visits_slots", sql`json_array_length(${t.wishedSlots}) between 0 and 2`),
    rule("order_visits_outcome", sql`${t.outcome} is null or ${t.outcome} in ('kept', 'missed')`),
    rule("order_visits_hold", sql`${t.isReserved} = 0 or ${t.day} is not null`),
  ],
);

/** Addresses of orders. The buyer reads them, and the seller after payment. Deleted 90 days after the order's end. */
export const orderAddresses = sqliteTable(
  "order_addresses",
  {
    orderId: id("order_id")
      .primaryKey()
      .references(() => orders.id),
    street: text().notNull(),
    block: text().notNull().default(""),
    landmark: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    removeAt: moment("remove_at"),
  },
  (t) => [
    index("order_addresses_removal").on(t.removeAt).where(sql`remove_at is not null`),
    lengthBetween("order_addresses_street_length", t.street, 5, 200),
    lengthBetween("order_addresses_block_length", t.block, 0, 40),
    lengthBetween("order_addresses_landmark_length", t.landmark, 0, 200),
  ],
);

/** Working hours of sellers. A seller without rows works every day. */
export const workingHours = sqliteTable(
  "working_hours",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The day of the week: 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    /** Minutes after midnight in the zone of the place. */
    from: integer("from_minute").notNull(),
    to: integer("to_minute").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.weekday] }),
    rule("working_hours_weekday", sql`${t.weekday} between 1 and 7`),
    rule("working_hours_span", sql`${t.from} >= 0 and ${t.from} < ${t.to} and ${t.to} <= 1440`),
  ],
);

export const daysOff = sqliteTable(
  "days_off",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index("days_off_day").on(t.day),
    rule("days_off_date", sql`${t.day} glob '????-??-??'`),
  ],
);
