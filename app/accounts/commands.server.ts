import {
  countAttempt,
  countOrAbort,
  countSetting,
  isOverLimit,
  secondsToNextHour,
} from "~/database/attempt-counters.server";
import { type Database, isNullViolation } from "~/database/connection.server";
import { outboxRow, outboxRowIf } from "~/database/outbox.server";
import { MAX_TRIES, newId } from "~/database/statements.server";
import { CATEGORIES } from "~/listings/category";
import { type PictureRefusal, portraitFault, unreadableFault } from "~/listings/picture";
import { pictureUrl } from "~/listings/queries.server";
import { storeReport } from "~/moderation/queries.server";
import { REPORTS_AN_HOUR, type ReportRefusal } from "~/moderation/report";
import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { MINUTE } from "~/platform/dates";
import { categoryCacheTag, LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { countPictures, readStart, refusedFile } from "~/platform/picture-uploads.server";
import type { EncodedPicture } from "~/platform/pictures.server";
import { digest, randomToken } from "~/platform/secrets.server";
import { correctionAnsweredMail } from "./export-text";
import {
  countMail,
  overHourlyLimit,
  type PasswordOwner,
  type RecheckRefusal,
  recheckPassword,
} from "./login-commands.server";
import {
  accountByEmail,
  accountById,
  changePasswordHash,
  deleteExpiredTokens,
  findTokenOwner,
  redeemEmailChange,
  replaceEmailToken,
  selectBarred,
} from "./login-queries.server";
import {
  barredAddressMail,
  emailChangedMail,
  emailChangeMail,
  emailChangeWarningMail,
  emailTakenMail,
  LINK_MINUTES,
  passwordChangedMail,
} from "./mail-text";
import { isOwnersNameOrEmail, passwordsLikeName } from "./password";
import { PROFILE_CHANGES_AN_HOUR, type ProfileDraft, type Viewer } from "./person";
import type { TaxIdentity } from "./personal-data";
import {
  endRestriction,
  findDataRequest,
  insertDataRequest,
  selectOpenCorrection,
  writeAnswer,
  writeRestriction,
} from "./personal-data-queries.server";
import { removeTaxIdentity, renewCopies, saveTaxIdentity, storeProfile } from "./profile-queries.server";
import { chosenPortraitFault, portraitFaultSentence } from "./profile-text";
import { barredPrefixes, type KnownDevice } from "./sessions.server";
import { RESTRICTED_LISTING, RESTRICTION_BEGUN, RESTRICTION_LIFTED } from "./text";

export async function appealSuspension(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  text: string,
): Promise<Outcome<"sent", ReportRefusal>> {
  const appeal = {
    id: newId(),
    subject: "appeal",
    subjectId: userId,
    reporterId: userId,
    reason: text,
    createdAt: now,
  } as const;
  const stored = await storeReport(db, appeal, REPORTS_AN_HOUR);
  return stored === "stored" ? ok("sent") : refused(stored);
}

export async function requestDataExport(
  context: Context,
  user: { id: string; email: string },
  { password, address }: { password: string; address: string },
): Promise<Outcome<"asked", "too_soon"> | RecheckRefusal> {
  const { db, now } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  const [, asked] = await db.batch([
    checked.forgiven,
    insertDataRequest(db, { userId: user.id, kind: "access", words: "" }, now),
  ]);
  return asked.length > 0 ? ok("asked") : refused("too_soon");
}

export async function requestCorrection(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  words: string,
): Promise<Outcome<"asked", "already_open">> {
  const [asked, open] = await db.batch([
    insertDataRequest(db, { userId, kind: "correction", words }, now),
    selectOpenCorrection(db, userId),
  ]);
  // A form with the same words was submitted twice.
  return asked.length > 0 || open[0]?.words === words ? ok("asked") : refused("already_open");
}

export async function answerCorrection(
  context: Context,
  { id, operatorId }: { id: string; operatorId: string },
  { answer, done }: { answer: string; done: boolean },
): Promise<Outcome<"answered", "no_data_request" | "already">> {
  const { db, now, env } = context;
  const found = await findDataRequest(db, id, operatorId);
  if (found?.kind !== "correction") return refused("no_data_request");
  const mail = correctionAnsweredMail(found.email, answer, done, `${env.appOrigin}/account/data`);
  const written = await writeAnswer(
    db,
    { operatorId, kind: "answer_correction", subjectId: id, reason: answer },
    { status: done ? "done" : "refused", answer },
    now,
    (isRecorded) => [outboxRowIf(db, isRecorded, mail, now)],
  );
  if (!written) return refused("already");
  context.defer(sendOutbox(context));
  return ok("answered");
}

type Owner = PasswordOwner &
  Pick<Viewer, "name" | "pictureUrl" | "unreadMessages" | "unreadNotifications" | "operator">;

export type PasswordChange = {
  user: Owner;
  current: string;
  next: string;
  address: string;
  /** The session continues with a new token; all other sessions of this person end. */
  session: { id: string; remember: boolean };
  knownDevice: KnownDevice | null;
};

export async function changePassword(
  context: Context,
  wanted: PasswordChange,
): Promise<{ ok: true; cookies: string[] } | { ok: false; reason: "owners_name" } | RecheckRefusal> {
  const { db, env, now, passwords, sessions, knownDevices } = context;
  const { user, session, address, knownDevice } = wanted;
  const checked = await recheckPassword(context, user, { password: wanted.current, address });
  if (!checked.ok) return checked;
  const userId = user.id;
  const { pictureUrl, unreadMessages, unreadNotifications, operator } = user;
  // The account is read again, because another tab may have changed the name since the session was read.
  const { name, email, passwordHash } = checked.account;
  if (isOwnersNameOrEmail(wanted.next, { name, email })) {
    await checked.forgiven;
    return { ok: false, reason: "owners_name" };
  }
  const hash = await passwords.hash(wanted.next);
  const opened = await sessions.open({
    userId,
    name,
    email,
    pictureUrl,
    unreadMessages,
    unreadNotifications,
    operator,
    remember: session.remember,
  });
  const fresh = await sessions.idOf(opened.token);
  let owner = { name, email };
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const ended = await changePasswordHash(db, {
      userId,
      owner,
      now,
      failures: checked.failures,
      hashes: { from: passwordHash, to: hash },
      session: { from: session.id, to: fresh },
      mail: passwordChangedMail(owner.email, `${env.appOrigin}/forgot-password`),
    }).catch((error) => {
      if (isOverLimit(error)) return "too_often" as const;
      throw error;
    });
    if (ended === "too_often") {
      context.defer(sessions.forget([fresh]));
      return overHourlyLimit(checked.forgiven, now);
    }
    if (ended) {
      context.defer(sessions.forget(ended));
      context.defer(sendOutbox(context));
      const known = await knownDevices.remember(knownDevice, { id: userId, passwordHash: hash });
      return { ok: true, cookies: [opened.cookie, known] };
    }
    // Either the name, the address or the password was changed in the meantime, or this session has ended.
    const [stored] = await accountById(db, userId);
    if (stored?.passwordHash !== passwordHash) break;
    owner = { name: stored.name, email: stored.email };
    if (isOwnersNameOrEmail(wanted.next, owner)) {
      context.defer(sessions.forget([fresh]));
      return { ok: false, reason: "owners_name" };
    }
  }
  context.defer(sessions.forget([fresh]));
  return { ok: false, reason: "wrong" };
}

type ProfileChange =
  | { ok: true; pictureUrl?: string }
  | { ok: false; reason: "too_many_profile_changes" | "name_is_password" }
  | PictureRefusal;

const MORE_BATCHES = 50;
/** The number of listings whose pages are purged at once. The pages of others expire within a minute. */
const PURGED = 50;

/** Writes a new picture to R2 under its own key before any row refers to it. The scheduler deletes unused pictures. */
export async function changeProfile(
  context: Pick<Context, "db" | "now" | "passwords" | "pictures" | "defer" | "purge"> & RenewalContext,
  userId: string,
  draft: ProfileDraft,
  file: File | undefined,
): Promise<ProfileChange> {
  const { db, now, pictures } = context;
  let changed: { pictureUrl?: string } = {};
  let name = await judgeName(context, userId, draft.fullName);
  if (name.fault) return { ok: false, reason: name.fault };
  if (file) {
    const encoding = await encodePortrait(context, userId, file);
    if (!encoding.ok) return encoding;
    const key = crypto.randomUUID();
    await pictures.put(key, encoding.picture, "person");
    changed = { pictureUrl: pictureUrl(key) };
  }
  context.purge(LISTS_CACHE_TAG, personCacheTag(userId));
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const counted = name.counted ? [] : [countOrAbort(db, profileCounter(userId), PROFILE_CHANGES_AN_HOUR, now)];
    try {
      const profile = { ...draft, ...changed };
      const { more, subjects } = await storeProfile(db, userId, profile, {
        comparedHash: name.comparedHash,
        alongside: counted,
      });
      context.purge(...subjects.slice(0, PURGED).map(personCacheTag));
      if (more) context.defer(renewTheRest(context, userId));
      return { ok: true, ...changed };
    } catch (error) {
      if (isOverLimit(error)) return { ok: false, reason: "too_many_profile_changes" };
      if (!isNullViolation(error, "users.full_name")) throw error;
    }
    // The password was changed in the meantime, possibly to this name.
    name = await judgeName(context, userId, draft.fullName);
    if (name.fault) return { ok: false, reason: name.fault };
  }
  throw new Error("the password was changed at every try to store a name");
}

const profileCounter = (userId: string) => `profile:${userId}`;

type JudgedName = {
  fault?: "too_many_profile_changes" | "name_is_password";
  counted: boolean;
  /** The hash that the name was compared with, which must still be stored. Null if none was. */
  comparedHash: string | null;
};

/** Counts refused names too: a stolen session must not test passwords as names. */
async function judgeName(
  { db, now, passwords }: Pick<Context, "db" | "now" | "passwords">,
  userId: string,
  name: string,
): Promise<JudgedName> {
  const spellings = passwordsLikeName(name);
  if (spellings.length === 0) return { counted: false, comparedHash: null };
  const [counted, [account]] = await db.batch([
    countAttempt(db, profileCounter(userId), PROFILE_CHANGES_AN_HOUR, now),
    accountById(db, userId),
  ]);
  if (counted.length === 0) return { fault: "too_many_profile_changes", counted: false, comparedHash: null };
  if (!account || account.name === name) return { counted: true, comparedHash: null };
  for (const spelling of spellings) {
    if (await passwords.verify(account.passwordHash, spelling))
      return { fault: "name_is_password", counted: true, comparedHash: null };
  }
  return { counted: true, comparedHash: account.passwordHash };
}

type RenewalContext = Pick<Context, "deferredDb" | "purgeNow">;

async function renewTheRest({ deferredDb, purgeNow }: RenewalContext, userId: string): Promise<void> {
  for (let round = 0; round < MORE_BATCHES; round += 1) {
    const { more, subjects } = await renewCopies(deferredDb, userId);
    const shown = [userId, ...(round === 0 ? subjects.slice(0, PURGED) : [])];
    await purgeNow(LISTS_CACHE_TAG, ...shown.map(personCacheTag));
    if (!more) return;
  }
}

async function encodePortrait(
  { db, now, pictures }: Pick<Context, "db" | "now" | "pictures">,
  userId: string,
  file: File,
): Promise<{ ok: true; picture: EncodedPicture } | PictureRefusal> {
  const fault = await chosenPortraitFault(file);
  if (fault) return refusedFile(fault);
  const [allowed] = await countPictures(db, userId, 1, now);
  if (!allowed) return { ok: false, reason: "too_many_pictures" };
  const unreadable = refusedFile(portraitFaultSentence(unreadableFault(await readStart(file)), file.name));
  const size = await pictures.measure(file);
  if (!size) return unreadable;
  const wrongSize = portraitFault(size);
  if (wrongSize) return refusedFile(portraitFaultSentence(wrongSize, file.name));
  const picture = await pictures.encode(file, size);
  return picture ? { ok: true, picture } : unreadable;
}

/**
 * Stores the tax identity, or deletes it for null. Requires the password again, so that an open session is not enough.
 */
export async function changeTaxIdentity(
  context: Context,
  user: { id: string; email: string },
  { identity, password, address }: { identity: TaxIdentity | null; password: string; address: string },
): Promise<{ ok: true } | RecheckRefusal> {
  const { db, now } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  const change = identity === null ? removeTaxIdentity(db, user.id) : saveTaxIdentity(db, user.id, identity, now);
  try {
    await db.batch([checked.forgiven, countSetting(db, "tax-identity", user.id, now), change]);
  } catch (error) {
    if (isOverLimit(error)) return overHourlyLimit(checked.forgiven, now);
    throw error;
  }
  return { ok: true };
}

type Link = { userId: string; token: string };

/** Returns null for an expired link or another person's: the reader of a mistyped address must not get the account. */
export async function pendingEmail(db: Database, link: Link, now: number): Promise<string | null> {
  const owner = await findTokenOwner(db, await digest(link.token), "email", now);
  return owner?.userId === link.userId ? owner.newEmail : null;
}

/** Consumes the link. Returns null for an invalid link, or if the address was taken in the meantime. */
export async function confirmEmailChange(context: Context, user: PasswordOwner, given: string): Promise<string | null> {
  const { db, env, now } = context;
  const newEmail = await pendingEmail(db, { userId: user.id, token: given }, now);
  if (newEmail === null) return null;
  const changed = await redeemEmailChange(db, {
    userId: user.id,
    token: await digest(given),
    newEmail,
    mail: emailChangedMail(user.email, `${env.appOrigin}/help-center`),
    now,
  });
  if (!changed) return null;
  context.defer(sendOutbox(context));
  return newEmail;
}

const REQUESTS_AN_HOUR = 5;

/** A taken or barred address gets the same answer, and the link is not sent, so that the answer reveals nothing. */
export async function requestEmailChange(
  context: Context,
  user: PasswordOwner,
  wanted: { newEmail: string; password: string; address: string },
): Promise<{ ok: true } | RecheckRefusal> {
  const { db, env, now } = context;
  const { newEmail, password, address } = wanted;
  // The trip of the password check counts this, so a wrong password counts as a request too.
  const mailbox = await digest(newEmail);
  const checked = await recheckPassword(context, user, { password, address }, [
    countAttempt(db, `email-change:${user.id}`, REQUESTS_AN_HOUR, now),
    countMail(db, mailbox, now),
    accountByEmail(db, newEmail),
    selectBarred(db, await barredPrefixes(env.sessionSecrets, newEmail), now),
  ]);
  if (!checked.ok) return checked;
  const [requests, mails, [taken], [barred]] = checked.alongside;
  if (requests.length === 0 || mails.length === 0) {
    return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  }
  const token = randomToken();
  const mail = taken
    ? emailTakenMail(newEmail, `${env.appOrigin}/login`)
    : barred
      ? barredAddressMail(newEmail, barred.until)
      : emailChangeMail(newEmail, `${env.appOrigin}/account/email?token=${token}`);
  await db.batch([
    checked.forgiven,
    deleteExpiredTokens(db, now, 10),
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "email",
      newEmail,
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, mail, now),
    outboxRow(db, emailChangeWarningMail(user.email, `${env.appOrigin}/forgot-password`), now),
  ]);
  context.defer(sendOutbox(context));
  return { ok: true };
}

type RestrictionContext = Pick<Context, "db" | "now" | "purge">;

/** Restrictions and reopenings of an account in an hour. Each of them stores a row and changes public pages. */
const CHANGES_AN_HOUR = 20;

export function restrictAccount(context: RestrictionContext, userId: string): Promise<boolean> {
  const said = { reason: RESTRICTED_LISTING, words: RESTRICTION_BEGUN };
  return counting(context, userId, (counted) => writeRestriction(context.db, userId, said, counted, context.now));
}

export function liftRestriction(context: RestrictionContext, userId: string): Promise<boolean> {
  return counting(context, userId, (counted) =>
    endRestriction(context.db, userId, RESTRICTION_LIFTED, counted, context.now),
  );
}

async function counting(
  { db, now, purge }: RestrictionContext,
  userId: string,
  write: (counted: ReturnType<typeof countOrAbort>) => Promise<void>,
): Promise<boolean> {
  const purgePages = () =>
    purge(LISTS_CACHE_TAG, personCacheTag(userId), ...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
  try {
    await write(countOrAbort(db, `restriction:${userId}`, CHANGES_AN_HOUR, now));
  } catch (error) {
    if (isOverLimit(error)) return false;
    // The write may have succeeded even though the response was lost.
    purgePages();
    throw error;
  }
  purgePages();
  return true;
}
