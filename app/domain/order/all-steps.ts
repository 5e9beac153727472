import { acceptCancellation } from "./steps/accept-cancellation";
import { acceptChange } from "./steps/accept-change";
import { acceptQuote } from "./steps/accept-quote";
import { acceptSettlement } from "./steps/accept-settlement";
import { acceptVisit } from "./steps/accept-visit";
import { answerDispute } from "./steps/answer-dispute";
import { cancel } from "./steps/cancel";
import { cancelLate } from "./steps/cancel-late";
import { complete } from "./steps/complete";
import { declineChange } from "./steps/decline-change";
import { deliver } from "./steps/deliver";
import { enforceCancellation } from "./steps/enforce-cancellation";
import { expire } from "./steps/expire";
import { openDispute } from "./steps/open-dispute";
import { paymentFailed } from "./steps/payment-failed";
import { paymentInReview } from "./steps/payment-in-review";
import { proposeChange } from "./steps/propose-change";
import { proposeSettlement } from "./steps/propose-settlement";
import { proposeVisit } from "./steps/propose-visit";
import { quote } from "./steps/quote";
import { recordPayment } from "./steps/record-payment";
import { recordRefund } from "./steps/record-refund";
import { recordTransfer } from "./steps/record-transfer";
import { refuseCancellation } from "./steps/refuse-cancellation";
import { release } from "./steps/release";
import { requestCancellation } from "./steps/request-cancellation";
import { requestRevision } from "./steps/request-revision";
import { returnRefund } from "./steps/return-refund";
import { ruleDispute } from "./steps/rule-dispute";
import { startPayment } from "./steps/start-payment";
import { takeBack } from "./steps/take-back";
import { withdrawCancellation } from "./steps/withdraw-cancellation";
import { withdrawChange } from "./steps/withdraw-change";

/** Buttons stand in this order; the first onward one is the main one, so answers come first. */
export const ALL_STEPS = [
  startPayment,
  acceptQuote,
  quote,
  acceptCancellation,
  refuseCancellation,
  deliver,
  complete,
  requestRevision,
  proposeChange,
  acceptChange,
  declineChange,
  withdrawChange,
  acceptVisit,
  proposeVisit,
  withdrawCancellation,
  requestCancellation,
  answerDispute,
  acceptSettlement,
  proposeSettlement,
  openDispute,
  cancel,
  paymentInReview,
  paymentFailed,
  recordPayment,
  expire,
  release,
  cancelLate,
  enforceCancellation,
  ruleDispute,
  recordRefund,
  recordTransfer,
  returnRefund,
  takeBack,
];

export type AppStep = (typeof ALL_STEPS)[number];
