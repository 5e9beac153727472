import type { Texts } from "~/accounts/data";

/**
 * The versions of the two texts that people agree to. A change of one is a line here, dated ahead: until that day
 * everybody who is signed in reads above each page that it is coming, and where it `asks`, they are asked at their next
 * sign-in after it. Before the first release nobody has agreed to anything: its one line moves with its text.
 */
export const TEXT_VERSIONS: Texts = {
  terms: [{ from: "2026-11-23", asks: true }],
  privacy: [{ from: "2026-11-28", asks: true }],
};
