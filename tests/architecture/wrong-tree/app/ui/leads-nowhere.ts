// @ts-expect-error: there is no such room.
export { nobody } from "~/nowhere/nobody";
