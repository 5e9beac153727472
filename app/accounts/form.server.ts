import * as z from "zod";
import { NOTIFICATION_KINDS } from "~/notifications/notification";
import { MIN_ACTION_REASON } from "~/operators/operator";
import { placeField } from "~/places/form.server";
import { textField } from "~/platform/forms/fields.server";
import { cleanLine, cleanText, hasLetter } from "~/platform/strings";
import { hasContactNumber } from "./contact-details";
import { hasOurName, isMisleadingName, isMisleadingSkill, staffClaimIn } from "./impersonation";
import { MUST_AGREE } from "./login-text";
import {
  isOwnersNameOrEmail,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordFault,
  type PasswordHolder,
  passwordFaults,
} from "./password";
import {
  asciiAddress,
  isWebAddress,
  MAX_BIO,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  type ProfileDraft,
  parseSkills,
  SOCIAL_NETWORKS,
  type SocialLinks,
} from "./person";
import { MAX_CORRECTION, MIN_CORRECTION, readTaxIdentity } from "./personal-data";
import { phoneText, readPhone } from "./phone";
import { NOT_MOBILE, phoneFaultSentence } from "./profile-text";
import { TAX_FAULTS } from "./text";

/** Trims an email address and makes it lower case, so that one mailbox has one spelling. */
const emailField = z
  .string({ error: "Isi email Anda" })
  .max(254, "Email paling panjang 254 karakter")
  .transform((typed) => cleanLine(typed).toLowerCase())
  .refine((email) => z.email().safeParse(email).success, "Tulis alamat email yang lengkap, misalnya nama@contoh.id");

export const FILL_ALL_FIELDS = "Mohon isi semua kolom";

export function isIncomplete(form: FormData, names: readonly string[]): boolean {
  return missingIn(form, names).length > 0;
}

export function missingIn(form: FormData, names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = form.get(name);
    return typeof value !== "string" || value.trim() === "";
  });
}

const LENGTHS: Partial<Record<PasswordFault, string>> = {
  too_short: `minimal ${MIN_PASSWORD_LENGTH} karakter`,
  too_long: `paling panjang ${MAX_PASSWORD_LENGTH} karakter`,
};
const CONTENTS: Partial<Record<PasswordFault, string>> = {
  no_letter: "huruf",
  no_number: "angka",
  no_symbol: "simbol, misalnya # atau !",
};
const GUESSES: Partial<Record<PasswordFault, string>> = {
  product_name: "Kata sandi tidak boleh memuat nama JasaWarga",
  owners_name: "Kata sandi tidak boleh sama dengan email atau nama Anda",
  common: "Kata sandi ini terlalu umum dan mudah ditebak",
};

const listed = (words: readonly string[]) =>
  words.length < 3 ? words.join(" dan ") : `${words.slice(0, -1).join(", ")}, dan ${words.at(-1)}`;

/** Returns one sentence with every fault, so that no correction is followed by another refusal. */
export function passwordSentence(faults: readonly PasswordFault[]): string {
  const of = (texts: Partial<Record<PasswordFault, string>>) => faults.flatMap((fault) => texts[fault] ?? []);
  const contents = of(CONTENTS);
  const rules = [...of(LENGTHS), ...(contents.length > 0 ? [`harus berisi ${listed(contents)}`] : [])];
  const guesses = of(GUESSES);
  return [
    ...(rules.length > 0 ? [`Kata sandi ${rules.join(" dan ")}`] : []),
    ...guesses,
    ...(faults.some((fault) => fault === "owners_name" || fault === "common") ? ["Pilih yang lain"] : []),
  ].join(". ");
}

/** Checks a new password. `owner` is null if the form does not contain the name and the email address. */
const newPassword = (owner: PasswordHolder | null) =>
  z.string({ error: "Isi kata sandi" }).superRefine((password, check) => {
    const faults = passwordFaults(password, owner);
    if (faults.length > 0) check.addIssue({ code: "custom", message: passwordSentence(faults) });
  });

export const OWN_NAME_OR_EMAIL = passwordSentence(["owners_name"]);

function signupPasswordFaults(form: unknown): PasswordFault[] {
  const { fullName: name, email, password } = Object(form) as Record<string, unknown>;
  if (typeof password !== "string") return [];
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return passwordFaults(password, { name: text(name), email: text(email) });
}

/** Skips hashing for a password that could never have been set. */
const knownPassword = (missing: string) =>
  z
    .string({ error: missing })
    .max(2 * MAX_PASSWORD_LENGTH, `Kata sandi paling panjang ${MAX_PASSWORD_LENGTH} karakter`);

const ASK_AGAIN = "Tulis kata sandi Anda";

/** Returns null if the password is invalid and adds the issue to its field. */
export function recheckedIn(
  typed: string,
  issues: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
): string | null {
  const known = knownPassword(ASK_AGAIN).min(1, ASK_AGAIN).safeParse(typed);
  if (known.success) return known.data;
  issues.addIssue({
    code: "custom",
    path: ["currentPassword"],
    message: known.error.issues[0]?.message ?? "",
  });
  return null;
}

const confirmPassword = z.string({ error: "Ulangi kata sandi" });

type PasswordPair = { password: string; confirmPassword: string };

function hasSamePasswords({ password, confirmPassword }: PasswordPair): boolean {
  return password === confirmPassword;
}

const passwordsDifferRule = {
  path: ["confirmPassword"],
  message: "Konfirmasi kata sandi tidak cocok",
  // The fields are compared even if other fields are invalid.
  when: ({ value }: { value: unknown }) => isPair(value),
};

function isPair(value: unknown): boolean {
  const { password, confirmPassword } = Object(value) as Record<string, unknown>;
  return typeof password === "string" && typeof confirmPassword === "string";
}

const currentPassword = knownPassword("Isi kata sandi Anda saat ini");

export const forgotForm = z.object({ email: emailField });

export const RESET_FIELDS = ["password", "confirmPassword"] as const;

export const resetForm = (owner: PasswordHolder | null) =>
  z.object({ password: newPassword(owner), confirmPassword }).refine(hasSamePasswords, passwordsDifferRule);

export const PASSWORD_CHANGE_FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

export const passwordChangeForm = (owner: PasswordHolder) =>
  z
    .object({ currentPassword, password: newPassword(owner), confirmPassword })
    .refine(hasSamePasswords, passwordsDifferRule);

const oneTimePassword = z
  .string({ error: "Tulis kode enam angka dari aplikasi" })
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .refine((typed) => /^\d{6}$/.test(typed), "Kode terdiri dari enam angka");

export const passwordRecheckForm = z.object({ currentPassword });
export const firstCodeForm = z.object({ oneTimePassword });
export const twoStepRecheckForm = z.object({ currentPassword, oneTimePassword });

/** The maximum number of characters of a passkey response, in JSON. */
const MAX_PASSKEY_ANSWER = 20_000;

export const newPasskeyForm = twoStepRecheckForm.extend({
  response: z.string({ error: "Kunci sandi belum dibuat" }).max(MAX_PASSKEY_ANSWER),
});
export const passkeyRemovalForm = passwordRecheckForm.extend({ passkey: z.string().max(1_400) });

/** The second step of a login. The one-time password may also be a recovery code. */
export const secondStepForm = z
  .object({
    oneTimePassword: z.string().max(60, "Kode terlalu panjang").default(""),
    response: z.string().max(MAX_PASSKEY_ANSWER).default(""),
  })
  .refine(({ oneTimePassword, response }) => oneTimePassword.trim() !== "" || response !== "", {
    path: ["oneTimePassword"],
    message: "Tulis kode enam angka dari aplikasi, atau kode pemulihan",
  });

export const EMAIL_CHANGE_FIELDS = ["email", "currentPassword"] as const;

export const emailChangeForm = z
  .object({ email: emailField, currentPassword })
  .refine(({ email, currentPassword }) => !isOwnersNameOrEmail(currentPassword, { email, name: "" }), {
    path: ["email"],
    message: "Email baru tidak boleh sama dengan kata sandi Anda. Ganti kata sandi dulu",
  });

export const LOGIN_FIELDS = ["email", "password"] as const;

export const loginForm = z.object({
  email: emailField,
  password: knownPassword("Isi kata sandi Anda"),
  remember: z.boolean().default(false),
});

const REQUEST_MISSING = "Isi kata sandi Anda saat ini";

export const ownPasswordForm = z.object({
  currentPassword: knownPassword(REQUEST_MISSING).min(1, REQUEST_MISSING),
});

export const correctionForm = z.object({
  words: textField(cleanText, {
    min: MIN_CORRECTION,
    short: `Tulis data mana yang keliru dan isinya yang benar, minimal ${MIN_CORRECTION} karakter`,
    max: MAX_CORRECTION,
    long: `Permintaan maksimal ${MAX_CORRECTION} karakter`,
  }),
});

export const correctionAnswerForm = z.object({
  answer: textField(cleanText, {
    min: MIN_ACTION_REASON,
    short: `Tulis jawabannya, minimal ${MIN_ACTION_REASON} karakter`,
    max: 1_000,
    long: "Jawaban maksimal 1000 karakter",
  }),
  act: z.enum(["done", "refused"], { error: "Pilih apakah datanya diperbaiki" }),
});

const NO_EMAIL = "Please enter a valid email address";
const NO_ADDRESS = "Please enter a valid URL";

const NUMBER_IN_NAME = "Nama tidak boleh memuat nomor telepon atau nomor rekening. Tulis nama saja, misalnya Sari Dewi";

export const NAME_IS_PASSWORD = "Full name must not be the same as your password";

const addressField = z
  .string({ error: NO_ADDRESS })
  .default("")
  .transform(cleanLine)
  .refine((address) => address === "" || isWebAddress(address), NO_ADDRESS)
  .refine((address) => address.length <= 300, "URL must be at most 300 characters");

/** Returns whether the host of an address imitates ours. Its owner may link to JasaWarga itself. */
function hasImitatingHost(address: string): boolean {
  const [, host = ""] = /^https?:\/\/(?:www\.)?([^/?#]*)/i.exec(address.normalize("NFKC")) ?? [];
  return host.toLowerCase() !== "jasawarga.id" && hasOurName(host);
}

/** Characters that are examined. Longer biographies and skills are refused anyway. */
const MAX_EXAMINED_PROFILE = 2_000;

const websiteField = addressField
  .refine((address) => !hasImitatingHost(address), "Alamat situs tidak boleh memakai nama JasaWarga atau yang mirip")
  .transform(asciiAddress);

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]["name"];

/** Hosts of each network. Shorteners such as lnkd.in are not among them, because they can point to any site. */
const NETWORK_HOSTS: Record<SocialNetwork, { hosts: readonly string[]; profile: string }> = {
  facebook: { hosts: ["facebook.com", "fb.com"], profile: "https://www.facebook.com/nama.anda" },
  twitter: { hosts: ["x.com", "twitter.com"], profile: "https://x.com/nama_anda" },
  instagram: { hosts: ["instagram.com"], profile: "https://www.instagram.com/nama.anda" },
  linkedin: { hosts: ["linkedin.com"], profile: "https://www.linkedin.com/in/nama-anda" },
};
/** Matches devices and languages: "m.facebook.com", "id-id.facebook.com". "l.facebook.com" can point to any site. */
const NETWORK_SUBDOMAIN = /^(?:www|m|mobile|web|mbasic|touch|[a-z]{2}(?:-[a-z]{2})?)\./;
/** Matches pages of networks that send the visitor to another site. */
const REDIRECTING = /^\/(?:l\.php|flx|redir|redirect|share|sharer|dialog|intent|url|safety\/go)(?:[/.?]|$)/i;

function isOnNetwork(address: string, name: SocialNetwork): boolean {
  const { hostname, port, pathname } = new URL(address);
  const { hosts } = NETWORK_HOSTS[name];
  const isHost = hosts.includes(hostname) || hosts.includes(hostname.replace(NETWORK_SUBDOMAIN, ""));
  return isHost && port === "" && !REDIRECTING.test(pathname);
}

function networkField(name: SocialNetwork) {
  const { hosts, profile } = NETWORK_HOSTS[name];
  const label = SOCIAL_NETWORKS.find((network) => network.name === name)?.label ?? name;
  return addressField
    .refine(
      (address) => !isWebAddress(address) || isOnNetwork(address, name),
      `Tautan ${label} harus menuju profil Anda di ${hosts.join(" atau ")}, misalnya ${profile}`,
    )
    .transform(asciiAddress);
}

export const profileForm = z
  .object({
    fullName: textField(cleanLine, {
      min: 2,
      short: "Full name must be at least 2 characters",
      max: 100,
      long: "Full name must be at most 100 characters",
    })
      .refine((name) => [...name].length < 2 || hasLetter(name), "Full name must contain letters")
      .refine((name) => !isOneLetter(name), "Full name must have at least 2 letters, such as A. Rahman")
      .refine(
        (name) => !isMisleadingName(name),
        "Full name must be your own, without a check mark, a web or email address, JasaWarga, a bank or a staff name such as admin, CS or verifikasi",
      )
      .refine((name) => !hasContactNumber(name), NUMBER_IN_NAME),
    bio: z
      .string()
      .default("")
      .transform(cleanText)
      .refine((bio) => [...bio].length <= MAX_BIO, "Bio must be less than 500 characters")
      .refine(
        (bio) => staffClaimIn(bio.slice(0, MAX_EXAMINED_PROFILE)) === null,
        "Bio tidak boleh menyerupai petugas atau layanan resmi JasaWarga. Ceritakan keahlian Anda sendiri",
      ),
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
    website: websiteField,
    skills: z
      .string()
      .default("")
      .transform(parseSkills)
      .refine((skills) => skills.length <= MAX_SKILLS, `Please enter at most ${MAX_SKILLS} skills`)
      .refine(
        (skills) => skills.every((skill) => [...skill].length <= MAX_SKILL_LENGTH),
        `Each skill must be at most ${MAX_SKILL_LENGTH} characters`,
      )
      .refine(
        (skills) => skills.length > MAX_SKILLS || !skills.some(isMisleadingSkill),
        "Keahlian tidak boleh menyerupai petugas atau layanan resmi JasaWarga. Tulis keahliannya saja, misalnya Desain logo",
      ),
    facebook: networkField("facebook"),
    twitter: networkField("twitter"),
    instagram: networkField("instagram"),
    linkedin: networkField("linkedin"),
  })
  .transform(({ facebook, twitter, instagram, linkedin, location: where, ...rest }): ProfileDraft => {
    const links = Object.entries({ facebook, twitter, instagram, linkedin }).filter(([, url]) => url !== "");
    const { location, placeCode } = where;
    return { ...rest, location, placeCode, socialLinks: Object.fromEntries(links) as SocialLinks };
  });

export function refusedAbout(form: FormData): string[] {
  const typed = (name: string) => String(form.get(name) ?? "");
  const claim = staffClaimIn(cleanText(typed("bio")).slice(0, MAX_EXAMINED_PROFILE));
  const skills = parseSkills(typed("skills").slice(0, MAX_EXAMINED_PROFILE)).filter(isMisleadingSkill);
  const website = cleanLine(typed("website"));
  return [...(claim ? [claim] : []), ...skills, ...(hasImitatingHost(website) ? [website] : [])];
}

function isOneLetter(name: string): boolean {
  return [...name].length > 1 && /^[^\p{L}]*\p{L}[^\p{L}]*$/u.test(name);
}

export const SIGNUP_FIELDS = ["fullName", "email", "password", "confirmPassword"] as const;

const agreeToTerms = z
  .boolean({ error: MUST_AGREE })
  .default(false)
  .refine((agreed) => agreed, MUST_AGREE);

export const agreementForm = z.object({ agreeToTerms });

export const signupForm = z
  .object({
    fullName: z
      .string({ error: "Isi nama lengkap Anda" })
      .transform(cleanLine)
      .refine((name) => [...name].length >= 2, "Nama lengkap minimal 2 karakter")
      .refine((name) => [...name].length < 2 || hasLetter(name), "Tulis nama dengan huruf, misalnya Sari Dewi")
      .refine((name) => !isOneLetter(name), "Satu huruf belum cukup. Tulis nama lengkap Anda, misalnya A. Rahman")
      .refine(
        (name) => !isMisleadingName(name),
        "Tulis nama Anda sendiri, tanpa tanda centang, alamat situs, atau email, dan tanpa JasaWarga, nama bank, atau nama petugas seperti admin, CS, dan verifikasi",
      )
      .refine((name) => !hasContactNumber(name), NUMBER_IN_NAME)
      .refine((name) => [...name].length <= 100, "Nama lengkap paling panjang 100 karakter"),
    email: emailField,
    password: z.string({ error: "Isi kata sandi" }),
    confirmPassword,
    agreeToTerms,
  })
  .refine(hasSamePasswords, passwordsDifferRule)
  .refine((form) => signupPasswordFaults(form).length === 0, {
    path: ["password"],
    error: ({ input }) => passwordSentence(signupPasswordFaults(input)),
    // The password is compared even if other fields are invalid.
    when: ({ value }) => signupPasswordFaults(value).length > 0,
  });

const typed = z.string().optional().default("");

export const taxIdentityForm = z
  .object({ kind: typed, number: typed, currentPassword: typed })
  .transform(({ currentPassword, ...fields }, issues) => {
    const identity = readTaxIdentity(fields);
    if (!identity.ok) {
      const path = [identity.reason === "unknown_kind" ? "kind" : "number"];
      issues.addIssue({ code: "custom", path, message: TAX_FAULTS[identity.reason] });
    }
    const password = recheckedIn(currentPassword, issues);
    return identity.ok && password !== null ? { identity: identity.value, password } : z.NEVER;
  });

export const taxRemovalForm = z.object({ currentPassword: typed }).transform(({ currentPassword }, issues) => {
  const password = recheckedIn(currentPassword, issues);
  return password === null ? z.NEVER : { identity: null, password };
});

export const VERIFY_FIELDS = ["password"] as const;

export const verifyForm = z.object({ password: knownPassword("Isi kata sandi Anda") });

export const resendForm = z.object({ email: emailField });

/** An empty field removes the number. Others are stored as "+6281234567890". */
export const contactNumberForm = z.object({
  mobile: z
    .string()
    .default("")
    .transform((typed, issues) => {
      if (typed.trim() === "") return "";
      const read = readPhone(typed);
      if (read.ok && read.phone.isMobile) return read.phone.digits.replace(/^0/, "+62");
      const message = read.ok ? NOT_MOBILE : phoneFaultSentence(read.fault);
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});

/** Browsers omit an unchecked box, which means no. */
export const mailKindsForm = z.object(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean().default(false)])) as Record<
    (typeof NOTIFICATION_KINDS)[number],
    z.ZodDefault<z.ZodBoolean>
  >,
);
