import { formatDateTime } from "~/domain/core/dates";
import type { MessageView } from "~/domain/message/view";
import type { People } from "~/domain/order/people";
import { Section } from "../../kit/section";
import { Bdi } from "../../kit/text/bdi";
import { PlainText } from "../../kit/text/plain-text";
import { MessagePictures } from "../../message/pictures";

/** So many stand open; what was said before them folds. */
const OPEN = 4;

const TOLD = "Keduanya diberi tahu bahwa Anda membaca.";

/** What both said to each other, oldest first. */
export function CaseConversation({
  id,
  people,
  messages,
  more,
  older,
}: {
  id: string;
  people: People;
  messages: readonly (MessageView & { when: string })[];
  more: boolean;
  older: boolean;
}) {
  const page = `/operator/disputes/${id}`;
  const [before, last] = [messages.slice(0, -OPEN), messages.slice(-OPEN)];
  return (
    <Section
      id="percakapan"
      title="Percakapan"
      small
      note={[messages.length > 0 && `${messages.length}${more ? "+" : ""} pesan`, TOLD]
        .filter(Boolean)
        .join(" · ")}
    >
      {messages.length === 0 && (
        <p className="small mt-2">Keduanya tidak saling mengirim pesan tentang pesanan ini.</p>
      )}
      {(before.length > 0 || more) && (
        <details className="disclosure mt-2">
          <summary>{before.length > 0 ? `${before.length} pesan sebelumnya` : "Lebih awal"}</summary>
          <div>
            {more && (
              <p>
                <a href={`${page}?before=${messages[0]?.seq}#percakapan`}>Pesan yang lebih awal lagi</a>
              </p>
            )}
            <Said messages={before} people={people} />
          </div>
        </details>
      )}
      <Said messages={last} people={people} />
      {older && (
        <p className="mt-3">
          <a href={`${page}#percakapan`}>Ke pesan terbaru</a>
        </p>
      )}
    </Section>
  );
}

function Said({
  messages,
  people,
}: {
  messages: readonly (MessageView & { when: string })[];
  people: People;
}) {
  if (messages.length === 0) return null;
  return (
    <ol className="case-conversation">
      {messages.map(({ seq, mine, body, at, when, pictures }) => {
        const name = mine ? people.seller : people.buyer;
        return (
          <li key={seq} className={mine ? "case-conversation__seller" : undefined}>
            <b>
              <Bdi>{name}</Bdi>
            </b>{" "}
            <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
              {when}
            </time>
            {body !== "" && <PlainText text={body} />}
            <MessagePictures pictures={pictures} name={name} />
          </li>
        );
      })}
    </ol>
  );
}
