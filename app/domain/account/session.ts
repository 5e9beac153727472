import { DAY, HOUR } from "../core/dates";

/** How long a session lives after its last use, in milliseconds: as a rule, and where its owner asked to be remembered. */
export const SESSION_LASTS = 24 * HOUR;
export const REMEMBERED_LASTS = 30 * DAY;

/** How long a browser is known as one that an account signed in with, since it last did, in milliseconds. */
export const KNOWN_DEVICE_LASTS = 365 * DAY;
