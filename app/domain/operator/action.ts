export const OPERATOR_ACTION_KINDS = [
  "propose_ruling",
  "rule_dispute",
  "claim_refund",
  "take_over_refund",
  "release_refund",
  "approve_refund",
  "pay_refund",
  "reroute_refund",
  "record_transfer",
  "return_refund_account",
  "return_refund",
  "return_withdrawal",
  "claim_withdrawal",
  "take_over_withdrawal",
  "release_withdrawal",
  "approve_withdrawal",
  "pay_withdrawal",
  "fail_withdrawal",
  "hide_listing",
  "show_listing",
  "hide_review",
  "show_review",
  "suspend_person",
  "restore_person",
  "close_report",
  "recheck_payment",
  "replay_notification",
  "become_operator",
  "leave_operators",
] as const;

export type OperatorActionKind = (typeof OPERATOR_ACTION_KINDS)[number];

export const MANUAL_PAYOUT_KINDS = {
  refunds: {
    approval: "approve_refund",
    claim: "claim_refund",
    takeover: "take_over_refund",
    release: "release_refund",
  },
  withdrawals: {
    approval: "approve_withdrawal",
    claim: "claim_withdrawal",
    takeover: "take_over_withdrawal",
    release: "release_withdrawal",
  },
} as const satisfies Record<string, Record<string, OperatorActionKind>>;

/** Its author leaves, or what was approved is sent back or elsewhere. */
export const APPROVAL_ENDS: readonly OperatorActionKind[] = [
  "leave_operators",
  "return_refund_account",
  "return_refund",
  "return_withdrawal",
];

/** Kinds hidden from an operator in their own cause, by subject. */
export const CONFLICT_OF_INTEREST_KINDS = {
  report: ["close_report"],
  order: ["propose_ruling"],
  refund: Object.values(MANUAL_PAYOUT_KINDS.refunds),
  withdrawal: Object.values(MANUAL_PAYOUT_KINDS.withdrawals),
} satisfies Record<string, readonly OperatorActionKind[]>;

export type OperatorAction = {
  operatorId: string;
  kind: OperatorActionKind;
  /** Id of the order, refund, withdrawal, listing, review, person or report. */
  subjectId: string;
  reason: string;
};

const SUBJECT_PLACES: Partial<Record<OperatorActionKind, string>> = {
  propose_ruling: "/operator/disputes",
  rule_dispute: "/operator/disputes",
  recheck_payment: "/operator/orders",
  replay_notification: "/operator/orders",
  return_withdrawal: "/operator/withdrawals",
  return_refund: "/operator/refunds",
  record_transfer: "/operator/refunds",
  claim_withdrawal: "/operator/withdrawals",
  take_over_withdrawal: "/operator/withdrawals",
  release_withdrawal: "/operator/withdrawals",
  approve_withdrawal: "/operator/withdrawals",
  pay_withdrawal: "/operator/withdrawals",
  fail_withdrawal: "/operator/withdrawals",
  claim_refund: "/operator/refunds",
  take_over_refund: "/operator/refunds",
  release_refund: "/operator/refunds",
  approve_refund: "/operator/refunds",
  pay_refund: "/operator/refunds",
  reroute_refund: "/operator/refunds",
  return_refund_account: "/operator/refunds",
  hide_listing: "/operator/listings",
  show_listing: "/operator/listings",
  suspend_person: "/operator/people",
  restore_person: "/operator/people",
  close_report: "/operator/reports",
  become_operator: "/operator/people",
  leave_operators: "/operator/people",
};

export function operatorActionUrl({ kind, subjectId }: { kind: string; subjectId: string }): string | null {
  const place = new Map<string, string>(Object.entries(SUBJECT_PLACES)).get(kind);
  return place ? `${place}/${subjectId}` : null;
}
