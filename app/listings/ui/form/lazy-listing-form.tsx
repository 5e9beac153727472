import { lazyComponent } from "~/ui/lazy-component";

/** Loaded later, because it is most of the page's script. It works without JavaScript. */
export const OwnListingForm = lazyComponent(() => import("./listing-form").then((loaded) => loaded.default));
