import { later } from "~/ui/later";

/** The form of an offer or a request. Of its page the rest is little; it needs no script to be filled in and sent. */
export const OwnListingForm = later(() => import("./listing-form").then((loaded) => loaded.default));
