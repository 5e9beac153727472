import { later } from "../kit/later";

/** The form with conform's hook. */
export const ExplanationForm = later(() => import("./explanation-form").then((loaded) => loaded.default));
