import * as z from "zod";
import { phoneFaultSentence } from "~/copy/account/phone";
import { phoneText, readPhone } from "~/domain/account/phone";
import {
  isWebAddress,
  MAX_BIO,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  type ProfileDraft,
  type SocialLinks,
  skillsOf,
} from "~/domain/account/profile";
import { isMisleadingName } from "~/domain/account/reserved-names";
import { cleanLine, cleanText, hasLetter } from "~/domain/core/text";
import { textField } from "../core/fields.server";
import { placeField } from "../place/place.server";

const NO_EMAIL = "Please enter a valid email address";
const NO_ADDRESS = "Please enter a valid URL";

export const NAME_IS_PASSWORD = "Full name must not be the same as your password";

const addressField = z
  .string({ error: NO_ADDRESS })
  .default("")
  .transform(cleanLine)
  .refine((address) => address === "" || isWebAddress(address), NO_ADDRESS)
  .refine((address) => address.length <= 300, "URL must be at most 300 characters");

/** The picture is checked by its bytes elsewhere. */
export const profileForm = z
  .object({
    fullName: textField(cleanLine, {
      min: 2,
      short: "Full name must be at least 2 characters",
      max: 100,
      long: "Full name must be at most 100 characters",
    })
      .refine((name) => [...name].length < 2 || hasLetter(name), "Full name must contain letters")
      .refine(
        (name) => !isMisleadingName(name),
        "Full name must be your own, without a web or email address, JasaWarga or a staff name such as admin, CS or verifikasi",
      ),
    bio: z
      .string()
      .default("")
      .transform(cleanText)
      .refine((bio) => [...bio].length <= MAX_BIO, "Bio must be less than 500 characters"),
    location: placeField(
      {
        min: 2,
        short: "Location must be at least 2 characters",
        long: "Location must be at most 100 characters",
      },
      { online: false },
    ),
    contactEmail: z
      .string({ error: NO_EMAIL })
      .transform(cleanLine)
      .refine((email) => email.length <= 254 && z.email().safeParse(email).success, NO_EMAIL),
    phone: z
      .string()
      .default("")
      .transform((typed, issues) => {
        const read = readPhone(typed);
        if (read.ok) return phoneText(read.phone);
        issues.addIssue({ code: "custom", message: phoneFaultSentence(read.fault) });
        return z.NEVER;
      }),
    website: addressField,
    skills: z
      .string()
      .default("")
      .transform(skillsOf)
      .refine((skills) => skills.length <= MAX_SKILLS, `Please enter at most ${MAX_SKILLS} skills`)
      .refine(
        (skills) => skills.every((skill) => [...skill].length <= MAX_SKILL_LENGTH),
        `Each skill must be at most ${MAX_SKILL_LENGTH} characters`,
      ),
    facebook: addressField,
    twitter: addressField,
    instagram: addressField,
    linkedin: addressField,
  })
  .transform(({ facebook, twitter, instagram, linkedin, location: where, ...rest }): ProfileDraft => {
    const links = Object.entries({ facebook, twitter, instagram, linkedin }).filter(([, url]) => url !== "");
    const { location, placeCode } = where;
    return { ...rest, location, placeCode, socialLinks: Object.fromEntries(links) as SocialLinks };
  });
