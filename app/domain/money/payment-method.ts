/** One way to pay, as its gateway describes it. */
export type PaymentMethod = {
  /** The two that an attempt stores: the gateway, and the gateway's own name of the method. */
  gateway: string;
  name: string;
  /** How a person calls it. */
  label: string;
  /** Whether the payer's bank can take back what was paid, as it can with a card. */
  card: boolean;
  /** Null where the gateway cannot pay it back the way it came. */
  refund: RefundTerms | null;
};

export type RefundTerms = {
  /** Up to how many days after the payment; null where the provider says nothing. */
  days: number | null;
  /** When the money arrives once sent, in words; null likewise. */
  arrives: string | null;
};

/** The method of an attempt; null while the buyer has not chosen one. */
export type MethodUsed = { gateway: string; method: string | null };

export function findMethod(
  methods: readonly PaymentMethod[],
  { gateway, method }: MethodUsed,
): PaymentMethod | undefined {
  return methods.find((known) => known.gateway === gateway && known.name === method);
}

/** Whether a cardholder's bank can take back what was paid in this way. */
export function isCard(methods: readonly PaymentMethod[], used: MethodUsed): boolean {
  return findMethod(methods, used)?.card ?? false;
}
