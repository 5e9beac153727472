import type { AppLoadContext } from "@remix-run/cloudflare";
import type { OrderToPay } from "~/db/money/payments.server";
import type { PaymentHint } from "~/domain/money/payment";

/** From the page's own address: never believed. */
export function paymentHint(request: Request): PaymentHint {
  const status = new URL(request.url).searchParams.get("status");
  return status === "success" || status === "pending" || status === "failed" ? status : null;
}

export function gatewayHint(
  { gateways }: AppLoadContext,
  request: Request,
  { attempts: [latest] }: OrderToPay,
): PaymentHint {
  const gateway = latest ? gateways.of(latest) : gateways.current;
  return gateway.returnHint(new URL(request.url).searchParams);
}

export function shownTotal(form: FormData): number | null {
  const shown = form.get("shownTotal");
  return typeof shown === "string" && /^\d{1,15}$/.test(shown) ? Number(shown) : null;
}
