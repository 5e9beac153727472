import { lazyComponent } from "~/ui/lazy-component";

/** Loads the log later, because it is at the end of long pages and contains the names of all actions. */
export const LazyOperatorActionsAbout = lazyComponent(() =>
  import("./action-list").then((loaded) => loaded.OperatorActionsAbout),
);

export const LazyActionForm = lazyComponent(() => import("./action-form").then((loaded) => loaded.ActionForm));
export const LazyActionPanel = lazyComponent(() => import("./action-form").then((loaded) => loaded.ActionPanel));
