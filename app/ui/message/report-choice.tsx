import { ARCHIVE_NOT_REPORTABLE } from "~/copy/message/message";
import { Callout } from "../kit/callout";
import { Bdi } from "../kit/text/bdi";

type ReportableMessage = { id: string; text: string; when: string };

/** The other's latest messages, each a link to its report. */
export function ReportChoice({
  otherName,
  messages,
  archived,
  back,
}: {
  otherName: string;
  /** Whether what was said first lies in the archive. */
  archived: boolean;
  messages: readonly ReportableMessage[];
  back: string;
}) {
  return (
    <>
      {archived && <Callout small>{ARCHIVE_NOT_REPORTABLE}</Callout>}
      {messages.length === 0 && !archived && (
        <p className="mt-4">
          <Bdi>{otherName}</Bdi> belum menulis apa pun kepada Anda.
        </p>
      )}
      {messages.length > 0 && (
        <ul className="inbox mt-4">
          {messages.map(({ id, text, when }) => (
            <li key={id}>
              <a href={`/reports/new?subject=message&id=${id}`} rel="nofollow">
                <span className="inbox__lines">
                  <span className="tiny">{when}</span>
                  <b className="one-line">{text}</b>
                </span>
                <span className="sr-only">Laporkan</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <a className="btn btn--quiet" href={back}>
          Kembali ke percakapan
        </a>
      </p>
    </>
  );
}
