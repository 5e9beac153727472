type ReportableMessage = { id: string; text: string; when: string };

/** The other's latest messages, each a link to its report. */
export function ReportChoice({
  otherName,
  messages,
  back,
}: {
  otherName: string;
  messages: readonly ReportableMessage[];
  back: string;
}) {
  return (
    <>
      {messages.length === 0 ? (
        <p className="mt-4">{otherName} belum menulis apa pun kepada Anda.</p>
      ) : (
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
