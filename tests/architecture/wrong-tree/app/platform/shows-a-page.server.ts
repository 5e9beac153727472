export { OrderForm } from "../orders/ui/form";
