export { orderForm } from "../order/form";
