export { orderForm } from "../orders/form.server";
