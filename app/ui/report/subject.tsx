import { Badge } from "../kit/badge";
import { Callout } from "../kit/callout";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";
import { LongText } from "../kit/text/long-text";
import { PlainText } from "../kit/text/plain-text";
import { MessagePictures } from "../message/pictures";

type Listing = {
  href: string;
  facts: string;
  description: string;
  /** Its state, unless it is plainly visible. */
  state: string | null;
  pictures: readonly { url: string; alt: string; width: number; height: number }[];
};
type Review = { facts: string; comment: string; reply: string; state: string | null };
type Message = {
  id: string;
  reported: boolean;
  name: string;
  body: string;
  at: string;
  /** Addresses; null where only their number is to be shown. */
  pictures: readonly (string | null)[];
};

export function ReportSubject({
  title,
  listing,
  review,
  messages,
  evidence,
}: {
  title: string;
  /** As it was until its owner changed it or closed their account; null where that did not happen. */
  evidence: { words: string; pictures: readonly string[] } | null;
  listing: Listing | null;
  review: Review | null;
  messages: readonly Message[];
}) {
  return (
    <>
      {evidence && (
        <Panel id="bukti" title="Sebelum diubah pemiliknya">
          <LongText text={evidence.words} />
          {evidence.pictures.length > 0 && (
            <p className="message-pictures">
              {evidence.pictures.map((url, index) => (
                <a key={url} href={`${url}/1280.webp`}>
                  <img src={`${url}/320.webp`} alt={`Foto ${index + 1}, buka ukuran penuh`} loading="lazy" />
                </a>
              ))}
            </p>
          )}
        </Panel>
      )}
      {listing && <ReportedListing title={title} {...listing} />}
      {review && <ReportedReview {...review} />}
      {messages.length > 0 && <ReportedMessages messages={messages} />}
    </>
  );
}

function ReportedListing({ title, href, facts, description, state, pictures }: Listing & { title: string }) {
  return (
    <Panel id="yang-dilaporkan" title="Yang dilaporkan">
      <p>
        {state === null ? (
          <a href={href}>
            <Bdi>{title}</Bdi>
          </a>
        ) : (
          <b>
            <Bdi>{title}</Bdi>
          </b>
        )}
        <br />
        <span className="small soft">{facts}</span>
      </p>
      {state !== null && (
        <Callout icon="lock" warm small>
          {state}
        </Callout>
      )}
      <LongText text={description} />
      {pictures.length > 0 && (
        <p className="message-pictures">
          {pictures.map(({ url, alt, width, height }, index) => (
            <a key={url} href={`${url}/1280.webp`}>
              <img
                src={`${url}/320.webp`}
                width={width}
                height={height}
                alt={alt || `Foto ${index + 1}, buka ukuran penuh`}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
    </Panel>
  );
}

function ReportedReview({ facts, comment, reply, state }: Review) {
  return (
    <Panel id="ulasan" title="Ulasannya">
      <p className="small soft">{facts}</p>
      {state !== null && (
        <Callout icon="lock" warm small>
          {state}
        </Callout>
      )}
      {comment === "" ? <p className="small soft">Tanpa kata-kata.</p> : <PlainText text={comment} />}
      {reply !== "" && (
        <div className="mt-3">
          <b className="small">Jawaban penjual</b>
          <PlainText text={reply} />
        </div>
      )}
    </Panel>
  );
}

/** The reported one is marked; the others give context. */
function ReportedMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <Panel id="pesan" title="Pesannya">
      <ol className="messages">
        {messages.map(({ id, reported, name, body, at, pictures }) => (
          <li key={id}>
            <b>
              <Bdi>{name}</Bdi>
            </b>{" "}
            {reported && <Badge>Dilaporkan</Badge>}
            {body !== "" && <PlainText text={body} />}
            <ReportedPictures pictures={pictures} name={name} />
            <span className="small soft">{at}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** One that is gone leaves its number. */
function ReportedPictures({ pictures, name }: Pick<Message, "pictures" | "name">) {
  const seen = pictures.flatMap((url) => (url ? { url } : []));
  if (seen.length > 0) return <MessagePictures pictures={seen} name={name} />;
  return pictures.length > 0 && <p className="small soft">{pictures.length} foto</p>;
}
