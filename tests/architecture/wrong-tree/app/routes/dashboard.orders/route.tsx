export { second } from "../dashboard.balance";
