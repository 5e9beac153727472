import { PlainText } from "../kit/plain-text";

export function ReportedSubject({ kind, title, text }: { kind: string; title: string; text: string }) {
  return (
    <div className="panel my-4">
      <p className="small soft">{kind}</p>
      <p>
        <b>{title}</b>
      </p>
      {text !== "" && <PlainText text={text} />}
    </div>
  );
}
