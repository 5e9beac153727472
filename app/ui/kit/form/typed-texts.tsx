import { Section } from "../section";
import { PlainText } from "../text/plain-text";

/** What was typed and could not be used, to be copied; `why` says so. */
export function TypedTexts({ texts, why }: { texts: readonly string[]; why: string }) {
  if (texts.length === 0) return null;
  return (
    <Section id="tulisan" title="Yang Anda tulis">
      <p>{why}</p>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts repeat.
        <div className="panel my-4" key={index}>
          <PlainText text={text} />
        </div>
      ))}
    </Section>
  );
}
