import type { CurrentTexts } from "~/accounts/personal-data";

/**
 * Versions of the two texts that users accept. To change one, add a line with a future date. Until that day signed-in
 * users see an announcement above each page. If it `asks`, they must accept it at the next login after that day. Before
 * the first release nobody has accepted anything, so its one line changes with its text.
 */
export const TEXT_VERSIONS: CurrentTexts = {
  terms: [{ from: "2026-12-01", asks: true }],
  privacy: [{ from: "2026-12-01", asks: true }],
};
