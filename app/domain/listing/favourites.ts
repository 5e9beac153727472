export const MAX_FAVOURITES = 200;
export const FAVOURITE_CHANGES_AN_HOUR = 120;

export type FavouriteRefusal = "no_offer" | "own_offer" | "too_many" | "too_often";
