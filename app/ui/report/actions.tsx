import { Callout } from "../kit/callout";
import { type ReceiptRow, ReceiptRows } from "../kit/money/receipt";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";

type Person = {
  id: string;
  name: string;
  rows: readonly ReceiptRow[];
  /** Since when and why, in words. */
  suspended: string | null;
};

export function ReportActions({
  person,
  ways,
}: {
  person: Person | null;
  ways: readonly { href: string; text: string; destroys: boolean }[];
}) {
  return (
    <Panel id="orangnya" title="Siapa">
      {person ? (
        <>
          <p className="mb-3">
            {person.suspended === null ? (
              <a href={`/u/${person.id}`}>
                <Bdi>{person.name}</Bdi>
              </a>
            ) : (
              <b>
                <Bdi>{person.name}</Bdi>
              </b>
            )}
          </p>
          <ReceiptRows rows={person.rows} />
          {person.suspended !== null && (
            <Callout icon="lock" warm small>
              {person.suspended}
            </Callout>
          )}
        </>
      ) : (
        <p className="soft">Yang dilaporkan sudah tidak ada.</p>
      )}
      {ways.map(({ href, text, destroys }) => (
        <p className="mt-3" key={href}>
          <AppButtonLink look={destroys ? "danger-line" : "line"} wide to={href}>
            {text}
          </AppButtonLink>
        </p>
      ))}
    </Panel>
  );
}
