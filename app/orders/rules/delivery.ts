import { DAY } from "~/platform/dates";
import type { Visit } from "~/visits/visit";
import { MIN_REVISION_REASON } from "../order";
import { proposedReturns, sumReturned } from "../parts";
import { NO_CANCELLATION } from "./cancellation";
import {
  defineFormStep,
  defineOutsideStep,
  defineOwnRouteStep,
  endExtra,
  FILES_INPUT,
  type FormCommand,
  releaseOutcome,
  textInput,
} from "./step";
import { isTooEarly, reviewDueAfter } from "./visits";

/** ms that a review can wait for the buyer to open the page, if no message about the delivery arrived. */
export const MAX_REVIEW_HOLD = 7 * DAY;

type Complete = { kind: "complete" };

export const completeStep = defineOwnRouteStep<Complete, "completed">({
  kind: "complete",
  // Without a delivery to review, releasing the money is not the expected step.
  group: ({ phase }) => (phase === "delivered" ? "primary" : "secondary"),
  whileSuspended: true,
  isDone: ({ order, side }) => side === "buyer" && order.status === "completed",
  repeat: { events: ["completed"], comparedBy: "fieldsOrEnding" },
  rule: {
    apply: (order) => ({ ...releaseOutcome(order), event: "completed" }),
  },
});

const DELIVERY = { note: textInput(0), files: FILES_INPUT };

type Deliver = FormCommand<"deliver", typeof DELIVERY> & { visit: Visit | null };

export const deliverStep = defineFormStep<Deliver, "delivered", "nothing_delivered" | "visit_ahead">({
  kind: "deliver",
  page: "delivery",
  group: "primary",
  fields: DELIVERY,
  attaches: "delivery",
  recoverableErrors: ["nothing_delivered", "visit_ahead"],
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order, side }) => side === "seller" && order.phase === "delivered",
  repeat: { events: ["delivered"] },
  rule: {
    check: (order, { note, files, visit }, now) => {
      if (isTooEarly(order, visit, now)) return "visit_ahead";
      return note.trim() === "" && files === 0 ? "nothing_delivered" : null;
    },
    apply: (order, { note, files, visit }, now) => ({
      changes: {
        ...NO_CANCELLATION,
        ...endExtra(order),
        phase: "delivered",
        deliveredAt: order.deliveredAt ?? now,
        reviewDueAt: reviewDueAfter(order, visit, now),
      },
      event: "delivered",
      detail: {
        reason: note || null,
        files,
        ...(order.phase === "cancel_requested" ? { refusedSum: sumReturned(proposedReturns(order)) } : {}),
      },
    }),
  },
});

type Release = { kind: "release" };

export const releaseStep = defineOutsideStep<Release, "released">({
  kind: "release",
  rule: {
    guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && now > reviewDueAt ? null : "not_yet_due"),
    apply: (order) => ({ ...releaseOutcome(order), event: "released" }),
  },
});

const REVISION = { reason: textInput(MIN_REVISION_REASON) };

type RequestRevision = FormCommand<"request_revision", typeof REVISION>;

export const requestRevisionStep = defineFormStep<RequestRevision, "revision_requested", "no_revisions_left">({
  kind: "request_revision",
  page: "revision",
  group: "primary",
  fields: REVISION,
  isDone: ({ order, side }) => side === "buyer" && order.phase === "revision",
  repeat: { events: ["revision_requested"] },
  rule: {
    guard: ({ revisionsLeft }) => (revisionsLeft === null || revisionsLeft > 0 ? null : "no_revisions_left"),
    apply: ({ revisionsLeft }, { reason }) => ({
      changes: {
        phase: "revision",
        reviewDueAt: null,
        revisionsLeft: revisionsLeft === null ? null : revisionsLeft - 1,
      },
      event: "revision_requested",
      detail: { reason },
    }),
  },
});
