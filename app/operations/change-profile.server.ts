import { pictureUrl } from "~/db/listing-pictures.server";
import { renewCopies, storeProfile } from "~/db/profile-changes.server";
import { isPortrait, noPortraitSentence, portraitSizeFault, portraitWeightFault } from "~/domain/portrait";
import type { ProfileDraft } from "~/domain/profile";
import type { Context } from "~/platform/context.server";
import type { EncodedPicture, Pictures } from "~/platform/pictures.server";

/** `pictureUrl` only where the picture changed. `sentence`: why the file is refused; nothing was stored. */
export type ProfileChange = { ok: true; pictureUrl?: string } | { ok: false; sentence: string };

/** Batches of copies after the first, so that no save keeps a Worker busy for ever. */
const MORE_BATCHES = 50;

/**
 * Saves somebody's profile. A new picture lies in the bucket, under a key of its own, before anything names it; the
 * one it replaces is left to the sweep, and so is one whose row could not be written.
 */
export async function changeProfile(
  context: Pick<Context, "db" | "pictures" | "defer">,
  userId: string,
  draft: ProfileDraft,
  file: File | undefined,
): Promise<ProfileChange> {
  const { db, pictures } = context;
  let changed: { pictureUrl?: string } = {};
  if (file) {
    const encoding = await encodePortrait(pictures, file);
    if (!encoding.ok) return encoding;
    const key = crypto.randomUUID();
    await pictures.put(key, encoding.picture, "person");
    changed = { pictureUrl: pictureUrl(key) };
  }
  const more = await storeProfile(db, userId, { ...draft, ...changed });
  if (more) context.defer(renewTheRest(context, userId));
  return { ok: true, ...changed };
}

async function renewTheRest({ db }: Pick<Context, "db">, userId: string): Promise<void> {
  for (let round = 0; round < MORE_BATCHES; round += 1) if (!(await renewCopies(db, userId))) return;
}

/** What can be told of a file without decoding it. */
export async function portraitFileFault(file: File | undefined): Promise<string | null> {
  if (!file) return null;
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return portraitWeightFault(file) ?? (isPortrait(start) ? null : noPortraitSentence(file.name));
}

async function encodePortrait(
  pictures: Pictures,
  file: File,
): Promise<{ ok: true; picture: EncodedPicture } | { ok: false; sentence: string }> {
  const refuse = (sentence: string) => ({ ok: false as const, sentence });
  const fault = await portraitFileFault(file);
  if (fault) return refuse(fault);
  const bytes = await file.arrayBuffer();
  const size = await pictures.measure(bytes);
  if (!size) return refuse(noPortraitSentence(file.name));
  const wrongSize = portraitSizeFault(size, file.name);
  if (wrongSize) return refuse(wrongSize);
  const picture = await pictures.encode(bytes, size);
  return picture ? { ok: true, picture } : refuse(noPortraitSentence(file.name));
}
