export { anything } from "./helpers";
