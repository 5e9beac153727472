import type { CategoryName } from "~/listings/category";
import type { ListingStatus } from "~/listings/listing";
import type { Package } from "~/listings/package";
import type { ReportChoice } from "~/moderation/report";
import type { Command } from "~/orders/lifecycle";
import type { PayoutAccount } from "~/payouts/payout";

/** Everything in time is told backwards from the moment of loading, so that the demo never looks old. */
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
  /** in `e2e/demo/pictures/` */
  portrait?: string;
  /** Whole hours at the person's place; 1 is Monday. Every day where nothing is said. */
  hours?: { days: number[]; from: number; to: number };
  /** Works for the house. */
  operator?: true;
  /** By an operator's slug, who says why. */
  suspended?: { by: string; daysAgo: number; reason: string };
};

type DemoPicture = {
  /** in `e2e/demo/pictures/` */
  file: string;
  alt: string;
};

/** Where and how the work is done. */
export type DemoWays = {
  /** Slugs of places (`places/`) that the seller travels to besides the own one. */
  areas?: string[];
  comesToBuyer?: true;
  atSeller?: true;
  online?: true;
  /** 0 is today. */
  startsInDays?: number;
};

export type DemoOffer = DemoWays & {
  slug: string;
  /** a person's slug */
  seller: string;
  title: string;
  category: CategoryName;
  /** Markdown */
  description: string;
  /** integer rupiah; that of the standard package where there are packages */
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
  /** a person's slug */
  client: string;
  title: string;
  category: CategoryName;
  description: string;
  /** integer rupiah */
  budget: number;
  location: string;
  deadlineInDays: number;
  requirements: string[];
  additionalInfo: string[];
  daysAgo: DaysAgo;
};

type Placed = {
  slug: string;
  /** a person's slug, never the seller's */
  buyer: string;
  /** an offer's slug */
  offer: string;
  /** 0 where the offer names no packages */
  packageIndex: number;
  quantity: number;
  requirements: string;
  /** fractions are hours */
  placed: DaysAgo;
};

/** What a side, or whoever works for the house, does once the work is under way. */
export type DemoStep = {
  by: "buyer" | "seller" | "operator";
  command: Command;
  daysAgo: DaysAgo;
  /** The day that a change of the order names. */
  dueInDays?: number;
};

/** People by their slugs. */
export type DemoRefund = {
  account: PayoutAccount | null;
  /** How often the gateway was asked in vain, and what it said. */
  tries?: number;
  lastError?: string;
  approved?: { by: string; daysAgo: DaysAgo; reason: string };
  /** By hand where somebody is named, else by the gateway. */
  paid?: { daysAgo: DaysAgo; by?: string; reference: string };
};

/** On-site work: the day and hour that the buyer wishes for. */
export type DemoVisit = {
  place: string;
  /** From the moment of loading; a Sunday becomes the Monday after it. */
  inDays: number;
  /** minutes after midnight, one of `SLOT_STARTS` */
  slot: number;
  /** When the seller said yes; null: they are asked. */
  agreed: DaysAgo | null;
  address: { street: string; block: string; landmark: string };
};

export type DemoOrder = Placed &
  (
    | { state: "awaiting_payment" }
    /** the last attempt failed, another one is possible */
    | { state: "payment_failed"; failed: DaysAgo }
    | { state: "expired"; ended: DaysAgo }
    | { state: "cancelled"; ended: DaysAgo; cancelledBy: "buyer" | "seller" }
    | {
        state: "working";
        paid: DaysAgo;
        /** the gateway's `payment_type`; one of several where nothing is said */
        method?: string;
        visit?: DemoVisit;
        steps?: readonly DemoStep[];
        /** what became of the money that its steps owe back */
        refund?: DemoRefund;
      }
    /** a custom request, priced or not yet */
    | { state: "asked"; quoted?: { price: number; days: number; daysAgo: DaysAgo } }
    | { state: "completed"; paid: DaysAgo; ended: DaysAgo }
  );

export type DemoProposal = {
  /** a request's slug */
  wanted: string;
  /** a person's slug, never the client's; once a request */
  proposer: string;
  message: string;
  /** integer rupiah; null leaves it to be talked about */
  price: number | null;
  days: number | null;
  /** after the request was posted */
  daysAgo: DaysAgo;
} & (
  | { status: "open" | "withdrawn" }
  | { status: "declined"; reason: string }
  /** its order was paid, and goes on, where it says so */
  | { status: "accepted"; accepted: DaysAgo; paid?: DaysAgo; steps?: readonly DemoStep[] }
);

export type DemoWithdrawal = {
  /** a person's slug */
  seller: string;
  /** integer rupiah */
  amount: number;
  account: PayoutAccount;
  daysAgo: DaysAgo;
  /** by the first of two operators */
  approved?: { daysAgo: DaysAgo; reason: string };
  /** open where nothing is said */
  end?:
    | { status: "paid"; daysAgo: DaysAgo; reference: string }
    | { status: "failed"; daysAgo: DaysAgo; reason: string };
};

export type DemoReview = {
  /** slug of a completed order; its sides write right after it was completed */
  order: string;
  /** the buyer where nothing is said */
  by?: "seller";
  stars: 3 | 4 | 5;
  comment: string;
  /** the seller's, to a buyer */
  reply?: string;
};

/** A completed order and what its buyer wrote, told together. */
export type DemoSale = { order: DemoOrder; review: DemoReview | null };

/** What two people said to each other, the oldest line first. */
export type DemoConversation = {
  /** slug of a listing or of an order */
  about: string;
  /** a person's slug: whoever came to the listing, or bought */
  starter: string;
  lines: { by: "starter" | "owner"; at: DaysAgo; text: string; picture?: string }[];
  /** How many of the last lines the other has not read. */
  unread?: number;
};

/** What somebody asked our operators to look at. */
export type DemoReport = {
  /** a person's slug */
  by: string;
  about:
    | { kind: "listing"; slug: string }
    | { kind: "person"; slug: string }
    /** the buyer's, of an order's slug */
    | { kind: "review"; order: string }
    /** a conversation by what it is about, and the line of it, from 0 */
    | { kind: "message"; conversation: string; line: number };
  choice: ReportChoice;
  details: string;
  daysAgo: DaysAgo;
  /** `hides`: why the review it is about was taken out of sight. */
  closed?: { by: string; daysAgo: DaysAgo; answer: string; hides?: string };
};
