import type { Context } from "~/platform/context.server";
import type { PaymentGateway } from "~/platform/gateways/ports.server";

/** The context with a payment gateway that answers some of its questions in another way. */
export function withGateway(context: Context, changes: Partial<PaymentGateway>): Context {
  const current = { ...context.gateways.current, ...changes };
  return { ...context, gateways: { ...context.gateways, current, of: () => current } };
}
