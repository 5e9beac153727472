import { later } from "../../kit/later";

const body = () => import("./body");

/** Of the page what is below its first step, with the forms, the conversation and the money: half of its script. */
export const OrderWork = later(() => body().then((loaded) => loaded.OrderWork));
export const OrderBackground = later(() => body().then((loaded) => loaded.OrderBackground));
export const OrderDispute = later(() => body().then((loaded) => loaded.OrderDispute));
export const ReviewRequest = later(() => body().then((loaded) => loaded.ReviewRequest));
export const OrderBar = later(() => body().then((loaded) => loaded.OrderBar));
export const OrderDecision = later(() => body().then((loaded) => loaded.OrderDecision));
export const VisitAnswer = later(() => body().then((loaded) => loaded.VisitAnswer));
