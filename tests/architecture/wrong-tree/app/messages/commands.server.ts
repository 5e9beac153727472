export { orderForm } from "../orders/form.server";
export const sendMessage = () => "an act";
