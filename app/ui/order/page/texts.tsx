import { Panel } from "../../kit/panel";
import { LongText } from "../../kit/text/long-text";
import { PlainText } from "../../kit/text/plain-text";

/** What the buyer needs; below it folds what else was written of it. */
export function OrderNeeds({
  requirements,
  notes,
  notesTitle,
  needsKnown,
}: {
  requirements: string;
  notes: string;
  notesTitle: string;
  /** Nobody works on it: it folds. */
  needsKnown: boolean;
}) {
  const more = notes !== "" && (
    <details className="disclosure mt-3">
      <summary>{notesTitle}</summary>
      <PlainText text={notes} />
    </details>
  );
  if (needsKnown)
    return (
      <details className="panel disclosure">
        <summary>Kebutuhan</summary>
        <div>
          <PlainText text={requirements} />
          {more}
        </div>
      </details>
    );
  return (
    <Panel id="kebutuhan" title="Kebutuhan">
      <LongText text={requirements} shown={120} />
      {more}
    </Panel>
  );
}
