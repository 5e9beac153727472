export { second } from "./second";
