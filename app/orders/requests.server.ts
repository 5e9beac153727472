import type { AppLoadContext } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { type Reader, requireAccount, requireUser } from "~/accounts/viewer.server";
import type { Database } from "~/database/connection.server";
import { isHeic, withStart } from "~/listings/picture";
import { photosFault, pictureFaultSentence } from "~/listings/picture-text";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { logFault, noOrder, notFound, recordError } from "~/platform/errors.server";
import { chosenFileNames, statusOf, throwRefusedFormPage, typedTexts } from "~/platform/forms/requests.server";
import { requestId } from "~/platform/log.server";
import { refused } from "~/platform/outcome";
import { shownCode } from "~/platform/strings";
import {
  ALL_STEPS,
  type CommandKind,
  findAnswer,
  findPress,
  findStep,
  isAllowedWhileSuspended,
  type OrderRefusal,
  refusalToOpen,
} from "./lifecycle";
import { MAX_ORDER_FILES, orderPath, sideOf } from "./order";
import { findOrderForStep, findOrderVisit } from "./page-queries.server";
import { INPUT_REFUSALS, type OrderStep } from "./rules/step";
import { visitAheadSentence } from "./status-text";
import { STEP_COPY } from "./step-text";
import { orderRefusalSentence, returnsSentence } from "./text";

type RouteArgs = { context: AppLoadContext; request: Request; params: { id?: string } };

type Results = { done: string; next?: string | undefined; failed: string };

export function requireUserForCommand(
  { context, request }: Pick<RouteArgs, "context" | "request">,
  command: CommandKind,
): Promise<Reader> {
  const require = isAllowedWhileSuspended(command) ? requireAccount : requireUser;
  return require(context, request, LOGIN_TO_SEE_ORDERS);
}

export async function backToOrder(
  { context, params }: Pick<RouteArgs, "context" | "params">,
  { done, next, failed }: Results,
  refusal: OrderRefusal | null,
  leadsTo: ((orderId: string) => string) | null = null,
): Promise<Response> {
  if (refusal === "no_order") noOrder();
  const id = params.id ?? "";
  const { redirectWithInfo, redirectWithSuccess } = context.toasts;
  return refusal === null
    ? (next ? redirectWithInfo : redirectWithSuccess)(
        leadsTo?.(id) ?? orderPath(id),
        { message: done, description: next },
        { status: 303, headers: leadsTo ? FRESH_DOCUMENT : {} },
      )
    : context.toasts.redirectWithError(
        orderPath(id),
        { message: failed, description: refusalText(refusal) },
        { status: 303 },
      );
}

function refusalText(refusal: OrderRefusal): string {
  const sentence = orderRefusalSentence(refusal);
  return refusal === "failed" ? `${sentence} Kode ${shownCode(requestId())}.` : sentence;
}

export function recordFailedStep({ context, params }: Pick<RouteArgs, "context" | "params">, command: CommandKind) {
  return (error: unknown) => {
    const event = "order_step_failed";
    logFault(event, error, { step: command, ...(params.id && { order: params.id }) });
    recordError(context, { event, orderId: params.id });
    return refused("failed" as const);
  };
}

export function stepOfParams(params: { step?: string }) {
  return findStep(params.step) ?? notFound();
}

export function stepFailure({ step }: { step?: string }): string | null {
  const press = findPress(step);
  if (press) return STEP_COPY[press.kind].press.failed;
  const form = findStep(step);
  return form && STEP_COPY[form.kind].page.failed;
}

export function answerFailure({ answer }: { answer?: string }): string | null {
  const step = findAnswer(answer);
  return step && STEP_COPY[step.kind].page.failed;
}

const RECOVERABLE: ReadonlySet<OrderRefusal> = new Set([
  ...INPUT_REFUSALS,
  ...(["bad_price", "price_fixed", "bad_revisions", "above_held", "above_part"] as const),
  ...(["deadline_passed", "deadline_before_visit", "files_lost", "too_many_files"] as const),
  ...(["too_many_steps", "changed_meanwhile"] as const),
  ...ALL_STEPS.flatMap(({ page, limit }) => (page !== null && limit ? [limit.refusal] : [])),
]);

export function isRecoverable(refusal: OrderRefusal, step?: Pick<OrderStep, "recoverableErrors">): boolean {
  return RECOVERABLE.has(refusal) || (step?.recoverableErrors.includes(refusal) ?? false);
}

/** Returns 400 for daily and monthly limits, because the next hour in `Retry-After` would not help. */
export function stepStatus(refusal: OrderRefusal, now: number): ResponseInit & { status: number } {
  return statusOf(refusal, { hourly: ["too_many_steps"], conflicts: ["changed_meanwhile"] }, now);
}

export async function stepRefusalSentence(
  db: Database,
  { orderId, userId }: { orderId: string; userId: string },
  refusal: OrderRefusal,
): Promise<string> {
  const sentence = orderRefusalSentence(refusal);
  if (refusal === "above_held") {
    const found = await findOrderForStep(db, { orderId, userId }, "propose_settlement", 0);
    if (found) return returnsSentence(found.order, refusal);
  }
  const found = refusal === "visit_ahead" ? await findOrderVisit(db, orderId, userId) : null;
  const when = found?.visit && visitAheadSentence(found.visit, found.order.buyerName);
  return when ? `${sentence} ${when}` : sentence;
}

export function throwRefusedFormPageIfTyped(
  form: FormData,
  { orderId, failed, reason }: { orderId: string; failed: string; reason: OrderRefusal },
): void {
  if (reason === "no_order" || !hasTyped(form)) return;
  throwRefusedFormPage(form, { title: failed, reason: refusalText(reason), backHref: orderPath(orderId) });
}

export async function throwIfStepImpossible(
  { db, now }: Pick<RouteArgs["context"], "db" | "now">,
  form: FormData,
  { orderId, userId, command, failed }: { orderId: string; userId: string; command: CommandKind; failed: string },
): Promise<void> {
  const found = await findOrderForStep(db, { orderId, userId }, command, now);
  const side = found && sideOf(found.order, userId);
  const reason = found && side ? refusalToOpen(found, side, command, now) : null;
  if (reason) throwRefusedFormPageIfTyped(form, { orderId, failed, reason });
}

function hasTyped(form: FormData): boolean {
  return typedTexts(form).length > 0 || chosenFileNames(form).length > 0;
}

/** Other browsers could not show a HEIC photo to the buyer. */
export async function faultOfPhotos(files: readonly File[]): Promise<string | null> {
  const photos = await Promise.all(files.map(withStart));
  const heic = photos.find(({ start }) => isHeic(start));
  return photosFault(photos, MAX_ORDER_FILES) ?? (heic ? pictureFaultSentence("heic", heic.name) : null);
}
