import { PlainText } from "./plain-text";

const SHOWN = 420;

/** What somebody wrote, in a list: the beginning of it where it is long, the rest folded away. */
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

/** Between words where it can be. */
function parted(text: string): [string, string] {
  const head = [...text].slice(0, SHOWN).join("");
  if (head === text) return [text, ""];
  const gap = Math.max(head.lastIndexOf("\n"), head.lastIndexOf(" "));
  const end = gap > head.length / 2 ? gap : head.length;
  return [`${text.slice(0, end).trimEnd()} …`, text.slice(end).trimStart()];
}
