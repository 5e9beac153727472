import { AppButtonLink } from "../kit/app-link";
import { Panel } from "../kit/panel";
import { type Row, Rows } from "../kit/receipt";
import { Note } from "../kit/trust-note";

type Person = {
  id: string;
  name: string;
  rows: readonly Row[];
  /** Since when and why, in words. */
  suspended: string | null;
};

/** Whose it is, and what an operator can do about it: each act has a page that asks for the reason. */
export function ReportWays({
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
            {person.suspended === null ? <a href={`/u/${person.id}`}>{person.name}</a> : <b>{person.name}</b>}
          </p>
          <Rows rows={person.rows} />
          {person.suspended !== null && (
            <Note icon="lock" warm small>
              {person.suspended}
            </Note>
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
