import type { OfferedPlaces, WorkMode } from "~/visits/visit";
import type { CategorySlug } from "./category";

export const WORK_MODES: readonly WorkMode[] = ["at_buyer", "at_seller", "online"];

export type OfferPlaces = Omit<OfferedPlaces, "placeCode" | "areas"> & { areas: string[] };

export const NO_WORK_MODES: OfferPlaces = { comesToBuyer: false, atSeller: false, online: false, areas: [] };

export function workWays(modes: readonly WorkMode[], areas: string[]): OfferPlaces {
  return {
    comesToBuyer: modes.includes("at_buyer"),
    atSeller: modes.includes("at_seller"),
    online: modes.includes("online"),
    areas,
  };
}

export function modesSaid({
  comesToBuyer,
  atSeller,
  online,
}: Pick<OfferPlaces, "comesToBuyer" | "atSeller" | "online">): WorkMode[] {
  const said: Record<WorkMode, boolean> = { at_buyer: comesToBuyer, at_seller: atSeller, online };
  return WORK_MODES.filter((mode) => said[mode]);
}

export const USUAL_MODE: Record<CategorySlug, WorkMode> = {
  "desain-grafis": "online",
  "penulisan-penerjemahan": "online",
  "video-animasi": "online",
  "musik-audio": "online",
  "pemrograman-teknologi": "online",
  bisnis: "online",
  pemasaran: "online",
  "gaya-hidup": "at_buyer",
  pendidikan: "at_buyer",
  "rumah-tangga": "at_buyer",
  lainnya: "at_buyer",
};
