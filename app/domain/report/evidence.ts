import type { SocialLinks } from "../account/profile";
import type { Package } from "../listing/package";

/**
 * Listings whose texts a report about their owner keeps when the account closes. Listings that existed at the time of the
 * report come first, then the newest.
 */
export const MAX_LISTINGS_IN_EVIDENCE = 20;
/**
 * Bytes of a report's evidence above which it keeps nothing more. A value in D1 may have 2,000,000, and the texts of one
 * listing have at most about 50,000.
 */
export const MAX_EVIDENCE = 800_000;

/** Everything that people write into what can be reported and can overwrite later, with the terms that belong to it. */
export type EvidenceTexts = {
  listing: {
    title: string;
    description: string;
    category: string;
    price: number;
    location: string;
    deliveryTime: string;
    packages: readonly Package[];
    /** UTC ms. */
    deadline: number | null;
    requirements: readonly string[];
    additionalInfo: readonly string[];
    /** Captions of the pictures. */
    captions: readonly string[];
  };
  person: {
    fullName: string;
    bio: string;
    location: string;
    website: string;
    skills: readonly string[];
    socialLinks: SocialLinks;
  };
  proposal: { message: string; price: number | null; days: number | null };
};
export type EvidenceSubject = keyof EvidenceTexts;
type EvidencePicture = { url: string };

/** One listing, profile or proposal, with its texts before their author overwrote them. */
export type EvidencePart = {
  [Subject in EvidenceSubject]: {
    subject: Subject;
    id: string;
    kind?: "offer" | "wanted";
    texts: Partial<EvidenceTexts[Subject]>;
    pictures: readonly EvidencePicture[];
  };
}[EvidenceSubject];

/** Earlier versions of the app kept one text, later with addresses of pictures. */
type PlainEvidence = { subject: "words"; words: string; pictures: readonly EvidencePicture[] };

/** Returns no parts if nothing was overwritten while the report was open. */
export function readEvidence(kept: string): readonly (EvidencePart | PlainEvidence)[] {
  if (kept === "") return [];
  const read = parsed(kept);
  if (Array.isArray(read) && read.length > 0 && read.every(isPart)) return read;
  return [plainEvidence(read) ?? { subject: "words", words: kept, pictures: [] }];
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

function isPart(read: unknown): read is EvidencePart {
  return typeof read === "object" && read !== null && "texts" in read && "pictures" in read;
}

function plainEvidence(read: unknown): PlainEvidence | null {
  if (typeof read !== "object" || read === null || !("words" in read) || !("pictures" in read)) return null;
  const { words, pictures } = read;
  if (typeof words !== "string" || !Array.isArray(pictures)) return null;
  return { subject: "words", words, pictures: pictures.map((url: string) => ({ url })) };
}
