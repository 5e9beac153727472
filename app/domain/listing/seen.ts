import { DAY } from "../core/dates";

export const MAX_SEEN = 30;
export const SEEN_KEPT = 90 * DAY;
