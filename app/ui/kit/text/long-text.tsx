import { cutText } from "~/domain/core/text";
import { PlainText } from "./plain-text";

/** `shown`: how many characters stand open. */
export function LongText({ text, shown = 420 }: { text: string; shown?: number }) {
  const [head, rest] = parted(text, shown);
  return (
    <>
      <PlainText text={head} />
      {rest && (
        <details>
          <summary className="btn btn--quiet">Baca selanjutnya</summary>
          <PlainText text={rest} />
        </details>
      )}
    </>
  );
}

function parted(text: string, shown: number): [string, string] {
  const head = cutText(text, shown);
  if (head === text) return [text, ""];
  const gap = Math.max(head.lastIndexOf("\n"), head.lastIndexOf(" "));
  const end = gap > head.length / 2 ? gap : head.length;
  return [`${text.slice(0, end).trimEnd()} …`, text.slice(end).trimStart()];
}
