import { MODE_LABELS } from "~/copy/visit/modes";
import { placeOf } from "~/domain/place/place";
import { zoneAt } from "~/domain/place/zone";
import { type OfferedPlaces, placesServed, type WorkMode, workModes } from "~/domain/visit/offered-places";
import { type Address, addressServed, type KnownAddress } from "~/domain/visit/request";
import { type Availability, daysOffered } from "~/domain/visit/slots";
import { type TimeForm, timeFormView } from "./time-form.server";

type VisitForm = {
  modes: { value: WorkMode; label: string }[];
  /** Null where the seller has no free day: the two agree on one later. */
  time: TimeForm | null;
  /** Null: any place may be typed. */
  places: { value: string; label: string }[] | null;
  /** Code of where they came before or of the reader's own place, or its name where it is typed. */
  place: string;
  /** Where somebody came to the reader before, if the seller comes there too. */
  known: Address | null;
};

/** Null where nothing is asked: work online, or an offer that does not say where. `addresses`: newest first. */
export function visitFormView(
  offer: OfferedPlaces,
  availability: Availability,
  { buyerPlace, addresses }: { buyerPlace: string | null; addresses: readonly KnownAddress[] },
  now: number,
): VisitForm | null {
  const modes = workModes(offer);
  if (modes.length === 0 || (modes.length === 1 && modes[0] === "online")) return null;
  const served = placesServed(offer);
  const home = buyerPlace === null ? null : placeOf(buyerPlace);
  const reached = home !== null && (served.length === 0 || served.some(({ code }) => code === home.code));
  const known = modes.includes("at_buyer") ? addressServed(offer, addresses) : null;
  const standing = known?.placeCode ?? (reached ? home.code : null);
  const only = served.length === 1 ? served[0] : undefined;
  const zones = new Set(served.map(({ zone }) => zone));
  const zone = zoneAt(standing ?? offer.placeCode ?? served[0]?.code ?? null);
  const typedName = reached ? home.name : "";
  return {
    modes: modes.map((value) => ({ value, label: modeLabel(value, offer) })),
    time: timeFormView(daysOffered(availability, zone, now), {
      zone,
      shown: zones.size === 1 ? zone : null,
      now,
    }),
    places: served.length === 0 ? null : served.map(({ code, name }) => ({ value: code, label: name })),
    place: served.length === 0 ? typedName : (standing ?? only?.code ?? ""),
    known: known && { street: known.street, block: known.block, landmark: known.landmark },
  };
}

function modeLabel(mode: WorkMode, { placeCode }: OfferedPlaces): string {
  const where = placeCode === null ? undefined : placeOf(placeCode)?.name;
  return mode === "at_seller" && where ? `${MODE_LABELS[mode]}, ${where}` : MODE_LABELS[mode];
}
