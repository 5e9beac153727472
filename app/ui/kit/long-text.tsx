import { PlainText } from "./plain-text";

const SHOWN = 420;

export function LongText({ text }: { text: string }) {
  const [head, rest] = parted(text);
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

function parted(text: string): [string, string] {
  const head = [...text].slice(0, SHOWN).join("");
  if (head === text) return [text, ""];
  const gap = Math.max(head.lastIndexOf("\n"), head.lastIndexOf(" "));
  const end = gap > head.length / 2 ? gap : head.length;
  return [`${text.slice(0, end).trimEnd()} …`, text.slice(end).trimStart()];
}
