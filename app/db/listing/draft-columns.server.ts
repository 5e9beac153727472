import { listings } from "../schema/listings";

export const offerDraftColumns = { deliveryTime: listings.deliveryTime, packages: listings.packages };

export const wantedDraftColumns = {
  deadline: listings.deadline,
  requirements: listings.requirements,
  additionalInfo: listings.additionalInfo,
};
