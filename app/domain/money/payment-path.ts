const PATH = "/payment/";

export const paymentPath = (orderId: string) => `${PATH}${orderId}`;

/** The gateway's window needs a policy of its own, which only a page that is loaded whole has. */
export const isPaymentPath = (path: string) => path.startsWith(PATH);
