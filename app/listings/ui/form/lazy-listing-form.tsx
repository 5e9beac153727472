import { lazyComponent } from "~/ui/lazy-component";

/** Loads the form later, because it is most of the page's script. The form works without JavaScript. */
export const OwnListingForm = lazyComponent(() => import("./listing-form").then((loaded) => loaded.default));
