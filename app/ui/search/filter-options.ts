import { daysFilterText, KIND_NAMES, MODE_NAMES, ratingFilterText, START_NAMES } from "~/copy/search/filters";
import { DAYS_STEPS, RATING_STEPS, START_STEPS } from "~/domain/search/listing-search";
import { KIND_PARAMETERS, MODE_PARAMETERS, SEARCH_MODES } from "~/domain/search/search";

/** Of the filters wherever they stand. */
export const RATING_OPTIONS = RATING_STEPS.map((step) => ({
  value: String(step),
  label: ratingFilterText(step),
}));
export const DAYS_OPTIONS = DAYS_STEPS.map((step) => ({ value: String(step), label: daysFilterText(step) }));
export const START_OPTIONS = START_STEPS.map((step) => ({ value: String(step), label: START_NAMES[step] }));
export const MODE_OPTIONS = [
  { value: "", label: "Semua" },
  ...SEARCH_MODES.map((mode) => ({ value: MODE_PARAMETERS[mode], label: MODE_NAMES[mode] })),
];
export const KIND_OPTIONS = (["offer", "wanted"] as const).map((kind) => ({
  value: KIND_PARAMETERS[kind],
  label: KIND_NAMES[kind],
}));
