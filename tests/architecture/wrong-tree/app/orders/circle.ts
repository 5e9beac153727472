export { half } from "./circle-half";
export const whole = 2;
