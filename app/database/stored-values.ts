// The values that columns of the database may have. The schema and the slices share them.

/** extra: one further part of a running order. plan: the order's stages, reserved, because no step proposes them yet. */
export const CHANGE_KINDS = ["terms", "extra", "plan"] as const;

export const CHANGE_STATUSES = ["open", "accepted", "declined", "withdrawn"] as const;

export const REFUND_STATUSES = ["pending", "approved", "paid"] as const;

export const REFUND_ROUTES = ["gateway", "bank"] as const;

/** An appeal is a suspended person's report about their own case. */
export const REPORT_SUBJECTS = ["listing", "person", "review", "message", "appeal"] as const;

export const REPORT_STATUSES = ["open", "closed"] as const;

/** The forms in which an imitating name was refused. about: biography, skills or website of a profile. */
export const NAME_SURFACES = ["signup", "profile", "about", "title", "holder"] as const;

export const INVOICE_KINDS = ["invoice", "correction"] as const;

export const ATTEMPT_STATUSES = [
  "pending",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "review",
  "refunded",
  "charged_back",
] as const;

export const PROPOSAL_STATUSES = ["open", "withdrawn", "declined", "accepted"] as const;

export const VISIT_MODES = ["at_buyer", "at_seller"] as const;

export const VISIT_OUTCOMES = ["kept", "missed"] as const;
/** Findings of operators about a visit. */
export const VISIT_FINDINGS = ["both_came", "seller_absent", "buyer_absent", "unclear"] as const;

/** The digits of a price whose prefixes are full-text words, so that a range needs few words. */
export const PRICE_DIGITS = 9;

/**
 * intended: stored before the provider is called. prepared: awaits our release. releasing: we released it,
 * and the provider has not answered. released: the provider waits for the bank's hours. returned: the money
 * arrived and came back.
 */
export const PAYOUT_STATES = [
  "intended",
  "prepared",
  "releasing",
  "released",
  "sending",
  "arrived",
  "failed",
  "returned",
] as const;

export const PAYOUT_STATUSES = ["waiting", "released", "sent", "arrived", "failed", "rejected"] as const;

/** account: the owner must correct the account. balance: our balance at the provider is too low. */
export const PAYOUT_CAUSES = [
  "account",
  "account_blocked",
  "wallet_full",
  "balance",
  "bank",
  "refused",
  "rejected",
  "absent",
  "other",
] as const;

/** The findings about money whose provider contradicted its final status. Only the bank's statement shows it. */
export const DENIAL_VERDICTS = ["returned", "arrived"] as const;

export const WITHDRAWAL_STATUSES = ["requested", "approved", "paid", "failed"] as const;

export const DATA_REQUEST_KINDS = ["access", "correction", "restriction", "deletion"] as const;

export const DATA_REQUEST_STATUSES = ["open", "done", "refused"] as const;

export const CONSENT_PURPOSES = ["terms", "privacy", "adult"] as const;

export const CONSENT_FORMS = ["signup", "agreement"] as const;

/**
 * Problems of payouts through a provider. denied: the provider contradicted a final status. lost: it did not answer
 * within the window for safe repeats. silent: the status cannot be queried. failed: the payout failed after its
 * release. returned: the money arrived and came back.
 */
export const PAYOUT_TROUBLES = [
  "payout_denied",
  "payout_lost",
  "payout_silent",
  "payout_failed",
  "payout_returned",
] as const;

/** Problems that are mailed to operators, once at their start and once at their end. */
export const ALERT_KINDS = [
  "scheduler",
  "steps",
  "books",
  "payments",
  "mail",
  "payouts",
  ...PAYOUT_TROUBLES,
  "backup",
  "data",
  "archive",
  "index",
] as const;
