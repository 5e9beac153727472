import type { BatchStatement } from "~/database/statements.server";
import { isOperatorActionAborted } from "~/operators/action-queries.server";
import { closeOpenAttempts } from "~/payments/commands.server";
import type { Context } from "~/platform/context.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { hex, md5OfFile } from "~/platform/secrets.server";
import type { Files } from "~/platform/storage.server";
import type { ChangeTerms } from "./change";
import { changeOrder, type NotChanged, type OrderDecisionWrite, writeOrderDecision } from "./commands.server";
import {
  type Accepted,
  type AnswerKind,
  type CommandOf,
  decide,
  type Refusal,
  type StepTaken,
  stepOfKind,
} from "./lifecycle";
import { fileName, MAX_FILES_OF_ORDER } from "./order";
import { type DisputeState, findDispute, proposeRuling, recordRuling } from "./page-queries.server";
import type { OrderChange, OrderToChange } from "./queries.server";
import type { StoredFile } from "./rules/step";
import { currentRuling, decideRulingRole, isCurrent, type Ruling, type RulingRefusal } from "./ruling";
import { rulingLine } from "./text";
import { insertChange, insertOrderFiles, type NewOrderFile } from "./write-queries.server";

type ChangeAnswer = {
  kind: AnswerKind;
  reason: string;
};

type MoneyMoves = "gateway_silent" | "price_paid";
type NotAnswered = NotChanged | MoneyMoves;

/** Applies to the change that the page showed. A new price applies only after the old bills are cancelled. */
export async function answerChange(
  context: Context,
  orderId: string,
  userId: string,
  changeId: string,
  answer: ChangeAnswer,
): Promise<Outcome<"done", NotAnswered>> {
  const open = ({ change }: OrderToChange): OrderChange | null =>
    change?.id === changeId && change.status === "open" ? change : null;
  return changeOrder<MoneyMoves>(context, {
    orderId,
    userId,
    seen: null,
    formId: changeId,
    said: answer.reason,
    command: {
      kind: answer.kind,
      read(state) {
        const change = open(state);
        if (change === null) return null;
        const { price, deadline, revisions } = change;
        return { ...answer, price, deadline, revisions, visit: state.visit };
      },
    },
    async prepare(state): Promise<Outcome<BatchStatement[], MoneyMoves>> {
      if (answer.kind !== "accept_change" || open(state)?.price == null) return ok([]);
      const settled = await closeOpenAttempts(context, state.attempts, "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      return settled === "paid" ? refused("price_paid") : ok([]);
    },
    // The gateway's notification about the cancelled bill may win the race.
    tries: 3,
  });
}

type CancelOrderMoneyMoves = "gateway_silent" | "paid_meanwhile";
type NotCancelled = NotChanged | CancelOrderMoneyMoves;

/** Cancels every payment attempt at the gateway first. `reason` may be empty. */
export async function cancelOrder(
  context: Context,
  orderId: string,
  userId: string,
  { seen = null, reason = "" }: { seen?: number | null; reason?: string } = {},
): Promise<Outcome<"done", NotCancelled>> {
  return changeOrder<CancelOrderMoneyMoves>(context, {
    orderId,
    userId,
    seen,
    command: { kind: "cancel", reason },
    // Repeated on each try, because the concurrent change may be another payment attempt.
    async prepare({ attempts }): Promise<Outcome<BatchStatement[], CancelOrderMoneyMoves>> {
      const settled = await closeOpenAttempts(context, attempts, "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      return settled === "paid" ? refused("paid_meanwhile") : ok([]);
    },
    tries: 3,
  });
}

export async function completeOrder(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    seen,
    command: { kind: "complete" },
    tries: 3,
  });
}

type ChangeToPropose = ChangeTerms & {
  description: string;
  requestId: string;
  seen: number | null;
};

export async function proposeChange(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  { requestId, description, seen, ...terms }: ChangeToPropose,
): Promise<Outcome<"done", NotChanged>> {
  const otherThan = (price: number | null) => ({
    ...terms,
    price: terms.price === price ? null : terms.price,
  });
  return changeOrder(context, {
    orderId,
    userId,
    seen,
    formId: requestId,
    command: {
      kind: "propose_change",
      read: ({ order, visit }) => ({
        kind: "propose_change",
        description,
        visit,
        ...otherThan(order.price),
      }),
    },
    async prepare({ order }, side): Promise<Outcome<BatchStatement[], never>> {
      const { now: createdAt, db } = context;
      const proposed = { ...otherThan(order.price), orderId, proposedBy: side, description };
      return ok([insertChange(db, { ...proposed, requestId, createdAt })]);
    },
    // A retry would apply to terms that the page did not show.
    tries: 1,
  });
}

/** Never retried, because the concurrent change may be a new price. */
export async function quoteOrder(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  offered: Pick<CommandOf<"quote">, "price" | "days">,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    command: { kind: "quote", read: ({ visit }) => ({ kind: "quote", ...offered, visit }) },
    seen,
    tries: 1,
  });
}

type NotRuled = Refusal | RulingRefusal | "no_order" | "changed_meanwhile";

/**
 * Writes the ruling, ledger entries, notifications and log in one batch. The batch also checks that both
 * operators may rule. Above the limit a second operator must propose the same ruling. `seen` is the order
 * version that the page showed.
 */
export async function ruleDispute(
  context: OrderDecisionWrite,
  orderId: string,
  operatorId: string,
  ruling: Ruling,
  seen: number | null,
): Promise<Outcome<"ruled" | "proposed", NotRuled>> {
  const { db, now } = context;
  for (let tries = 2; tries > 0; tries--) {
    const found = await findDispute(db, orderId, operatorId);
    if (!found) return refused("no_order");
    const { order, proposed, ruledOnVersion, ruled } = found;
    if (ruled?.by === operatorId && order.buyerShare === ruling.buyerShare && ruled.reason === ruling.reason)
      return ok("ruled");
    if (!isCurrent(seen, order, ruledOnVersion)) return refused("changed_meanwhile");
    const decision = decide(order, { kind: "operator", userId: operatorId }, { kind: "rule_dispute", ...ruling }, now);
    if (!decision.ok) return decision;
    const standing = currentRuling(order, proposed, ruledOnVersion);
    const weighed = decideRulingRole(order, ruling, operatorId, standing);
    if (!weighed.ok) return weighed;
    const logged = rulingLine(ruling);
    if (weighed.value === "propose") {
      const stands = await proposeRuling(db, { orderId, ruledOnVersion, operatorId, ruling, logged }, now);
      if (stands) return ok("proposed");
      continue;
    }
    const seconded = weighed.value === "second" ? standing : null;
    const line = recordRuling(db, { orderId, operatorId, logged }, seconded, now);
    if (await write(context, found, decision, line)) return ok("ruled");
  }
  return refused("changed_meanwhile");
}

/** Returns false if the order changed or one of the operators may no longer rule. */
async function write(
  context: OrderDecisionWrite,
  found: DisputeState,
  decision: Accepted,
  line: BatchStatement,
): Promise<boolean> {
  try {
    return await writeOrderDecision(context, found, decision, [line]);
  } catch (error) {
    if (isOperatorActionAborted(error)) return false;
    throw error;
  }
}

/** Stores files before any row refers to them. Returns null if one fails, and the sweep deletes the rest. */
async function storeFiles(files: Files, sent: readonly File[]): Promise<NewOrderFile[] | null> {
  const stored: NewOrderFile[] = [];
  try {
    // One at a time, because a Worker has 128 MB of memory.
    for (const file of sent) {
      const key = crypto.randomUUID();
      await files.put(key, file);
      stored.push({ key, name: fileName(file.name), size: file.size });
    }
    return stored;
  } catch (error) {
    log("error", "file_not_stored", { error });
    return null;
  }
}

/**
 * Compares the hashes of a repeated form's files with those of the stored ones, whose names and sizes agree.
 * A stored file without a hash, for example a deleted one, counts as the same.
 */
async function haveSameContents(files: Files, sent: readonly File[], stored: readonly StoredFile[]): Promise<boolean> {
  const [before, now]: [string[], string[]] = [[], []];
  for (const { key, name, size } of stored) {
    const md5 = (await files.head(key))?.checksums.md5;
    if (!md5) return true;
    before.push(`${hex(md5)} ${size} ${name}`);
  }
  for (const file of sent) now.push(`${await md5OfFile(file)} ${file.size} ${fileName(file.name)}`);
  return JSON.stringify(before.sort()) === JSON.stringify(now.sort());
}

type StepTrouble = "files_lost" | "too_many_files";

export async function takeOrderStep(
  context: Context,
  orderId: string,
  userId: string,
  step: StepTaken,
  { files = [], seen = null }: { files?: readonly File[]; seen?: number | null } = {},
): Promise<Outcome<"done", NotChanged | StepTrouble>> {
  const { ignoresVersion, attaches } = stepOfKind(step.kind);
  let stored: NewOrderFile[] | null = null;
  return changeOrder<StepTrouble>(context, {
    orderId,
    userId,
    // Read together with the order, because a visit also changes the order's version.
    command: { kind: step.kind, read: ({ visit }) => ({ ...step, visit }) },
    seen: ignoresVersion ? null : seen,
    files: files.map((file) => ({ name: fileName(file.name), size: file.size })),
    haveContentOf: (own) => haveSameContents(context.files, files, own),
    async prepare({ order, filesHeld }): Promise<Outcome<BatchStatement[], StepTrouble>> {
      if (files.length === 0 || attaches === null) return ok([]);
      if (filesHeld + files.length > MAX_FILES_OF_ORDER) return refused("too_many_files");
      stored ??= await storeFiles(context.files, files);
      if (!stored) return refused("files_lost");
      const brought = {
        orderId,
        version: order.version + 1,
        senderId: userId,
        purpose: attaches,
        now: context.now,
      } as const;
      return ok([insertOrderFiles(context.db, stored, brought)]);
    },
    // After a concurrent change this step may no longer mean the same.
    tries: ignoresVersion ? 3 : 1,
  });
}
