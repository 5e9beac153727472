import { LongText } from "../kit/text/long-text";

type Row = { label?: string; text?: string; items?: readonly string[] };

/** Shows the texts that a person wrote, field by field. */
export function WrittenTexts({ rows }: { rows: readonly Row[] }) {
  const keyed = rows.map((row, index) => ({ key: `${index} ${row.label}`, ...row }));
  return (
    <dl className="written-texts">
      {keyed.map(({ key, label, text, items }) => (
        <div key={key}>
          {label && <dt>{label}</dt>}
          <dd>
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
    <ul className="small">
      {keyed.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}
