// @ts-expect-error: there is no such folder.
export { nobody } from "~/nowhere/nobody";
