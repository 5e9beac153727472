/** What stands in place of an action for an operator who is a side of the order themselves. */
export const OWN_ORDER = "Ini pesanan Anda sendiri. Operator lain yang menanganinya.";
