import { DAY } from "../core/dates";

/** How long a page's code can be looked up (ms). */
export const FAULTS_KEPT = 30 * DAY;
export const FAULTS_AN_HOUR = 200;
