export type PaymentMethod = {
  gateway: string;
  name: string;
  label: string;
  /** The payer's bank can take the payment back. */
  card: boolean;
  /** Null where the gateway cannot pay it back the way it came. */
  refund: RefundTerms | null;
};

export type RefundTerms = {
  days: number | null;
  arrives: string | null;
};

export type MethodUsed = { gateway: string; method: string | null };

export function findMethod(
  methods: readonly PaymentMethod[],
  { gateway, method }: MethodUsed,
): PaymentMethod | undefined {
  return methods.find((known) => known.gateway === gateway && known.name === method);
}

export function isCard(methods: readonly PaymentMethod[], used: MethodUsed): boolean {
  return findMethod(methods, used)?.card ?? false;
}
