import type { AppLoadContext } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { mayWhileSuspended } from "~/domain/account/suspension";
import { refused } from "~/domain/core/outcome";
import { shownCode } from "~/domain/core/shown-code";
import type { CommandKind } from "~/domain/order/decision";
import { orderPath } from "~/domain/order/path";
import type { OrderRefusal } from "~/domain/order/refusal";
import { requestId } from "~/platform/core/log.server";
import { FRESH_DOCUMENT } from "./document.server";
import { logFault, noOrder } from "./errors.server";
import { noteFault } from "./faults.server";
import { type Expected, expectAccount, expectUser } from "./viewer.server";

type OrderRequest = { context: AppLoadContext; request: Request; params: { id?: string } };

type Results = { done: string; next?: string | undefined; failed: string };

export function expectUserFor(
  { context, request }: Pick<OrderRequest, "context" | "request">,
  command: CommandKind,
): Promise<Expected> {
  const expect = mayWhileSuspended(command) ? expectAccount : expectUser;
  return expect(context, request, LOGIN_TO_SEE_ORDERS);
}

export async function backToOrder(
  { context, params }: Pick<OrderRequest, "context" | "params">,
  { done, next, failed }: Results,
  refusal: OrderRefusal | null,
  leadsTo: ((orderId: string) => string) | null = null,
): Promise<Response> {
  if (refusal === "no_order") noOrder();
  const id = params.id ?? "";
  return refusal === null
    ? context.toasts.redirectWithSuccess(
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

export function failing({ context, params }: Pick<OrderRequest, "context" | "params">, command: CommandKind) {
  return (error: unknown) => {
    const event = "order_step_failed";
    logFault(event, error, { step: command, ...(params.id && { order: params.id }) });
    noteFault(context, { event, orderId: params.id });
    return refused("failed" as const);
  };
}
