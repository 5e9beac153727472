import * as z from "zod";
import { tooManyAreas } from "~/copy/listing/areas";
import { AREAS_UNUSED, NO_WAY, ONLINE_BUT_MEETING } from "~/copy/listing/ways";
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

export const modesField = texts.transform((sent, issues): WorkMode[] | null => {
  const values = listOf(sent);
  if (values.includes(UNSAID)) return null;
  const modes = WORK_MODES.filter((mode) => values.includes(mode));
  if (modes.length === 0) issues.addIssue({ code: "custom", message: NO_WAY });
  return modes;
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
  if (areas.length > 0 && !modes.includes("at_buyer")) fault("modes", AREAS_UNUSED);
  if (location.online && modes.some((mode) => mode !== "online")) fault("location", ONLINE_BUT_MEETING);
}

/** `stored`: what holds where the form did not ask. */
export function readWays({ modes, areas }: Ways, stored: OfferWays): OfferWays {
  return modes === null ? stored : waysOf(modes, areas);
}
