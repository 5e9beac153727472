import type { PaymentMethod } from "~/domain/money/payment-method";
import { MIDTRANS } from "./midtrans/definition.server";
import type { GatewayDefinition, GatewaySettings, PaymentGateway } from "./port.server";

type GatewayTable = Readonly<Record<string, GatewayDefinition>>;

/** One that leaves has to stay here as long as its payments can be paid back. */
export const GATEWAYS: GatewayTable = { midtrans: MIDTRANS };

export const DEFAULT_GATEWAY = "midtrans";

export type PaymentGateways = {
  current: PaymentGateway;
  /** Throws where the table has lost it. */
  of(attempt: { gateway: string }): PaymentGateway;
  named(name: string): PaymentGateway | null;
  origins: readonly string[];
  methods: readonly PaymentMethod[];
};

export function createGateways(
  { gateway, settings }: { gateway: string; settings: GatewaySettings },
  table: GatewayTable = GATEWAYS,
): PaymentGateways {
  const all = new Map(
    Object.entries(table).map(([name, definition]) => {
      const { label, methodsText } = definition;
      const methods = definition.methods.map((method) => ({ gateway: name, ...method }));
      return [name, definition.create({ name, label, methodsText, methods }, settings)];
    }),
  );
  const of = (attempt: { gateway: string }) => {
    const found = all.get(attempt.gateway);
    if (!found) throw new Error(`no payment gateway ${attempt.gateway}`);
    return found;
  };
  return {
    current: of({ gateway }),
    of,
    named: (name) => all.get(name) ?? null,
    origins: [...new Set([...all.values()].map(({ origin }) => origin))],
    methods: [...all.values()].flatMap(({ methods }) => methods),
  };
}
