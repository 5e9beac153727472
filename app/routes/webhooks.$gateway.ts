import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type NotificationReceipt,
  receiveGatewayNotification,
} from "~/operations/money/receive-gateway-notification.server";
import { log } from "~/platform/core/log.server";
import { errorResponse } from "~/platform/core/refusal.server";

/** 2xx ends the gateway's deliveries, 503 and 409 make it retry, the rest is not worth repeating. */
const STATUS: Record<NotificationReceipt, number> = {
  done: 200,
  junk: 400,
  forged: 403,
  unknown_attempt: 404,
  contradicted: 409,
  amount_mismatch: 422,
  part_back: 422,
  foreign_currency: 422,
  foreign_merchant: 422,
  unreachable: 503,
};

export function loader({ params, context }: LoaderFunctionArgs) {
  if (!gatewayOf(context, params)) return errorResponse(404, "Alamat ini tidak ada.");
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** No session and no origin check: the signature authenticates. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const gateway = gatewayOf(context, params);
  if (!gateway) return errorResponse(404, "Alamat ini tidak ada.");
  const raw = await request.text();
  const receipt = await receiveGatewayNotification(context, gateway, raw).catch((error: unknown) => {
    // Whatever went wrong here, the notification must come again.
    log("error", "notification_failed", { error });
    return "unreachable" as const;
  });
  const headers: HeadersInit = receipt === "unreachable" ? { "Retry-After": "60" } : {};
  return Response.json({ receipt }, { status: STATUS[receipt], headers });
}

/** Case-insensitive, like the routes' own addresses. */
function gatewayOf({ gateways }: AppLoadContext, { gateway = "" }: LoaderFunctionArgs["params"]) {
  return gateways.named(gateway.toLowerCase());
}
