import { DAY } from "../core/dates";

export const FAULTS_KEPT = 30 * DAY;
export const FAULTS_AN_HOUR = 200;
