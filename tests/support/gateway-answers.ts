import type { Context } from "~/platform/context.server";
import type { PaymentGateway } from "~/platform/gateways/ports.server";

export function withGateway(context: Context, changes: Partial<PaymentGateway>): Context {
  const current = { ...context.gateways.current, ...changes };
  return { ...context, gateways: { ...context.gateways, current, of: () => current } };
}
