import type { PaymentMethod } from "~/domain/money/payment-method";
import { MIDTRANS } from "./midtrans/definition.server";
import type { GatewayDefinition, GatewaySettings, PaymentGateway } from "./port.server";

type GatewayTable = Readonly<Record<string, GatewayDefinition>>;

/** Every payment gateway there is. One that leaves has to stay here as long as its payments can be paid back. */
export const GATEWAYS: GatewayTable = { midtrans: MIDTRANS };

/** Takes new payments where the configuration names none. */
export const DEFAULT_GATEWAY = "midtrans";

export type PaymentGateways = {
  /** Takes new payments. */
  current: PaymentGateway;
  /** The one that an attempt was made with. Throws where the table has lost it. */
  of(attempt: { gateway: string }): PaymentGateway;
  /** Null for a name that is not in the table. */
  named(name: string): PaymentGateway | null;
  /** For the content security policy of a page where somebody pays. */
  origins: readonly string[];
  /** Of all of them. */
  methods: readonly PaymentMethod[];
};

export function createGateways(
  { gateway, settings }: { gateway: string; settings: GatewaySettings },
  table: GatewayTable = GATEWAYS,
): PaymentGateways {
  const all = new Map(
    Object.entries(table).map(([name, definition]) => {
      const methods = definition.methods.map((method) => ({ gateway: name, ...method }));
      return [name, definition.create({ name, methods }, settings)];
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
