import { MESSAGE_LIST, MessagePictures } from "~/messages/ui/conversation";
import type { reportPageView } from "~/moderation/page-data.server";
import { Badge, Bdi, Callout, Panel, PlainText } from "~/ui/kit";
import { LongText } from "~/ui/rich-text";

type Subject = ReturnType<typeof reportPageView>;
type Message = Subject["messages"][number];

const PICTURES = "mb-1.5 mt-1 flex flex-wrap [&>a+a]:mt-1 [&_img]:w-60 [&_img]:rounded";

function WrittenTexts({ rows }: { rows: readonly Partial<Subject["profile"][number]>[] }) {
  const keyed = rows.map((row, index) => ({ key: `${index} ${row.label}`, ...row }));
  return (
    <dl className="my-2 space-y-3">
      {keyed.map(({ key, label, text, items }) => (
        <div key={key}>
          {label && <dt className="text-xs font-bold text-ink-soft">{label}</dt>}
          <dd className="[overflow-wrap:anywhere]">
            {text && <LongText text={text} />}
            {items && items.length > 0 && <Lines items={items} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  const keyed = items.map((line, index) => ({ key: `${index} ${line}`, line }));
  return (
    <ul className="text-sm list-disc pl-[1.125rem]">
      {keyed.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

export function ReportSubjectPanel({ title, listing, profile, review, messages, evidence }: Subject) {
  return (
    <>
      {evidence.length > 0 && (
        <Panel id="bukti" title="Sebelum diubah pemiliknya">
          {evidence.map((part, index) => (
            <div key={`${part.heading} ${part.id}`} className={index > 0 ? "mt-4 border-t pt-4" : undefined}>
              <EvidencePart {...part} />
            </div>
          ))}
        </Panel>
      )}
      {listing && <ReportedListing title={title} {...listing} />}
      {profile.length > 0 && (
        <Panel id="profil" title="Profilnya sekarang">
          <WrittenTexts rows={profile} />
        </Panel>
      )}
      {review && <ReportedReview {...review} />}
      {messages.length > 0 && <ReportedMessages messages={messages} />}
    </>
  );
}

function EvidencePart({ heading, rows, pictures }: Subject["evidence"][number]) {
  return (
    <>
      {heading !== null && <h3>{heading}</h3>}
      <WrittenTexts rows={rows} />
      {pictures.length > 0 && (
        <p className={PICTURES}>
          {pictures.map(({ url, alt }) => (
            <a key={url} href={`${url}/1280.webp`}>
              <img src={`${url}/320.webp`} alt={alt} loading="lazy" />
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function ReportedListing({
  title,
  href,
  facts,
  texts,
  state,
  pictures,
}: NonNullable<Subject["listing"]> & { title: string }) {
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
        <span className="text-sm text-ink-soft">{facts}</span>
      </p>
      {state !== null && (
        <Callout icon="lock" warm small>
          {state}
        </Callout>
      )}
      <WrittenTexts rows={texts} />
      {pictures.length > 0 && (
        <p className={PICTURES}>
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

function ReportedReview({ facts, comment, reply, state, pictures }: NonNullable<Subject["review"]>) {
  return (
    <Panel id="ulasan" title="Ulasannya">
      <p className="text-sm text-ink-soft">{facts}</p>
      {state !== null && (
        <Callout icon="lock" warm small>
          {state}
        </Callout>
      )}
      {comment === "" ? <p className="text-sm text-ink-soft">Tanpa kata-kata.</p> : <PlainText text={comment} />}
      {pictures.length > 0 && (
        <ul className={PICTURES}>
          {pictures.map(({ url, removal }, index) => (
            <li key={url}>
              <a href={`${url}/1280.webp`}>
                <img src={`${url}/320.webp`} alt={`Foto ${index + 1} dalam ulasan`} loading="lazy" />
              </a>
              <br />
              <a className="text-sm py-2" href={removal}>
                Hapus foto {index + 1}
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply !== "" && (
        <div className="mt-3">
          <b className="text-sm">Jawaban penjual</b>
          <PlainText text={reply} />
        </div>
      )}
    </Panel>
  );
}

function ReportedMessages({ messages }: { messages: readonly Message[] }) {
  return (
    <Panel id="pesan" title="Pesannya">
      <ol className={MESSAGE_LIST}>
        {messages.map(({ id, reported, name, body, at, pictures }) => (
          <li
            key={id}
            className="mt-2.5 max-w-[84%] self-start rounded-[0_var(--round-l)_var(--round-l)] border bg-raised px-3 pb-1.5 pt-[0.4375rem]"
          >
            <b>
              <Bdi>{name}</Bdi>
            </b>{" "}
            {reported && <Badge>Dilaporkan</Badge>}
            {body !== "" && <PlainText text={body} />}
            <ReportedPictures pictures={pictures} name={name} />
            <span className="text-sm text-ink-soft">{at}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function ReportedPictures({ pictures, name }: Pick<Message, "pictures" | "name">) {
  const seen = pictures.flatMap((url) => (url ? { url } : []));
  if (seen.length > 0) return <MessagePictures pictures={seen} name={name} />;
  return pictures.length > 0 && <p className="text-sm text-ink-soft">{pictures.length} foto</p>;
}
