import type { Statement } from "~/db/core/batch.server";
import { insertOrderFiles, type NewOrderFile } from "~/db/order/files.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { EventKind } from "~/domain/order/decision";
import { MAX_FILES_OF_ORDER } from "~/domain/order/file";
import { isClosed, type Order, type Side } from "~/domain/order/order";
import type { Repeated } from "~/domain/order/repeat-limits";
import type { StepTaken } from "~/domain/order/steps";
import type { Context } from "~/platform/core/context.server";
import { storeFiles } from "../core/store-files.server";
import { changeOrder, type NotChanged } from "./change-order.server";

/** Whatever the other side does meanwhile, it can't keep somebody from these. */
const AGREES_TO_NOTHING: readonly StepTaken["kind"][] = [
  "deliver",
  "refuse_cancellation",
  "open_dispute",
  "answer_dispute",
];

/** What leads back to where the order was before shows in its history alone. */
const LEAVES_ONLY: Partial<Record<StepTaken["kind"], EventKind>> = {
  refuse_cancellation: "cancellation_refused",
  withdraw_cancellation: "cancellation_withdrawn",
};

const REPEATS_AS: Partial<Record<StepTaken["kind"], Repeated>> = {
  propose_settlement: "settlement_proposed",
  request_cancellation: "cancellation_requested",
};

type StepTrouble = "files_lost" | "too_many_files";

/**
 * One side takes a step that its page asked for, with the files that belong to it. The files are stored once the rules
 * have said yes, and before the batch that names them.
 */
export async function takeOrderStep(
  context: Context,
  orderId: string,
  userId: string,
  step: StepTaken,
  { files = [], seen = null }: { files?: readonly File[]; seen?: number | null } = {},
): Promise<Outcome<"done", NotChanged | StepTrouble>> {
  const bound = !AGREES_TO_NOTHING.includes(step.kind);
  let stored: NewOrderFile[] | null = null;
  return changeOrder<StepTrouble>(context, {
    orderId,
    userId,
    command: step,
    seen: bound ? seen : null,
    repeats: REPEATS_AS[step.kind] ?? null,
    isDone: (order, side, { last }) =>
      isDone(order, side, step) || (last?.actorId === userId && last.kind === LEAVES_ONLY[step.kind]),
    async prepare({ order, filesHeld }): Promise<Outcome<Statement[], StepTrouble>> {
      if (files.length === 0) return ok([]);
      if (filesHeld + files.length > MAX_FILES_OF_ORDER) return refused("too_many_files");
      // They are there already when another change was faster.
      stored ??= await storeFiles(context.files, files);
      if (!stored) return refused("files_lost");
      const brought = {
        orderId,
        version: order.version + 1,
        senderId: userId,
        purpose: step.kind === "deliver" ? "delivery" : "evidence",
        now: context.now,
      } as const;
      return ok([insertOrderFiles(context.db, stored, brought)]);
    },
    // What a faster change made of the order may not be what this step was meant for.
    tries: bound ? 1 : 3,
  });
}

/** The same button, pressed twice. */
function isDone(order: Order, side: Side, step: StepTaken): boolean {
  switch (step.kind) {
    case "deliver":
      return side === "seller" && order.phase === "delivered";
    case "request_revision":
      return side === "buyer" && order.phase === "revision";
    case "request_cancellation":
      return side === "buyer" && order.phase === "cancel_requested" && order.buyerShare === step.buyerShare;
    case "open_dispute":
      return order.phase === "disputed" && order.disputedBy === side;
    case "answer_dispute":
      return order.phase === "disputed" && order.disputedBy !== side && order.answerDueAt === null;
    case "propose_settlement":
      return order.phase === "disputed" && order.proposedBy === side && order.buyerShare === step.buyerShare;
    case "accept_settlement":
    case "accept_cancellation":
      return isClosed(order) && order.buyerShare !== null;
    default:
      return false;
  }
}
