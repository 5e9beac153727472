export const OWN_ORDER = "Ini pesanan Anda sendiri. Operator lain yang menanganinya.";
