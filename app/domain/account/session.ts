import { DAY, HOUR } from "../core/dates";

/** ms since its last use. */
export const SESSION_LASTS = 24 * HOUR;
export const REMEMBERED_LASTS = 30 * DAY;

export const KNOWN_DEVICE_LASTS = 365 * DAY;
