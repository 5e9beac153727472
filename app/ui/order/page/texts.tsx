import { Panel } from "../../kit/panel";
import { LongText } from "../../kit/text/long-text";
import { PlainText } from "../../kit/text/plain-text";

/** What the buyer needs; below it folds what else was written of it. */
export function OrderNeeds({
  text,
  notes,
  title,
  folded,
}: {
  text: string;
  notes: string;
  title: string;
  folded: boolean;
}) {
  const more = notes !== "" && (
    <details className="disclosure mt-3">
      <summary>{title}</summary>
      <PlainText text={notes} />
    </details>
  );
  if (folded)
    return (
      <details className="panel disclosure">
        <summary>Kebutuhan</summary>
        <div>
          <PlainText text={text} />
          {more}
        </div>
      </details>
    );
  return (
    <Panel id="kebutuhan" title="Kebutuhan">
      <LongText text={text} shown={120} />
      {more}
    </Panel>
  );
}
