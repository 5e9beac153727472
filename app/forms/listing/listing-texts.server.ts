import { formatDays, PACKAGE_NAMES } from "~/copy/listing/package";
import { toDateInput } from "~/domain/core/dates";
import { formatAmount } from "~/domain/core/money";
import type { ListingKind } from "~/domain/listing/listing";
import { requestedTexts } from "~/domain/listing/new-request";
import type { Package } from "~/domain/listing/package";
import { modesSaid, type OfferWays } from "~/domain/listing/ways";
import { storedLocation } from "~/domain/place/place";
import { isOnline, START_STEPS } from "~/domain/search/listing-search";
import { PACKAGE_ROWS } from "./package.server";

type Common = {
  status: string;
  title: string;
  description: string;
  category: string;
  location: string;
  placeCode: string | null;
};

const common = ({ status, title, description, category, ...where }: Common) => ({
  status,
  title,
  description,
  category,
  location: storedLocation(where),
});

type Offer = Common &
  OfferWays & { price: number; deliveryTime: string; packages: Package[]; startsInDays: number | null };
type Wanted = Common & {
  price: number;
  deadline: number | null;
  requirements: string[];
  additionalInfo: string[];
};

export function requestTexts(params: URLSearchParams) {
  const { budget, location, ...texts } = requestedTexts(params);
  return {
    ...texts,
    location: isOnline(location) ? "Online" : location,
    budget: budget === null ? "" : formatAmount(budget),
  };
}

export function listingTexts(kind: ListingKind, listing: Offer & Wanted) {
  return kind === "offer" ? offerTexts(listing) : wantedTexts(listing);
}

function offerTexts(offer: Offer) {
  return {
    ...common(offer),
    price: formatAmount(offer.price),
    deliveryTime: offer.deliveryTime,
    modes: modesSaid(offer),
    startsIn: startText(offer.startsInDays),
    packages: packageTexts(offer.packages),
  };
}

/** What the form offers and holds true: nothing sooner. */
function startText(days: number | null): string {
  return days === null ? "" : String(START_STEPS.find((step) => step >= days) ?? "");
}

function wantedTexts(wanted: Wanted) {
  return {
    ...common(wanted),
    budget: formatAmount(wanted.price),
    deadline: wanted.deadline === null ? "" : toDateInput(wanted.deadline),
    requirements: wanted.requirements.join("\n"),
    additionalInfo: wanted.additionalInfo.join("\n"),
  };
}

/** Empty rows are not stored, so a package goes to the row of its name, as far as their order allows. */
function packageTexts(packages: readonly Package[]) {
  const names: readonly string[] = PACKAGE_NAMES;
  const rows = PACKAGE_ROWS.map(() => emptyRow);
  let next = 0;
  packages.forEach((pkg, index) => {
    const last = rows.length - (packages.length - index);
    const named = names.indexOf(pkg.name);
    const row = named >= next && named <= last ? named : next;
    rows[row] = rowTexts(pkg);
    next = row + 1;
  });
  const [basic = emptyRow, standard = emptyRow, premium = emptyRow] = rows;
  return { basic, standard, premium };
}

const emptyRow = { name: "", price: "", days: "", revisions: "", checklist: "" };

function rowTexts({ name, price, minDays, maxDays, revisions, checklist }: Package): typeof emptyRow {
  const max = maxDays ?? minDays;
  return {
    name,
    price: formatAmount(price),
    days: max === null ? "" : formatDays({ min: minDays ?? max, max }).replace(" hari", ""),
    revisions: revisions === null ? "" : String(revisions),
    checklist: checklist.join("\n"),
  };
}
