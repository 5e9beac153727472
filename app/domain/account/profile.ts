import { cleanLine } from "../core/text";

/** Per person: each change may rewrite the name on hundreds of cards. */
export const PROFILE_CHANGES_AN_HOUR = 30;

export const SOCIAL_NETWORKS = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "instagram", label: "Instagram" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]["name"];
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

export type ProfileDraft = {
  fullName: string;
  bio: string;
  location: string;
  placeCode: string | null;
  contactEmail: string;
  phone: string;
  website: string;
  skills: string[];
  socialLinks: SocialLinks;
};

export const MAX_BIO = 500;
export const MAX_SKILLS = 20;
export const MAX_SKILL_LENGTH = 40;

export function skillsOf(typed: string): string[] {
  const skills = new Map<string, string>();
  for (const part of typed.split(/[,\r\n]/)) {
    const skill = cleanLine(part);
    if (skill && !skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
  }
  return [...skills.values()];
}

export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && username === "" && password === "";
}

export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
