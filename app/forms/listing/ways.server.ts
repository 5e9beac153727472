import * as z from "zod";
import { tooManyAreas } from "~/copy/listing/areas";
import { AREAS_UNUSED, ONLINE_BUT_MEETING } from "~/copy/listing/ways";
import { keptAreas } from "~/domain/listing/areas";
import { MAX_AREAS } from "~/domain/listing/listing";
import { type OfferWays, WORK_MODES, waysOf } from "~/domain/listing/ways";
import type { WorkMode } from "~/domain/visit/offered-places";
import type { NamedLocation } from "../place/place.server";

/** Instead of modes where a form did not ask for them. */
export const UNSAID = "unsaid";

const UNREADABLE = "Isian ini tidak dapat dibaca";
/** One value comes alone, several as a list. */
const texts = z.union([z.string(), z.array(z.string())], { error: UNREADABLE }).optional();
const listOf = (sent: string | string[] | undefined) => [sent ?? []].flat();

/** Reads the chosen ways of working: null when the form had no such field, an empty list when nothing was chosen. */
export const modesField = texts.transform((sent): WorkMode[] | null => {
  const values = listOf(sent);
  if (values.includes(UNSAID)) return null;
  return WORK_MODES.filter((mode) => values.includes(mode));
});

export const areasField = texts.transform((sent, issues): string[] => {
  const areas = keptAreas(listOf(sent));
  if (areas.length > MAX_AREAS) issues.addIssue({ code: "custom", message: tooManyAreas() });
  return areas;
});

type Ways = { location: NamedLocation; modes: WorkMode[] | null; areas: string[] };

export function checkWays({ location, modes, areas }: Ways, issues: z.core.$RefinementCtx): void {
  if (modes === null) return;
  const fault = (field: string, message: string) =>
    issues.addIssue({ code: "custom", path: [field], message });
  const used = modes.length > 0 ? modes : defaultModes({ location });
  if (areas.length > 0 && !used.includes("at_buyer")) fault("modes", AREAS_UNUSED);
  if (location.online && modes.some((mode) => mode !== "online")) fault("location", ONLINE_BUT_MEETING);
}

/** How an offer is worked when its seller chose nothing: online at a location like "Online", else at the buyer's. */
function defaultModes({ location }: Pick<Ways, "location">): WorkMode[] {
  return [location.online ? "online" : "at_buyer"];
}

/** `stored`: the ways that stay when the form did not offer the choice. Null for a new offer. */
export function readWays({ location, modes, areas }: Ways, stored: OfferWays | null): OfferWays {
  if (modes === null && stored) return stored;
  return waysOf(modes && modes.length > 0 ? modes : defaultModes({ location }), areas);
}
