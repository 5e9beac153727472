import { listings } from "../schema/listings";

export const offerDraftColumns = {
  placeCode: listings.placeCode,
  areas: listings.areas,
  comesToBuyer: listings.comesToBuyer,
  atSeller: listings.atSeller,
  online: listings.online,
  startsInDays: listings.startsInDays,
  deliveryTime: listings.deliveryTime,
  packages: listings.packages,
};

export const wantedDraftColumns = {
  deadline: listings.deadline,
  requirements: listings.requirements,
  additionalInfo: listings.additionalInfo,
};
