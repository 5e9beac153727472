export const second = "another route";
export { part } from "./dashboard.orders/part";
