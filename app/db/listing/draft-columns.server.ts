import { services } from "../schema/listings";

/** What owners write of one kind of listing alone: its page and its owner's form read the same. */
export const offerDraftColumns = { deliveryTime: services.deliveryTime, packages: services.packages };

export const wantedDraftColumns = {
  deadline: services.deadline,
  requirements: services.requirements,
  additionalInfo: services.additionalInfo,
};
