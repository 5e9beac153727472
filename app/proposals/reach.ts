import { DAY, HOUR } from "~/platform/dates";

/** near: the first round found the seller. wider: the second round did. invited: the buyer chose the seller. */
export const RECIPIENT_REASONS = ["near", "wider", "invited"] as const;
export type RecipientReason = (typeof RECIPIENT_REASONS)[number];
export type Round = Exclude<RecipientReason, "invited">;

/** The maximum number of sellers that a round notifies. */
export const MAX_RECIPIENTS = 15;
/** The maximum number of sellers that a round considers. */
export const MAX_CANDIDATES = 30;
/** The maximum number of requests that a seller is notified of in `RECIPIENT_WINDOW`, without invitations. */
export const MAX_REQUESTS_A_DAY = 5;
/** The maximum number of them from one buyer, who could otherwise use up the limits of all sellers. Also of invitations. */
export const MAX_OF_BUYER_A_DAY = 2;
export const MAX_INVITATIONS = 3;
/** The maximum number of invitations that a seller receives in `RECIPIENT_WINDOW`. */
export const MAX_INVITED_A_DAY = 10;
/** The maximum number of invitations that a buyer sends in an hour. */
export const INVITATIONS_AN_HOUR = 12;
/** ms */
export const RECIPIENT_WINDOW = DAY;
/** ms after the first round until the second, if nobody has answered. */
export const WIDER_AFTER = 6 * HOUR;
/** ms since the last visit after which a seller counts as inactive. */
export const ACTIVE_WITHIN = 30 * DAY;
export const RECIPIENT_RETENTION = 365 * DAY;

/** The newest conversations in which answers are counted. A question waits `ANSWER_WINDOW` before it counts as unanswered. */
export const CONVERSATIONS_COUNTED = 8;
export const ANSWER_WINDOW = DAY;
const MIN_QUESTIONS = 3;

/** The minimum number of sellers with a measured response time for a sentence about it. */
const MIN_MEASURED = 3;

export type Candidate = {
  sellerId: string;
  score: number;
  sameCategory: boolean;
};

export type Answers = {
  asked: number;
  answered: number;
  responseMinutes: number | null;
};

/** Returns false only for sellers who were measured and left most questions unanswered. New sellers have no measure. */
export function usuallyAnswers({ asked, answered }: Answers): boolean {
  return asked < MIN_QUESTIONS || answered * 2 >= asked;
}

/** Chooses the sellers of a round: those with a measured response time first, then the best matches. */
export function chooseRecipients<Seller extends Candidate & Answers>(sellers: readonly Seller[]): Seller[] {
  const measured = ({ responseMinutes }: Seller) => (responseMinutes === null ? 0 : 1);
  return sellers
    .filter(usuallyAnswers)
    .sort((a, b) => Number(b.sameCategory) - Number(a.sameCategory) || measured(b) - measured(a) || b.score - a.score)
    .slice(0, MAX_RECIPIENTS);
}

/** Returns the median in minutes, or null if too few sellers have a measure. */
export function usualMinutes(sellers: readonly Pick<Answers, "responseMinutes">[]): number | null {
  const minutes = sellers
    .flatMap(({ responseMinutes }) => (responseMinutes === null ? [] : [responseMinutes]))
    .sort((a, b) => a - b);
  if (minutes.length < MIN_MEASURED) return null;
  const middle = (minutes.length - 1) / 2;
  return Math.round(((minutes[Math.floor(middle)] ?? 0) + (minutes[Math.ceil(middle)] ?? 0)) / 2);
}

export const REQUEST_HINTS = ["photo", "words", "deadline"] as const;
export type RequestHint = (typeof REQUEST_HINTS)[number];

const TELLING_LENGTH = 120;

/** Returns what the buyer can add, the most useful first. */
export function requestHints(request: {
  hasPhoto: boolean;
  description: string;
  deadline: number | null;
}): RequestHint[] {
  const missing: Record<RequestHint, boolean> = {
    photo: !request.hasPhoto,
    words: request.description.trim().length < TELLING_LENGTH,
    deadline: request.deadline === null,
  };
  return REQUEST_HINTS.filter((hint) => missing[hint]);
}

/** Rounds of a request. `isSending` lasts until the first one. `hints` is empty unless two rounds got no proposal. */
export type RequestReach = {
  id: string;
  placeCode: string | null;
  online: boolean;
  isOpen: boolean;
  isSending: boolean;
  near: number;
  wider: number;
  responseMinutes: number | null;
  invited: readonly string[];
  hints: readonly RequestHint[];
};

export function invitePath(asked: { request?: string; offer?: string }): string {
  const [name, id] = asked.request ? ["permintaan", asked.request] : ["jasa", asked.offer];
  return `/dashboard/wanted/invitations?${name}=${id}`;
}

export type InvitationRefusal = "none_chosen" | "no_request" | "not_possible" | "too_many_invitations" | "too_often";
