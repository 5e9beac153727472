import { isUniqueViolation } from "~/database/connection.server";
import { type BatchStatement, MAX_TRIES, retryAfterConflict } from "~/database/statements.server";
import { isOperatorActionAborted } from "~/operators/action-queries.server";
import { closeOpenAttempts } from "~/payments/commands.server";
import { zoneAt } from "~/places/place";
import type { Context } from "~/platform/context.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, type Refused, refused } from "~/platform/outcome";
import { hex, md5OfFile } from "~/platform/secrets.server";
import type { Files } from "~/platform/storage.server";
import { namedDay } from "~/platform/written-date";
import { isSlotHeld } from "~/visits/queries.server";
import { type OrderWriteContext, saveOrderDecision } from "./commands.server";
import {
  type Accepted,
  type AppStep,
  actorOf,
  type Command,
  decide,
  type EventDetail,
  type OrderRefusal,
  type Refusal,
  type SubmittedCommand,
  stepOfKind,
  waitsForListing,
} from "./lifecycle";
import { fileName, MAX_FILES_OF_SIDE, type Side, sideOf } from "./order";
import { type DisputeState, findDispute, proposeRuling, recordRuling } from "./page-queries.server";
import { heldTotal } from "./parts";
import {
  abortIfListingHidden,
  abortIfReportedSince,
  countAttemptAndReadOrder,
  isReportedSince,
  isReportStep,
  type OrderToChange,
  type PaymentAttempt,
} from "./queries.server";
import { askedReturns, type StoredFile } from "./rules/step";
import { needsFinding, readFinding } from "./rules/visit-day";
import { visitTimeFault } from "./rules/visits";
import { type AskedRuling, currentRuling, decideRulingRole, isCurrent, type RulingRefusal } from "./ruling";
import { rulingLine } from "./text";
import { insertChange, insertOrderFiles, isListingChanged, type NewOrderFile } from "./write-queries.server";

type OrderForm = {
  orderId: string;
  userId: string;
  command: SubmittedCommand;
  /** The version that the page showed. Null if the form is valid for every version. */
  seen?: number | null;
  formId?: string;
  files?: readonly File[];
};

const NO_TERMS = { price: null, deadline: null, revisions: null };

type ChangeOrderResult = Outcome<"done", OrderRefusal>;

type Reading = { step: AppStep; state: OrderToChange; side: Side; command: Command | null; now: number };

export async function changeOrder(context: Context, submitted: OrderForm): Promise<ChangeOrderResult> {
  const { now } = context;
  const { orderId, userId, command: typed } = submitted;
  const step = stepOfKind(typed.kind);
  const form = { ...submitted, seen: step.ignoresVersion ? null : (submitted.seen ?? null) };
  const visitDay = typed.kind === "propose_visit" ? typed.day : null;
  // The user agreed to the version that the page showed, so after a lost race they must see the new one first.
  for (let tries = form.seen === null ? MAX_TRIES : 1; ; tries--) {
    const state = await countAttemptAndReadOrder(context.db, { orderId, userId, step, visitDay }, now);
    const side = state && sideOf(state.order, userId);
    if (!state || !side) return refused("no_order");
    if (state.isOverLimit) return refused("too_many_steps");
    const reading = { step, state, side, command: withStoredFacts(form, state, now), now };
    const answer = await answerRepeatedForm(context.files, form, reading);
    if (answer) return answer;
    // After the last lost race the order was read once more: a copy of this form may have won.
    if (tries === 0) return refused("changed_meanwhile");
    const decision = decideForm(form, reading);
    if (!decision.ok) return decision;
    const alongside = await prepareStep(context, form, reading);
    if (!alongside.ok) return alongside;
    const written = await writeStep(context, state, decision, alongside.value);
    if (written !== "lost_race") return written;
  }
}

/** Adds the visit and the terms of an open change. Returns null if the change that the form answers is not open. */
function withStoredFacts({ command, formId }: OrderForm, state: OrderToChange, now: number): Command | null {
  const { order, change, visit } = state;
  switch (command.kind) {
    case "accept_change":
    case "decline_change":
    case "withdraw_change": {
      if (!change || change.id !== formId || change.status !== "open") return null;
      const { price, deadline, revisions } = change;
      return { ...command, price, deadline, revisions, visit };
    }
    case "accept_extra":
      if (change?.status !== "open" || change.amount === null) return null;
      return { ...command, extra: { title: change.title, amount: change.amount } };
    case "report_seller":
    case "report_buyer":
      return { ...command, visit, past: state.past };
    case "deny_arrival":
      return { ...command, past: state.past };
    case "propose_change":
      return { ...command, price: command.price === order.price ? null : command.price, visit };
    case "propose_visit":
      return { ...command, day: namedDay(command.day, zoneAt(visit?.placeCode ?? null), now), visit };
    default: {
      // Commands that do not use the visit ignore it.
      const withVisit = { ...command, visit };
      return withVisit;
    }
  }
}

/** Answers a form that was submitted before. Returns null if its step is still to be taken. */
async function answerRepeatedForm(
  stored: Files,
  { userId, command: typed, seen = null, formId, files = [] }: OrderForm,
  { step, state, side, command, now }: Reading,
): Promise<ChangeOrderResult | null> {
  const { order, change, last, ownEvent } = state;
  const ownLast = last?.actorId === userId ? last.kind : null;
  if (!step.isDone({ order, side, command, ownLast, change, formId: formId ?? null, now })) return null;
  const listed = files.map(({ name, size }) => ({ name: fileName(name), size }));
  switch (step.compare({ order, typed, files: listed, seen, ownEvent })) {
    case "repeated":
      return (await haveSameContents(stored, files, ownEvent?.files ?? [])) ? ok("done") : refused("done_otherwise");
    case "different":
      return refused("done_otherwise");
    case "outdated":
      return refused("changed_meanwhile");
    case "notDone":
      return null;
  }
}

function decideForm(
  { userId, seen = null }: OrderForm,
  { step, state, side, command, now }: Reading,
): Accepted | Refused<OrderRefusal> {
  const { order, timesBefore, listingHidden } = state;
  if (step.limit && timesBefore >= step.limit.times) return refused(step.limit.refusal);
  if (command === null) return refused(step.kind === "accept_extra" ? "no_extra" : "no_change");
  if (seen !== null && seen !== order.version) return refused("changed_meanwhile");
  const decision = decide(order, actorOf(side, userId), command, now);
  if (decision.ok && waitsForListing(order, command.kind, listingHidden)) return refused("listing_hidden");
  return decision;
}

async function prepareStep(
  context: Context,
  { orderId, userId, formId = "", files = [] }: OrderForm,
  { step, state, side, command, now }: Reading,
): Promise<Outcome<BatchStatement[], OrderRefusal>> {
  const { db } = context;
  const { order, attempts, filesHeld, availability } = state;
  const statements: BatchStatement[] = [];
  // Operators may hide the listing between the read and the write.
  if (waitsForListing(order, step.kind, true)) statements.push(abortIfListingHidden(db, orderId));
  if (command?.kind === "cancel") {
    const refusal = await closeBills(context, attempts, "paid_meanwhile");
    if (refusal) return refusal;
  }
  if (command?.kind === "accept_change" && command.price !== null) {
    const refusal = await closeBills(context, attempts, "price_paid");
    if (refusal) return refusal;
  }
  if (command?.kind === "propose_change") {
    const { price, deadline, revisions, description } = command;
    const terms = { price, deadline, revisions, description };
    statements.push(insertChange(db, { ...terms, orderId, proposedBy: side, formId, createdAt: now }));
  }
  if (command?.kind === "propose_extra") {
    const { title, amount, reason: description } = command;
    const extra = { kind: "extra", title, amount, description, ...NO_TERMS } as const;
    statements.push(insertChange(db, { ...extra, orderId, proposedBy: side, formId, createdAt: now }));
  }
  if (command?.kind === "propose_visit" && command.visit && availability) {
    const { visit } = command;
    const fault = visitTimeFault(order, { ...command, visit }, { seller: availability, side, now });
    if (fault) return refused(fault);
  }
  // Reports count against the limits, so none may have been made since the read.
  if (isReportStep(step.kind)) statements.push(abortIfReportedSince(db, { orderId, userId }, state.past.length));
  if (step.attaches !== null && files.length > 0) {
    if (filesHeld + files.length > MAX_FILES_OF_SIDE) return refused("too_many_files");
    const stored = await storeFiles(context.files, files);
    if (!stored) return refused("files_lost");
    const { attaches: purpose } = step;
    statements.push(
      insertOrderFiles(db, stored, { orderId, version: order.version + 1, senderId: userId, purpose, now }),
    );
  }
  return ok(statements);
}

/** Closes bills. A new price, or the end of the order, applies only after the old bills can no longer be paid. */
async function closeBills<Paid extends OrderRefusal>(
  context: Context,
  attempts: readonly PaymentAttempt[],
  ifPaid: Paid,
): Promise<Refused<Paid | "gateway_silent"> | null> {
  const closed = await closeOpenAttempts(context, attempts, "cancel");
  if (closed === "unsure") return refused("gateway_silent");
  return closed === "paid" ? refused(ifPaid) : null;
}

async function writeStep(
  context: Context,
  state: OrderToChange,
  decision: Accepted,
  alongside: BatchStatement[],
): Promise<ChangeOrderResult | "lost_race"> {
  try {
    return (await saveOrderDecision(context, state, decision, alongside)) ? ok("done") : "lost_race";
  } catch (error) {
    if (isListingChanged(error)) return refused("listing_hidden");
    if (isReportedSince(error)) return "lost_race";
    if (isSlotHeld(error)) return refused("slot_full");
    // An older change had the same request id, so this form was sent before.
    if (isUniqueViolation(error, "order_changes.order_id, order_changes.form_id")) return refused("done_otherwise");
    throw error;
  }
}

/** Stores files before their rows. Returns null if one fails. The scheduler deletes files without a row. */
async function storeFiles(files: Files, sent: readonly File[]): Promise<NewOrderFile[] | null> {
  const stored: NewOrderFile[] = [];
  try {
    // The files are stored one after the other, because a Worker has 128 MB of memory.
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

/** Compares hashes of files with equal names and sizes. A stored file without a hash is treated as equal. */
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

type NotRuled = Refusal | RulingRefusal | "no_order" | "changed_meanwhile";

/** Closes a dispute. Above the limit two operators must propose the same. The batch checks that both may rule. */
export async function ruleDispute(
  context: OrderWriteContext,
  orderId: string,
  operatorId: string,
  submitted: AskedRuling,
  seen: number | null,
): Promise<Outcome<"ruled" | "proposed", NotRuled>> {
  const { db, now } = context;
  return retryAfterConflict(2, async () => {
    const found = await findDispute(db, orderId, operatorId);
    if (!found) return refused("no_order");
    const { order, proposed, ruledOnVersion, ruled } = found;
    const asked = needsFinding(order, now) ? submitted : { ...submitted, finding: null };
    if (ruled?.by === operatorId && isSameRuling(ruled.detail, asked)) return ok("ruled");
    if (!isCurrent(seen, order, ruledOnVersion)) return refused("changed_meanwhile");
    const decision = decide(order, { kind: "operator", userId: operatorId }, { kind: "rule_dispute", ...asked }, now);
    if (!decision.ok) return decision;
    const ruling = { returns: askedReturns(order, asked), finding: asked.finding ?? null, reason: asked.reason };
    const current = currentRuling(order, proposed, ruledOnVersion);
    const role = decideRulingRole(order, ruling, operatorId, current);
    if (!role.ok) return role;
    const logged = rulingLine(asked);
    if (role.value === "propose") {
      const proposing = { orderId, ruledOnVersion, operatorId, ruling, held: heldTotal(order), logged };
      return (await proposeRuling(db, proposing, now)) ? ok("proposed") : null;
    }
    const seconded = role.value === "second" ? current : null;
    const logEntry = recordRuling(db, { orderId, operatorId, logged }, seconded, now);
    return (await writeRuling(context, found, decision, logEntry)) ? ok("ruled") : null;
  });
}

const isSameRuling = (detail: EventDetail, { back, byPart, finding = null, reason }: AskedRuling) =>
  detail.back === back &&
  (detail.byPart ?? "") === byPart &&
  readFinding(detail.finding) === finding &&
  detail.reason === reason;

async function writeRuling(
  context: OrderWriteContext,
  found: DisputeState,
  decision: Accepted,
  logEntry: BatchStatement,
): Promise<boolean> {
  try {
    return await saveOrderDecision(context, found, decision, [logEntry]);
  } catch (error) {
    if (isOperatorActionAborted(error)) return false;
    throw error;
  }
}
