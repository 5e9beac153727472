import { portraitFaultSentence } from "~/copy/account/portrait";
import { renewCopies, storeProfile } from "~/db/account/profile-changes.server";
import { accountById } from "~/db/account/users.server";
import { countAttempt, countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { pictureUrl } from "~/db/listing/pictures.server";
import { passwordsLikeName } from "~/domain/account/password";
import { isPortrait, portraitFault, portraitWeightFault } from "~/domain/account/portrait";
import { PROFILE_CHANGES_AN_HOUR, type ProfileDraft } from "~/domain/account/profile";
import { type PictureRefusal, unreadableFault } from "~/domain/listing/picture";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import type { EncodedPicture } from "~/platform/core/pictures.server";
import { countPictures, refusedFile, startOf } from "../core/encode-pictures.server";

/** `pictureUrl` only where the picture changed. A refusal stored nothing. */
type ProfileChange =
  | { ok: true; pictureUrl?: string }
  | { ok: false; reason: "too_many_profile_changes" | "name_is_password" }
  | PictureRefusal;

const MORE_BATCHES = 50;
/** Purged at once; pages of more people expire within a minute by themselves. */
const PURGED = 50;

/** A new picture is in R2 under its own key before any row names it; old and orphaned ones are left to the sweep. */
export async function changeProfile(
  context: Pick<Context, "db" | "now" | "passwords" | "pictures" | "defer" | "purge"> & Renewing,
  userId: string,
  draft: ProfileDraft,
  file: File | undefined,
): Promise<ProfileChange> {
  const { db, now, pictures } = context;
  let changed: { pictureUrl?: string } = {};
  const name = await judgeName(context, userId, draft.fullName);
  if (name.fault) return { ok: false, reason: name.fault };
  if (file) {
    const encoding = await encodePortrait(context, userId, file);
    if (!encoding.ok) return encoding;
    const key = crypto.randomUUID();
    await pictures.put(key, encoding.picture, "person");
    changed = { pictureUrl: pictureUrl(key) };
  }
  const counted = name.counted ? [] : [countOrAbort(db, counterOf(userId), PROFILE_CHANGES_AN_HOUR, now)];
  context.purge(LISTS, personCacheTag(userId));
  try {
    const profile = { ...draft, ...changed };
    const { more, subjects } = await storeProfile(db, userId, profile, counted);
    context.purge(...subjects.slice(0, PURGED).map(personCacheTag));
    if (more) context.defer(renewTheRest(context, userId));
  } catch (error) {
    if (isOverLimit(error)) return { ok: false, reason: "too_many_profile_changes" };
    throw error;
  }
  return { ok: true, ...changed };
}

const counterOf = (userId: string) => `profile:${userId}`;

/** Refused names count too: a stolen session must not try out passwords as names. */
async function judgeName(
  { db, now, passwords }: Pick<Context, "db" | "now" | "passwords">,
  userId: string,
  name: string,
): Promise<{ fault?: "too_many_profile_changes" | "name_is_password"; counted: boolean }> {
  const spellings = passwordsLikeName(name);
  if (spellings.length === 0) return { counted: false };
  const [counted, [account]] = await db.batch([
    countAttempt(db, counterOf(userId), PROFILE_CHANGES_AN_HOUR, now),
    accountById(db, userId),
  ]);
  if (counted.length === 0) return { fault: "too_many_profile_changes", counted: false };
  if (!account || account.name === name) return { counted: true };
  for (const spelling of spellings) {
    if (await passwords.verify(account.passwordHash, spelling))
      return { fault: "name_is_password", counted: true };
  }
  return { counted: true };
}

type Renewing = Pick<Context, "deferredDb" | "purgeNow">;

async function renewTheRest({ deferredDb, purgeNow }: Renewing, userId: string): Promise<void> {
  for (let round = 0; round < MORE_BATCHES; round += 1) {
    const { more, subjects } = await renewCopies(deferredDb, userId);
    const shown = [userId, ...(round === 0 ? subjects.slice(0, PURGED) : [])];
    await purgeNow(LISTS, ...shown.map(personCacheTag));
    if (!more) return;
  }
}

export async function portraitFileFault(file: File | undefined): Promise<string | null> {
  if (!file) return null;
  const weightFault = portraitWeightFault(file.size);
  if (weightFault) return portraitFaultSentence(weightFault, file.name);
  return isPortrait(await startOf(file)) ? null : portraitFaultSentence("no_picture", file.name);
}

async function encodePortrait(
  { db, now, pictures }: Pick<Context, "db" | "now" | "pictures">,
  userId: string,
  file: File,
): Promise<{ ok: true; picture: EncodedPicture } | PictureRefusal> {
  const fault = await portraitFileFault(file);
  if (fault) return refusedFile(fault);
  const [allowed] = await countPictures(db, userId, 1, now);
  if (!allowed) return { ok: false, reason: "too_many_pictures" };
  const unreadable = refusedFile(portraitFaultSentence(unreadableFault(await startOf(file)), file.name));
  const size = await pictures.measure(file);
  if (!size) return unreadable;
  const wrongSize = portraitFault(size);
  if (wrongSize) return refusedFile(portraitFaultSentence(wrongSize, file.name));
  const picture = await pictures.encode(file, size);
  return picture ? { ok: true, picture } : unreadable;
}
