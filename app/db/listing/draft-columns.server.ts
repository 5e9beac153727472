import { listings } from "../schema/listings";

/** What owners write of one kind of listing alone: its page and its owner's form read the same. */
export const offerDraftColumns = { deliveryTime: listings.deliveryTime, packages: listings.packages };

export const wantedDraftColumns = {
  deadline: listings.deadline,
  requirements: listings.requirements,
  additionalInfo: listings.additionalInfo,
};
