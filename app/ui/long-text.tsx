import { excerpt } from "~/domain/text";
import { PlainText } from "./plain-text";

const SHOWN = 420;

/** What somebody wrote, in a list: the beginning of it where it is long, the rest folded away. */
export function LongText({ text }: { text: string }) {
  if ([...text].length <= SHOWN) return <PlainText text={text} />;
  return (
    <>
      <PlainText text={excerpt(text, SHOWN)} />
      <details>
        <summary className="btn quiet">Baca seluruhnya</summary>
        <PlainText text={text} />
      </details>
    </>
  );
}
