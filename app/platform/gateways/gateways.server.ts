import type { PaymentMethod } from "~/payments/payment";
import { IRIS } from "./iris/iris.server";
import { MIDTRANS } from "./midtrans/midtrans.server";
import type {
  GatewayDefinition,
  GatewaySettings,
  PaymentGateway,
  PayoutProvider,
  PayoutProviderDefinition,
} from "./ports.server";

type GatewayTable = Readonly<Record<string, GatewayDefinition>>;

/** The gateways. A discontinued one must stay here while its payments can be refunded. */
export const GATEWAYS: GatewayTable = { midtrans: MIDTRANS };

export const DEFAULT_GATEWAY = "midtrans";

type PaymentGateways = {
  current: PaymentGateway;
  /** Returns the gateway of an attempt. Throws if the table does not contain it. */
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

/** The providers. A discontinued one must stay here while its transfers may be returned. */
export const PAYOUT_PROVIDERS: Readonly<Record<string, PayoutProviderDefinition>> = { iris: IRIS };

export const BY_HAND = "hand";

export type PayoutSettings = {
  route: string;
  settings: Readonly<Record<string, GatewaySettings>>;
};

export type PayoutProviders = {
  current: PayoutProvider | null;
  names: readonly string[];
  named(name: string): PayoutProvider | null;
};

export function createPayoutProviders({ route, settings }: PayoutSettings, send?: typeof fetch): PayoutProviders {
  const all = new Map(
    Object.entries(PAYOUT_PROVIDERS).flatMap(([name, definition]) => {
      const own = settings[name];
      return own ? [[name, definition.create(name, own, send)] as const] : [];
    }),
  );
  return { current: all.get(route) ?? null, names: [...all.keys()], named: (name) => all.get(name) ?? null };
}
