import { cleanLine } from "../core/text";

/** Of one person, in an hour: each may write a name anew on hundreds of cards. */
export const PROFILE_CHANGES_AN_HOUR = 30;

/** Where else somebody can be found, in the order of the form. */
export const SOCIAL_NETWORKS = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "instagram", label: "Instagram" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]["name"];
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

/** What somebody says of themselves, cleaned and checked. */
export type ProfileDraft = {
  fullName: string;
  bio: string;
  location: string;
  contactEmail: string;
  phone: string;
  /** "" or an http(s) address. */
  website: string;
  skills: string[];
  socialLinks: SocialLinks;
};

export const MAX_BIO = 500;
export const MAX_SKILLS = 20;
export const MAX_SKILL_LENGTH = 40;

/** "Desain logo, ilustrasi,, Ilustrasi" as its two skills: each once, in the first spelling. */
export function skillsOf(typed: string): string[] {
  const skills = new Map<string, string>();
  for (const part of typed.split(/[,\r\n]/)) {
    const skill = cleanLine(part);
    if (skill && !skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
  }
  return [...skills.values()];
}

/** A page on the open web; an address with a password in it or without a domain is none. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && username === "" && password === "";
}

/** How an address is shown: "sariwulandari.example". */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
