/** Where its subject is shown; null: nowhere by itself. */
const SUBJECT_PLACES = {
  propose_ruling: "/operator/disputes",
  rule_dispute: "/operator/disputes",
  claim_refund: "/operator/refunds",
  take_over_refund: "/operator/refunds",
  release_refund: "/operator/refunds",
  approve_refund: "/operator/refunds",
  pay_refund: "/operator/refunds",
  reroute_refund: "/operator/refunds",
  record_transfer: "/operator/refunds",
  return_refund_account: "/operator/refunds",
  return_refund: "/operator/refunds",
  claim_withdrawal: "/operator/withdrawals",
  take_over_withdrawal: "/operator/withdrawals",
  release_withdrawal: "/operator/withdrawals",
  approve_withdrawal: "/operator/withdrawals",
  pay_withdrawal: "/operator/withdrawals",
  fail_withdrawal: "/operator/withdrawals",
  return_withdrawal: "/operator/withdrawals",
  prepare_refund: "/operator/refunds",
  send_refund: "/operator/refunds",
  recall_refund: "/operator/refunds",
  find_refund: "/operator/refunds",
  write_off_refund: "/operator/refunds",
  prepare_withdrawal: "/operator/withdrawals",
  send_withdrawal: "/operator/withdrawals",
  recall_withdrawal: "/operator/withdrawals",
  find_withdrawal: "/operator/withdrawals",
  write_off_withdrawal: "/operator/withdrawals",
  judge_back_refund: "/operator/refunds",
  judge_sent_refund: "/operator/refunds",
  judge_back_withdrawal: "/operator/withdrawals",
  judge_sent_withdrawal: "/operator/withdrawals",
  hide_listing: "/operator/listings",
  show_listing: "/operator/listings",
  hide_review: null,
  show_review: null,
  suspend_person: "/operator/people",
  restore_person: "/operator/people",
  close_report: "/operator/reports",
  answer_correction: "/operator/data",
  recheck_payment: "/operator/orders",
  replay_notification: "/operator/orders",
  become_operator: "/operator/people",
  leave_operators: "/operator/people",
} as const;

export type OperatorActionKind = keyof typeof SUBJECT_PLACES;

export const MANUAL_PAYOUT_KINDS = {
  refunds: {
    approval: "approve_refund",
    assign: "claim_refund",
    reassign: "take_over_refund",
    payment: "pay_refund",
    unassign: "release_refund",
    "account-return": "return_refund_account",
    "bank-transfer": "reroute_refund",
    "transfer-sent": "record_transfer",
    "transfer-return": "return_refund",
  },
  withdrawals: {
    approval: "approve_withdrawal",
    assign: "claim_withdrawal",
    reassign: "take_over_withdrawal",
    payment: "pay_withdrawal",
    unassign: "release_withdrawal",
    failure: "fail_withdrawal",
    "transfer-return": "return_withdrawal",
  },
} as const satisfies Record<string, Record<string, OperatorActionKind>>;

export const PAYOUT_KINDS = {
  refunds: {
    "payout-prepare": "prepare_refund",
    "payout-release": "send_refund",
    "payout-reject": "recall_refund",
    "payout-found": "find_refund",
    "payout-absent": "write_off_refund",
    "payout-came-back": "judge_back_refund",
    "payout-did-arrive": "judge_sent_refund",
  },
  withdrawals: {
    "payout-prepare": "prepare_withdrawal",
    "payout-release": "send_withdrawal",
    "payout-reject": "recall_withdrawal",
    "payout-found": "find_withdrawal",
    "payout-absent": "write_off_withdrawal",
    "payout-came-back": "judge_back_withdrawal",
    "payout-did-arrive": "judge_sent_withdrawal",
  },
} as const satisfies Record<string, Record<string, OperatorActionKind>>;

export const APPROVAL_ENDS: readonly OperatorActionKind[] = [
  "leave_operators",
  "return_refund_account",
  "return_refund",
  "return_withdrawal",
];

export const CONFLICT_OF_INTEREST_KINDS = {
  report: ["close_report"],
  dataRequest: ["answer_correction"],
  order: ["propose_ruling"],
  refund: [
    "approve_refund",
    "claim_refund",
    "take_over_refund",
    "release_refund",
    ...Object.values(PAYOUT_KINDS.refunds),
  ],
  withdrawal: [
    "approve_withdrawal",
    "claim_withdrawal",
    "take_over_withdrawal",
    "release_withdrawal",
    ...Object.values(PAYOUT_KINDS.withdrawals),
  ],
} satisfies Record<string, readonly OperatorActionKind[]>;

export type OperatorAction = {
  operatorId: string;
  kind: OperatorActionKind;
  subjectId: string;
  reason: string;
};

/** Who is an operator is decided outside the product: the row's operator is the account that it is about. */
export function isByCommandLine(kind: string): boolean {
  return kind === "become_operator" || kind === "leave_operators";
}

export function operatorActionUrl({ kind, subjectId }: { kind: string; subjectId: string }): string | null {
  const place = new Map<string, string | null>(Object.entries(SUBJECT_PLACES)).get(kind);
  return place ? `${place}/${subjectId}` : null;
}
