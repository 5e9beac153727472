import type { CategoryName } from "~/listings/category";
import type { ListingStatus } from "~/listings/listing";
import type { Extra, Package } from "~/listings/package";
import type { ReportChoice } from "~/moderation/report";
import type { AskedExtra } from "~/orders/choices";
import type { Command } from "~/orders/lifecycle";
import type { PayoutAccount } from "~/payouts/account";

/** Times are days before the load, so that the demo never looks old. */
export type DaysAgo = number;

export type DemoPerson = {
  slug: string;
  fullName: string;
  email: string;
  location: string;
  bio: string;
  skills: string[];
  website: string | null;
  joinedMonthsAgo: number;
  responseMinutes: number;
  portrait?: string;
  /** Whole hours at the person's place. 1 is Monday. Without it, every day. */
  hours?: { days: number[]; from: number; to: number };
  operator?: true;
  suspended?: { by: string; daysAgo: number; reason: string };
};

type DemoPicture = {
  file: string;
  alt: string;
};

export type DemoWays = {
  /** Slugs of places (`places/`) that the seller travels to besides their own. */
  areas?: string[];
  comesToBuyer?: true;
  atSeller?: true;
  online?: true;
  /** 0 is today. */
  startsInDays?: number;
};

export type DemoOffer = DemoWays & {
  extras?: Extra[];
  /** Fees by slugs of `areas`. */
  travelFees?: Record<string, number>;
  callOutFee?: number;
  slug: string;
  seller: string;
  title: string;
  category: CategoryName;
  description: string;
  /** The price of the standard package if there are packages. */
  price: number;
  location: string;
  deliveryTime: string;
  packages: Package[];
  pictures: DemoPicture[];
  status: ListingStatus;
  daysAgo: DaysAgo;
};

export type DemoWanted = {
  slug: string;
  buyer: string;
  title: string;
  category: CategoryName;
  description: string;
  budget: number;
  location: string;
  deadlineInDays: number;
  requirements: string[];
  additionalInfo: string[];
  daysAgo: DaysAgo;
};

type Placed = {
  slug: string;
  /** A person's slug, not the seller's. */
  buyer: string;
  offer: string;
  /** 0 if the offer has no packages. */
  packageIndex: number;
  quantity: number;
  /** Extras of the offer, with their counts. */
  extras?: AskedExtra[];
  requirements: string;
  /** Fractions are hours. */
  placed: DaysAgo;
};

export type DemoStep = {
  by: "buyer" | "seller" | "operator";
  /** With "pay" the buyer pays the bill that is due. */
  command: Command | "pay";
  /** Date of a proposed change, in days from the load. */
  dueInDays?: number;
  /** Minutes after the visit begins, instead of `daysAgo`. */
  afterBegin?: number;
  /** Not read if `afterBegin` is given. */
  daysAgo: DaysAgo;
  /** Delivered files: a picture of the demo, and its name for the buyer. */
  files?: readonly DeliveredFile[];
};

export type DeliveredFile = { file: string; name: string };

export type DemoRefund = {
  account: PayoutAccount | null;
  tries?: number;
  lastError?: string;
  approved?: { by: string; daysAgo: DaysAgo; reason: string };
  /** Manual if `by` is given, otherwise through the gateway. */
  paid?: { daysAgo: DaysAgo; by?: string; reference: string };
};

export type DemoVisit = {
  place: string;
  /** Days from the load, negative for a past visit. A Sunday becomes the next Monday. */
  inDays: number;
  /** Minutes after midnight, one of `SLOT_STARTS`. */
  slot: number;
  /** Hours before the load at which the visit began, instead of `inDays` and `slot`. */
  begunHoursAgo?: number;
  /** Time of the seller's acceptance. Null if the seller has not answered. */
  agreed: DaysAgo | null;
  address: { street: string; block: string; landmark: string };
};

export type DemoOrder = Placed &
  (
    | { state: "awaiting_payment" }
    | { state: "payment_failed"; failed: DaysAgo }
    | { state: "expired"; ended: DaysAgo }
    | { state: "cancelled"; ended: DaysAgo; cancelledBy: "buyer" | "seller" }
    | {
        state: "working";
        paid: DaysAgo;
        /** The gateway's `payment_type`. A varying one by default. */
        method?: string;
        visit?: DemoVisit;
        steps?: readonly DemoStep[];
        /** Progress of the refund that the steps create. */
        refund?: DemoRefund;
      }
    /** A custom request, with or without a quote. */
    | { state: "asked"; quoted?: { price: number; days: number; daysAgo: DaysAgo } }
    | { state: "completed"; paid: DaysAgo; ended: DaysAgo }
  );

export type DemoProposal = {
  wanted: string;
  /** A person's slug, not the buyer's. One proposal for each request. */
  proposer: string;
  message: string;
  /** Null leaves the price open. */
  price: number | null;
  days: number | null;
  daysAgo: DaysAgo;
} & (
  | { status: "open" | "withdrawn" }
  | { status: "declined"; reason: string }
  /** Accepted. With `paid` its order is paid and continues with `steps`. */
  | { status: "accepted"; accepted: DaysAgo; paid?: DaysAgo; steps?: readonly DemoStep[] }
);

export type DemoWithdrawal = {
  seller: string;
  amount: number;
  account: PayoutAccount;
  daysAgo: DaysAgo;
  approved?: { daysAgo: DaysAgo; reason: string };
  /** Without it the withdrawal is open. */
  end?:
    | { status: "paid"; daysAgo: DaysAgo; reference: string }
    | { status: "failed"; daysAgo: DaysAgo; reason: string };
};

export type DemoReview = {
  /** Slug of a completed order. Both sides write right after its completion. */
  order: string;
  /** The buyer by default. */
  by?: "seller";
  stars: 1 | 2 | 3 | 4 | 5;
  comment: string;
  reply?: string;
};

export type DemoSale = { order: DemoOrder; review: DemoReview | null };

/** Oldest first. */
export type DemoConversation = {
  /** Slug of a listing or of an order. */
  about: string;
  /** Slug of the person who wrote first, or bought. */
  starter: string;
  lines: { by: "starter" | "owner"; at: DaysAgo; text: string; picture?: string }[];
  /** Number of the last messages that the other side has not read. */
  unread?: number;
};

export type DemoReport = {
  by: string;
  about:
    | { kind: "listing"; slug: string }
    | { kind: "person"; slug: string }
    /** The buyer's review of this order. */
    | { kind: "review"; order: string }
    /** A conversation by its subject, and the index of the message. */
    | { kind: "message"; conversation: string; line: number };
  choice: ReportChoice;
  details: string;
  daysAgo: DaysAgo;
  /** `hides` is the reason for hiding the review. */
  closed?: { by: string; daysAgo: DaysAgo; answer: string; hides?: string };
};
