import { later } from "../kit/later";

/** It stands at the end of long pages, with the names of all actions there are. */
export const OperatorActionsAbout = later(() =>
  import("./action-list").then((loaded) => loaded.OperatorActionsAbout),
);
