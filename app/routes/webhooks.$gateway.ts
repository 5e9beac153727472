import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type NotificationReceipt, receiveGatewayNotification } from "~/payments/commands.server";
import { type PayoutReceipt, receivePayoutNotification } from "~/payouts/report-commands.server";
import { log } from "~/platform/log.server";
import { errorResponse } from "~/platform/response.server";

/**
 * Statuses of the answer. 2xx ends the gateway's deliveries, 503 and 409 make it retry, and the rest need no
 * repetition.
 */
const STATUS: Record<NotificationReceipt | PayoutReceipt, number> = {
  done: 200,
  test: 200,
  junk: 400,
  forged: 403,
  unknown_attempt: 404,
  contradicted: 409,
  amount_mismatch: 422,
  part_back: 422,
  unknown: 404,
  foreign: 422,
  foreign_currency: 422,
  foreign_merchant: 422,
  unreachable: 503,
};

export function loader({ params, context }: LoaderFunctionArgs) {
  if (!findReceiver(context, params)) return errorResponse(404, "Alamat ini tidak ada.");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Receives a notification without a session or origin, because its signature is checked. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const receive = findReceiver(context, params);
  if (!receive) return errorResponse(404, "Alamat ini tidak ada.");
  const receipt = await receive(await request.text(), request.headers).catch((error: unknown) => {
    // After any error the notification must be sent again.
    log("error", "notification_failed", { error });
    return "unreachable" as const;
  });
  const headers: HeadersInit = receipt === "unreachable" ? { "Retry-After": "60" } : {};
  return Response.json({ receipt }, { status: STATUS[receipt], headers });
}

type Receive = (raw: string, headers: Headers) => Promise<NotificationReceipt | PayoutReceipt>;

/** Finds the receiver. Ignores the case of letters, as routes do. */
function findReceiver(context: AppLoadContext, { gateway = "" }: LoaderFunctionArgs["params"]): Receive | null {
  const name = gateway.toLowerCase();
  const taker = context.gateways.named(name);
  if (taker) return (raw) => receiveGatewayNotification(context, taker, raw);
  const sender = context.payouts.named(name);
  return sender && ((raw, headers) => receivePayoutNotification(context, sender, raw, headers));
}
