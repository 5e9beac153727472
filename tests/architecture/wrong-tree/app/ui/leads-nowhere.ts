// @ts-expect-error: there is no such layer.
export { nobody } from "~/nowhere/nobody";
