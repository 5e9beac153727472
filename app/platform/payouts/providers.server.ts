import type { GatewaySettings } from "../payments/port.server";
import { IRIS } from "./iris/definition.server";
import type { PayoutProvider, PayoutProviderDefinition } from "./port.server";

/** One that leaves has to stay here as long as something it sends may come back. */
export const PAYOUT_PROVIDERS: Readonly<Record<string, PayoutProviderDefinition>> = { iris: IRIS };

/** By operators at the bank. */
export const BY_HAND = "hand";

export type PayoutSettings = {
  /** `BY_HAND`, or the name of who takes new payouts. */
  route: string;
  /** Of all whose variables are set, by name. */
  settings: Readonly<Record<string, GatewaySettings>>;
};

export type PayoutProviders = {
  /** Takes new payouts; null: all go by hand. */
  current: PayoutProvider | null;
  /** Of all that are set up. */
  names: readonly string[];
  /** Null where it is no longer set up. */
  named(name: string): PayoutProvider | null;
};

export function createPayoutProviders(
  { route, settings }: PayoutSettings,
  send?: typeof fetch,
): PayoutProviders {
  const all = new Map(
    Object.entries(PAYOUT_PROVIDERS).flatMap(([name, definition]) => {
      const own = settings[name];
      return own ? [[name, definition.create(name, own, send)] as const] : [];
    }),
  );
  return { current: all.get(route) ?? null, names: [...all.keys()], named: (name) => all.get(name) ?? null };
}
