import { choiceFaultSentence } from "~/copy/listing/picture";
import { messageExcerpt, messageNotification } from "~/copy/message/message";
import { strangersWords, wordingFor } from "~/copy/notification/wording";
import { newId } from "~/db/core/new-id.server";
import type { ConversationKey } from "~/db/message/conversations.server";
import type { MessagePictureRow, MessageRow } from "~/db/message/messages.server";
import { writeMessage } from "~/db/message/new-message.server";
import { insertMessagePictures } from "~/db/message/pictures.server";
import type { Asking } from "~/domain/account/person";
import { choiceFault } from "~/domain/listing/picture";
import type { MessageRefusal } from "~/domain/message/message";
import { MAX_MESSAGE_PICTURES } from "~/domain/message/message";
import { digest, digestOfFiles } from "~/platform/account/tokens.server";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { encodeCounted, fileFault } from "../core/encode-pictures.server";
import { storePictures } from "../listing/store-pictures.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { openConversation } from "./open-conversation.server";

type MessageDraft = { body: string; requestId: string };

type SentMessage = { conversationId: string; message: MessageRow; pictures: MessagePictureRow[] };

type SendMessageResult = ({ ok: true } & SentMessage) | MessageRefusal;

type Sender = Asking<{ name: string }>;
type Means = Pick<Context, "db" | "deferredDb" | "pictures" | "mailer" | "env" | "now" | "defer" | "purge">;

/** All or nothing; idempotent by request id. */
export async function sendMessage(
  context: Means,
  sender: Sender,
  conversation: ConversationKey,
  draft: MessageDraft,
  files: File[],
): Promise<SendMessageResult> {
  try {
    return await send(context, sender, conversation, draft, files);
  } catch (error) {
    // Throws where it was no fault of ours, but a refusal of who asks.
    await sender.reader();
    log("error", "message_not_sent", { error });
    return { ok: false, reason: "failed" };
  }
}

/** Decodes only once the writer may write. Pictures are stored under pending rows before the message is inserted. */
async function send(
  context: Means,
  sender: Sender,
  conversation: ConversationKey,
  { body, requestId }: MessageDraft,
  files: File[],
): Promise<SendMessageResult> {
  const { db, now } = context;
  const chosen = choiceFault(files, { most: MAX_MESSAGE_PICTURES });
  const fault = chosen ? choiceFaultSentence(chosen) : await fileFault(files);
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
    await insertMessagePictures(db, { id, conversationId: opened.value.id, now }, rows);
    const stored = await storePictures(context.pictures, "message", pictures);
    if (stored.length < pictures.length) return { ok: false, reason: "lost_picture" };
  }

  const excerpt = messageExcerpt(body, pictures.length);
  const { name } = await sender.reader();
  const isStranger = opened.value.otherHasWritten === 0;
  const about = {
    conversationId: opened.value.id,
    senderName: isStranger ? strangersWords(name) : name,
    // Hidden before it is shortened, so that the warning after it keeps its place.
    excerpt: isStranger ? messageExcerpt(strangersWords(body), pictures.length) : excerpt,
    isStranger,
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
      requestId: await fingerprint(requestId, opened.value.id, body, files),
    },
    { now, wording: wordingFor(context.env.appOrigin) },
  );
  if (firstAnswer) context.purge(personCacheTag(sender.id));
  if (mailed) context.defer(sendOutbox(context));
  return { ok: true, conversationId: opened.value.id, ...sent };
}

/** A page restored by the browser holds a used request id: another text or picture is another message. */
async function fingerprint(
  requestId: string,
  conversationId: string,
  body: string,
  files: readonly File[],
): Promise<string> {
  const contents: string[] = [];
  for (const file of files) contents.push(await digestOfFiles(file));
  return digest([requestId, conversationId, body, ...contents].join("\n"));
}
