export { DONE } from "./text";
