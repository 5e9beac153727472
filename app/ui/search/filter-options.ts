import { daysFilterText, ratingFilterText } from "~/copy/search/filters";
import { DAYS_STEPS, RATING_STEPS } from "~/domain/search/listing-search";

/** Of the filters by rating and by time of work, wherever they stand. */
export const RATING_OPTIONS = RATING_STEPS.map((step) => ({
  value: String(step),
  label: ratingFilterText(step),
}));
export const DAYS_OPTIONS = DAYS_STEPS.map((step) => ({ value: String(step), label: daysFilterText(step) }));
