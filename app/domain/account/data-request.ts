import { DAY, HOUR } from "../core/dates";

export const DATA_REQUEST_KINDS = ["access", "correction", "restriction", "deletion"] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_STATUSES = ["open", "done", "refused"] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** UU 27/2022, articles 30, 32, 40 and 41: three times 24 hours. ms. */
export const REQUEST_ANSWERED_IN = 72 * HOUR;
export const DATA_EXPORT_KEPT = 24 * HOUR;
export const DATA_EXPORT_EVERY = DAY;
export const REQUEST_KEPT = 5 * 365 * DAY;

export const MAX_CORRECTION = 2_000;
export const MIN_CORRECTION = 10;

export const DATA_EXPORT_FORMATS = ["html", "json"] as const;
export type DataExportFormat = (typeof DATA_EXPORT_FORMATS)[number];
