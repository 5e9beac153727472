import { countAttempt } from "~/database/attempt-counters.server";
import { isNotAdmitted } from "~/database/connection.server";
import { isBlocked, newId } from "~/database/statements.server";
import { storePictures } from "~/listings/commands.server";
import { edited, quoteLine } from "~/notifications/line-text";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { MINUTE } from "~/platform/dates";
import { personCacheTag } from "~/platform/edge-cache.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { countPictures, encodeCounted, fileFault } from "~/platform/picture-uploads.server";
import { digest, digestOfFiles } from "~/platform/secrets.server";
import { CONVERSATIONS_AN_HOUR, MAX_MESSAGE_PICTURES, MESSAGES_A_MINUTE, type MessageRefusal } from "./message";
import { type ConversationKey, type MessagePictureRow, type MessageRow, selectParties } from "./queries.server";
import { messageExcerpt, messageNotification } from "./text";
import { beginConversation, storeMessagePictures, writeMessage } from "./write-queries.server";

type Parties = { id: string; starterId: string; ownerId: string; otherHasWritten: number };

type WritingRefusal = "no_conversation" | "other_suspended" | "blocked" | "too_many" | "too_many_pictures";

async function openConversation(
  { db, now }: Pick<Context, "db" | "now">,
  conversation: ConversationKey,
  senderId: string,
  pictures: number,
): Promise<Outcome<Parties, WritingRefusal | "too_many_begun">> {
  const key = `message:${senderId}:${Math.floor(now / MINUTE)}`;
  const count = countAttempt(db, key, MESSAGES_A_MINUTE, now);
  const illustrated = pictures > 0 ? [countPictures(db, senderId, pictures, now)] : [];
  const parties = selectParties(db, conversation, senderId);
  if (conversation.kind === "conversation") {
    const [counted, [found], shown] = await db.batch([count, parties, ...illustrated]);
    return judge(found, { text: counted, shown });
  }
  const limit = { now, limit: CONVERSATIONS_AN_HOUR };
  const [counted, [begun], , , [found], shown] = await db.batch([
    count,
    ...beginConversation(db, conversation, senderId, limit),
    parties,
    ...illustrated,
  ]);
  if (!found && !begun?.below) return refused("too_many_begun");
  return judge(found, { text: counted, shown });
}

function judge(
  found: (Parties & { otherSuspended: number; blocked: number }) | undefined,
  { text, shown }: { text: readonly unknown[]; shown: readonly unknown[] | undefined },
): Outcome<Parties, WritingRefusal> {
  if (!found) return refused("no_conversation");
  if (found.otherSuspended === 1) return refused("other_suspended");
  if (found.blocked === 1) return refused("blocked");
  if (text.length === 0) return refused("too_many");
  return shown?.length === 0 ? refused("too_many_pictures") : ok(found);
}

type MessageDraft = { body: string; formId: string };

type SentMessage = { conversationId: string; message: MessageRow; pictures: MessagePictureRow[] };

type SendMessageResult = ({ ok: true } & SentMessage) | MessageRefusal;

type Sender = { id: string; name: string };
type MessageContext = Pick<Context, "db" | "deferredDb" | "pictures" | "channels" | "env" | "now" | "defer" | "purge">;

/** Sends a message. A request id that was used before sends nothing more. */
export async function sendMessage(
  context: MessageContext,
  sender: Sender,
  conversation: ConversationKey,
  draft: MessageDraft,
  files: File[],
): Promise<SendMessageResult> {
  try {
    return await send(context, sender, conversation, draft, files);
  } catch (error) {
    if (isNotAdmitted(error)) throw error;
    if (isBlocked(error)) return refused("blocked");
    log("error", "message_not_sent", { error });
    return { ok: false, reason: "failed" };
  }
}

/** Sends a message. Decodes pictures only if the sender may write, and stores them as pending before the message. */
async function send(
  context: MessageContext,
  sender: Sender,
  conversation: ConversationKey,
  { body, formId }: MessageDraft,
  files: File[],
): Promise<SendMessageResult> {
  const { db, now } = context;
  const fault = await fileFault(context.pictures, files, MAX_MESSAGE_PICTURES);
  if (fault) return { ok: false, reason: "bad_picture", sentence: fault };
  const opened = await openConversation(context, conversation, sender.id, files.length);
  if (!opened.ok) return opened;
  const encoding = await encodeCounted(context.pictures, files);
  if (!encoding.ok) return { ok: false, reason: "bad_picture", sentence: encoding.sentence };

  const id = newId();
  const pictures = encoding.pictures.map((picture, position) => {
    const { width, height } = picture;
    return { picture, row: { key: crypto.randomUUID(), position, width, height } };
  });
  if (pictures.length > 0) {
    const rows = pictures.map(({ row }) => row);
    await storeMessagePictures(db, { id, conversationId: opened.value.id, now }, rows);
    const stored = await storePictures(context.pictures, "message", pictures);
    if (stored.length < pictures.length) return { ok: false, reason: "lost_picture" };
  }

  const excerpt = messageExcerpt(body, pictures.length);
  const { name } = sender;
  const writer = opened.value.otherHasWritten === 0 ? "stranger" : "known";
  const about = {
    conversationId: opened.value.id,
    senderName: quoteLine(name, writer),
    excerpt: edited(quoteLine(body, writer), (text) => messageExcerpt(text, pictures.length)),
  };
  const { mailed, firstAnswer, ...sent } = await writeMessage(
    db,
    {
      id,
      conversation: opened.value,
      sender: { id: sender.id, name },
      body,
      excerpt,
      notification: (recipientId) => messageNotification({ ...about, recipientId }),
      formId: await fingerprint(formId, opened.value.id, body, files),
    },
    notifyOptions(context),
  );
  if (firstAnswer) context.purge(personCacheTag(sender.id));
  if (mailed) context.defer(sendOutbox(context));
  return { ok: true, conversationId: opened.value.id, ...sent };
}

/**
 * Identifies the content. A page that the browser restored has a used request id, but another text is another message.
 */
async function fingerprint(
  formId: string,
  conversationId: string,
  body: string,
  files: readonly File[],
): Promise<string> {
  const contents: string[] = [];
  for (const file of files) contents.push(await digestOfFiles(file));
  return digest([formId, conversationId, body, ...contents].join("\n"));
}
