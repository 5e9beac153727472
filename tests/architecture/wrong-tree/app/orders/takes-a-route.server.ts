export { second } from "../routes/dashboard.balance";
