import type { AppLoadContext } from "@remix-run/cloudflare";
import type { OrderToPay } from "~/db/money/payments.server";
import type { PaymentHint } from "~/domain/money/payment";

/** What the gateway adds to the return address goes before our own `status` in it. */
export function paymentHint(
  { gateways }: AppLoadContext,
  request: Request,
  { attempts: [latest] }: OrderToPay,
): PaymentHint {
  const { searchParams } = new URL(request.url);
  const gateway = latest ? gateways.of(latest) : gateways.current;
  const said = gateway.returnHint(searchParams);
  if (said) return said;
  const status = searchParams.get("status");
  return status === "success" || status === "pending" || status === "failed" ? status : null;
}

/** Integer rupiah; null when the form names none. */
export function shownTotal(form: FormData): number | null {
  const shown = form.get("shownTotal");
  return typeof shown === "string" && /^\d{1,15}$/.test(shown) ? Number(shown) : null;
}
