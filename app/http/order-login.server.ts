/** What a visitor is told on the way from an order's page to the login page. */
export const LOGIN_TO_SEE_ORDERS = { message: "Anda harus login untuk melihat pesanan" };

/** The same on the way from where one orders and pays. */
export const LOGIN_TO_ORDER = {
  message: "Anda harus login",
  description: "Silakan login terlebih dahulu untuk melanjutkan pemesanan",
};
