import { Fragment } from "react";

export function PlainText({ text }: { text: string }) {
  const lines = text
    .split("\n")
    .map((line, index) => ({ key: `${index} ${line}`, line, first: index === 0 }));
  return (
    <p className="small">
      {lines.map(({ key, line, first }) => (
        <Fragment key={key}>
          {!first && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
