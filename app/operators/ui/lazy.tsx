import { later } from "~/ui/later";

/** It stands at the end of long pages, with the names of all actions there are. */
export const OperatorActionsAbout = later(() =>
  import("./action-list").then((loaded) => loaded.OperatorActionsAbout),
);

/** The form with conform's hook. */
export const ExplanationForm = later(() => import("./explanation-form").then((loaded) => loaded.default));
