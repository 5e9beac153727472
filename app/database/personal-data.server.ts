type KeptReason =
  /** Data of a trade is kept for five years (PP 80/2019, article 25). */
  | "trade"
  /** Reported content that was changed or deleted is kept until 90 days after the decision. */
  | "report"
  /** Data about money is kept for ten years (the same article and tax law). */
  | "money"
  /** Messages are also the other person's data. */
  | "others"
  /** Consents and actions of operators prove that the law was followed. */
  | "proof";

/** The value that replaces a personal column. `closeAccountRows` supplies the words in angle brackets. */
export type Replacement = "" | "-" | "[]" | "{}" | null | "<person>" | "<title>" | "<words>" | "<address>";

export type PersonalDataRule = {
  /** The column that identifies the person, by id or by email address. `prefix` is as in ledger accounts. */
  of: string;
  by?: "id" | "address";
  prefix?: "seller:" | "refund:";
  /** Joins that lead to the row with `of`: this row's column, the next table, its key. */
  through?: readonly (readonly [column: string, table: string, key: string])[];
  when?: readonly [column: string, value: string];
  /** Says that reviews are found through the person's orders, because no index of reviews begins with a person. */
  reviews?: "written" | "received";
  row: "removed" | "stays";
  /** Columns that the export shows and that a closed account keeps, because they do not identify the person. */
  shown?: string;
  blank?: Readonly<Record<string, Replacement>>;
  kept?: Partial<Record<KeptReason, string>>;
  /** Personal columns that the export omits: keys and codes, internal notes, words of others. */
  secret?: string;
};

type TablePlan = {
  people?: readonly PersonalDataRule[];
  /** Columns without personal data: counters, internal codes, ids of rows that no longer identify anyone. */
  other?: string;
  /** Personal columns that belong to no account. The scheduler deletes them after at most 90 days. */
  fades?: string;
};

const wordsIn = (list = "") => list.split(" ").filter((name) => name !== "");

export function shownColumns({ shown, blank, kept, secret }: PersonalDataRule): string[] {
  const hidden = new Set(wordsIn(secret));
  const personal = personalColumns({ blank, kept });
  return [...new Set([...wordsIn(shown), ...personal])].filter((name) => !hidden.has(name));
}

export function personalColumns({ blank, kept }: Pick<PersonalDataRule, "blank" | "kept">): string[] {
  return [...Object.keys(blank ?? {}), ...Object.values(kept ?? {}).flatMap(wordsIn)];
}

export function plannedColumns({ people = [], other, fades }: TablePlan): { all: string[]; twice: string[] } {
  const unowned = [...wordsIn(other), ...wordsIn(fades)];
  const owned = new Set(people.flatMap((share) => [...shownColumns(share), ...wordsIn(share.secret)]));
  return { all: [...new Set([...owned, ...unowned])], twice: unowned.filter((name) => owned.has(name)) };
}

type Rest = Omit<PersonalDataRule, "of" | "row" | "shown">;

// The type keeps the column names, so that a column without a label is a type error.
const removedRow = <const Shown extends string, const R extends Rest>(of: string, shown: Shown, rest: R = {} as R) => ({
  of,
  row: "removed" as const,
  shown,
  ...rest,
});

const keptRow = <const Shown extends string, const R extends Rest>(of: string, shown: Shown, rest: R = {} as R) => ({
  of,
  row: "stays" as const,
  shown,
  ...rest,
});

const ofBothSides = <S extends PersonalDataRule>(
  share: (of: "user_id" | "seller_id", side: "buyer" | "seller") => S,
) => [share("user_id", "buyer"), share("seller_id", "seller")];

type Words<List> = List extends `${infer First} ${infer Others}` ? First | Words<Others> : List;
type Names<S, Key extends "shown" | "secret"> = S extends Record<Key, infer List> ? Words<List> : never;
type Blanked<S> = S extends { blank: infer B } ? keyof B : never;
type Kept<S> = S extends { kept: infer K } ? Words<K[keyof K]> : never;
type ExportedColumns<S> = S extends unknown
  ? Exclude<Names<S, "shown"> | Blanked<S> | Kept<S>, Names<S, "secret">>
  : never;

export type TablesOf<Plan> = {
  [Table in keyof Plan]: Plan[Table] extends { people: unknown } ? Table : never;
}[keyof Plan];

export type ColumnsOf<Plan> = {
  [Table in keyof Plan]: Plan[Table] extends { people: readonly (infer S)[] } ? ExportedColumns<S> : never;
}[keyof Plan];

const UNOWNED = {
  search_vocabulary: { other: "id words made_at counted counted_to" },
  index_feeding: { other: "id since revision alone" },
  listing_changes: { other: "seq revision is_new changed_at" },
  search_misses: { fades: "query", other: "day count" },
  place_figures: {
    other:
      "place_code category offers today middle_price lowest_price rating_sum rating_count fair_from fair_to fair_orders counted_at",
  },
  alerts: { other: "id kind began_at ended_at count since" },
  faults: { other: "id request_id event route order_id created_at" },
  scheduler_state: { other: "id started_at finished_at failed books_sound stuck_since" },
  ledger_totals: { other: "kind accounts balance" },
  book_checks: { other: "id through checked_at" },
  book_breaches: { other: "order_id rule found seen_at" },
} satisfies Readonly<Record<string, TablePlan>>;

const LEDGER_ROW = "transfer_id line order_id from_account to_account amount at";
const ORDER =
  "id kind quantity deadline price total_price additions job_total call_out_fee status phase payment_status visit_at left_at arrived_at started_at delivered_at closed_at created_at";
const OF_ORDER = { through: [["order_id", "orders", "id"]] } as const;
const ACCOUNTS = ["seller:", "refund:"] as const;

/** The plan of each column for a closed account. A test compares it with the database, so that none is forgotten. */
const PLAN = {
  users: {
    people: [
      keptRow(
        "id",
        "id created_at last_active_at email_verified_at rating_sum rating_count client_rating_sum client_rating_count completed_count on_time_count visits_kept visits_missed response_minutes suspended_at restricted_at operator_since two_steps_since",
        {
          blank: {
            email: "<address>",
            password_hash: "",
            full_name: "<person>",
            picture_url: null,
            bio: "",
            location: "",
            place_code: null,
            contact_email: "",
            phone: "",
            website: "",
            skills: "[]",
            social_links: "{}",
            suspended_reason: "",
          },
          secret: "password_hash",
        },
      ),
    ],
    other: "unread_messages unread_notifications closed_at",
  },
  sessions: {
    people: [removedRow("user_id", "device created_at last_used_at expires_at", { secret: "id user_id" })],
  },
  email_tokens: {
    people: [removedRow("user_id", "kind new_email created_at expires_at used_at", { secret: "id user_id" })],
  },
  authenticators: { people: [removedRow("user_id", "created_at", { secret: "user_id secret last_step" })] },
  recovery_codes: { people: [removedRow("user_id", "created_at", { secret: "id user_id" })] },
  passkeys: {
    people: [removedRow("user_id", "device created_at last_used_at", { secret: "id user_id public_key counter" })],
  },
  pending_logins: { people: [removedRow("user_id", "expires_at", { secret: "id user_id remember" })] },
  attempt_counters: { fades: "key", other: "window_start count" },
  outbox: {
    people: [removedRow("recipient", "recipient subject created_at sent_at", { by: "address", secret: "body" })],
    other: "id attempts next_attempt_at last_error unsubscribes",
  },
  consents: {
    people: [keptRow("user_id", "given_at withdrawn_at", { kept: { proof: "user_id purpose version place" } })],
    other: "id",
  },
  data_requests: {
    people: [
      keptRow("user_id", "kind status created_at due_at closed_at", {
        blank: { words: "", answer: "", file_key: null },
        secret: "file_key",
      }),
    ],
    other: "id user_id closed_by file_until",
  },
  tax_identities: { people: [removedRow("user_id", "kind number changed_at", { secret: "user_id" })] },
  services: {
    people: [
      keptRow(
        "user_id",
        "id type status category price unit travel_fees call_out_fee starts_in_days comes_to_buyer at_seller online deadline rating rating_count orderscompleted created_at updated_at deleted_at hidden_at",
        {
          blank: {
            title: "<title>",
            description: "<words>",
            location: "-",
            place_code: null,
            areas: "[]",
            delivery_time: "",
            packages: "[]",
            extras: "[]",
            requirements: "[]",
            additional_info: "[]",
            seller_name: "<person>",
            seller_picture: null,
            cover_url: null,
            cover_alt: null,
            search_title: "",
            search_words: "",
            search_tags: "",
            hidden_reason: "",
          },
          secret: "search_title search_words search_tags",
        },
      ),
    ],
    other:
      "seq user_id rating_sum rating_1 rating_2 rating_3 rating_4 rating_5 proposal_count delivery_days popularity popularity_at seller_rating_sum seller_rating_count search_version filter_tags price_place rating_place popular_place form_id content_changed_at hidden_with_owner",
  },
  service_assets: {
    people: [
      removedRow("user_id", "service_id url position caption width height created_at", {
        through: [["service_id", "services", "id"]],
      }),
    ],
    other: "id status",
  },
  favourites: { people: [removedRow("user_id", "service_id created_at", { secret: "user_id" })] },
  seen_listings: { people: [removedRow("user_id", "service_id seen_at", { secret: "user_id" })] },
  saved_searches: {
    people: [removedRow("user_id", "query created_at checked_at")],
    other: "id user_id seen_seq",
  },
  request_rounds: {
    people: [
      removedRow("user_id", "service_id near wider response_minutes", { through: [["service_id", "services", "id"]] }),
    ],
    other: "round due_at",
  },
  request_recipients: {
    people: [removedRow("seller_id", "service_id reason created_at invited_at", { secret: "seller_id" })],
  },
  working_hours: { people: [removedRow("user_id", "weekday from_minute to_minute", { secret: "user_id" })] },
  days_off: { people: [removedRow("user_id", "day", { secret: "user_id" })] },
  notifications: {
    people: [removedRow("user_id", "kind title body href due_at created_at read_at")],
    other: "id user_id cause",
  },
  refused_names: {
    people: [removedRow("user_id", "surface refused_name created_at", { secret: "user_id" })],
    other: "id",
  },
  contact_numbers: { people: [removedRow("user_id", "mobile created_at", { secret: "user_id" })] },
  push_subscriptions: {
    people: [removedRow("user_id", "shows_details created_at", { secret: "user_id endpoint p256dh auth" })],
    other: "id failures",
  },
  push_opt_outs: { people: [removedRow("user_id", "kind", { secret: "user_id" })] },
  delivery_views: {
    people: [removedRow("user_id", "order_id seen_at", { secret: "user_id" })],
    other: "held_until due_before",
  },
  push_messages: {
    people: [removedRow("user_id", "kind title body created_at sent_at", { secret: "user_id" })],
    other: "id cause href next_attempt_at attempts last_error",
  },
  blocks: { people: [removedRow("blocker_id", "blocked_id created_at", { secret: "blocker_id" })] },
  mail_opt_outs: { people: [removedRow("user_id", "kind", { secret: "user_id" })] },
  proposals: {
    people: [
      keptRow("user_id", "id service_id price days status created_at updated_at order_id", {
        kept: { others: "message" },
      }),
      keptRow("client_id", "id service_id status", { kept: { others: "decline_reason" } }),
    ],
    other: "user_id client_id form_id",
  },
  conversations: {
    people: ["starter_id", "owner_id"].map((of) => keptRow(of, "id service_id order_id created_at")),
    other: "starter_id owner_id first_asked_at first_answered_at archived_hash archived_messages archive_broken_at",
  },
  conversation_members: {
    people: [
      // The excerpt is often the other side's words, which the other side keeps.
      keptRow("user_id", "conversation_id unread last_message_at", {
        blank: { last_excerpt: "" },
        secret: "last_excerpt",
      }),
    ],
    other: "user_id other_id last_sender_id",
  },
  messages: {
    people: [keptRow("sender_id", "id conversation_id created_at", { kept: { others: "body" } })],
    other: "seq sender_id form_id",
  },
  message_pictures: {
    people: [
      keptRow("sender_id", "conversation_id message_id position width height created_at", {
        through: [["message_id", "messages", "id"]],
        kept: { others: "key" },
      }),
    ],
    other: "status",
  },
  orders: {
    people: [
      keptRow("user_id", ORDER, {
        blank: { buyer_name: "<person>" },
        kept: { trade: "service_title package requirements notes choices parts" },
      }),
      keptRow("seller_id", `${ORDER} fee_percent`, {
        blank: { seller_name: "<person>" },
        kept: { trade: "service_title package choices parts" },
      }),
    ],
    other:
      "service_id user_id seller_id package_id version max_days revisions_left phase_before buyer_share proposed_returns proposed_by disputed_by change_by answer_due_at ruling_due_at visit_mode visit_agreed_at free_until arrival_answer buyer_moves seller_moves work_due_at buyer_due_at seller_due_at held remind_at quote_expires_at payment_due_at review_due_at form_id words_removed_at notifications_deleted conversation_archived",
  },
  order_events: {
    people: [keptRow("actor_id", "order_id version kind at", { kept: { trade: "detail" } })],
    other: "actor actor_id",
  },
  order_event_texts: {
    people: [keptRow("writer_id", "order_id version", { kept: { trade: "texts" } })],
    other: "writer_id",
  },
  order_changes: {
    people: ofBothSides((of, side) =>
      keptRow(of, "order_id kind amount price deadline revisions status created_at decided_at", {
        ...OF_ORDER,
        when: ["proposed_by", side],
        kept: { trade: "title plan description" },
      }),
    ),
    other: "id proposed_by form_id",
  },
  order_files: {
    people: [keptRow("sender_id", "order_id version purpose size created_at", { kept: { trade: "key name" } })],
    other: "sender_id",
  },
  order_visits: {
    people: ofBothSides((of) =>
      keptRow(of, "order_id mode outcome updated_at", {
        ...OF_ORDER,
        kept: { trade: "place_code day slot wished_day wished_slots" },
      }),
    ),
    other: "seller_id wished_by visit_remind_at held",
  },
  order_addresses: {
    people: [removedRow("user_id", "order_id street block landmark created_at", OF_ORDER)],
    other: "remove_at",
  },
  reviews: {
    people: [
      keptRow("author_id", "order_id service_id side rating bought created_at published_at hidden_at", {
        reviews: "written",
        kept: { others: "comment" },
        blank: { author_name: "<person>", author_picture: null, author_location: "" },
      }),
      keptRow("subject_id", "order_id replied_at", { reviews: "received", kept: { others: "reply" } }),
    ],
    other: "id author_id subject_id publish_due_at",
  },
  review_pictures: {
    people: [removedRow("author_id", "key review_id position width height created_at", { secret: "author_id" })],
    other: "status",
  },
  payments: {
    people: [
      keptRow("user_id", "order_id attempt bill gateway amount status created_at updated_at expires_at", {
        ...OF_ORDER,
        kept: { money: "gateway_order_id method token redirect_url" },
        secret: "token redirect_url",
      }),
    ],
    other: "id surplus checked_at",
  },
  gateway_notifications: {
    people: [
      keptRow("user_id", "gateway_order_id received_at", {
        through: [["gateway_order_id", "payments", "gateway_order_id"], OF_ORDER.through[0]],
        kept: { money: "body" },
        secret: "body",
      }),
    ],
    other: "id processed_at outcome heard_at shortened_at archived_hash",
  },
  card_holds: {
    people: [keptRow("seller_id", "order_id bill amount created_at until taken_at")],
    other: "seller_id version",
  },
  refunds: {
    people: [
      keptRow("user_id", "id order_id bill amount route status created_at paid_at", {
        kept: { money: "account reference" },
      }),
    ],
    other: "user_id version attempt tries next_try_at last_error approved_by paid_by claimed_by claimed_at",
  },
  withdrawals: {
    people: [
      keptRow("user_id", "id amount fee status created_at decided_at", {
        kept: { money: "account reference reason" },
      }),
    ],
    other: "user_id approved_by decided_by form_id claimed_by claimed_at",
  },
  payout_attempts: {
    people: [
      keptRow("user_id", "amount state created_at arrived_at ended_at surplus surplus_taken", {
        kept: { money: "account reference" },
      }),
    ],
    other:
      "id withdrawal_id refund_id user_id route idempotency_key cause tries last_error failing_since created_by released_by released_at contradicted_at denied_as verdict judged_by judged_at denial_closed_by denial_closed_at next_check_at version",
  },
  ledger: {
    people: ["from_account", "to_account"].flatMap((of) =>
      ACCOUNTS.map((prefix) => keptRow(of, LEDGER_ROW, { prefix })),
    ),
  },
  invoices: {
    people: ofBothSides((of, side) =>
      keptRow(of, "kind year number order_id amount at", { ...OF_ORDER, kept: { money: `${side}_name` } }),
    ),
  },
  seller_months: {
    people: [keptRow("seller_id", "month number turnover fee taken_back")],
    other: "seller_id",
  },
  buyer_months: { people: [keptRow("buyer_id", "month spent")], other: "buyer_id" },
  ledger_accounts: { people: ACCOUNTS.map((prefix) => keptRow("account", "account balance", { prefix })) },
  balance_spans: { people: [keptRow("account", "account span moved", { prefix: "seller:" })] },
  person_totals: {
    people: [
      keptRow(
        "user_id",
        "bought bought_open bought_completed bought_cancelled bought_held_amount sold sold_open sold_completed sold_cancelled sold_held sold_held_amount sold_held_income offers requests open_requests paid_out paid_out_amount",
      ),
    ],
    other: "user_id",
  },
  reports: {
    people: [
      keptRow("reporter_id", "id subject subject_id status created_at closed_at", {
        kept: { trade: "reason answer" },
      }),
      // Evidence is what its owner overwrote, kept for the operator. Existing content is exported from its own row.
      keptRow("responsible_id", "evidence", { kept: { report: "evidence" }, secret: "evidence" }),
    ],
    other: "reporter_id responsible_id closed_by",
  },
  operator_acts: {
    people: [
      // People are notified of actions about them. The words of the log are for operators only.
      keptRow("subject_id", "kind at", { kept: { proof: "reason" }, secret: "reason" }),
      keptRow("operator_id", "kind subject_id at"),
    ],
    other: "id operator_id",
  },
  proposed_rulings: {
    people: [
      keptRow("operator_id", "order_id version buyer_share returns finding at", {
        kept: { proof: "reason" },
        secret: "reason",
      }),
    ],
    other: "operator_id",
  },
  ...UNOWNED,
} satisfies Readonly<Record<string, TablePlan>>;

export const PERSONAL_DATA: Readonly<Record<string, TablePlan>> = PLAN;
export type Plan = typeof PLAN;
