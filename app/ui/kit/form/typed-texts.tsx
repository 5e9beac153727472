import { PlainText } from "../plain-text";
import { Section } from "../section";

/** What was typed for an order that can't be made any more, to be copied. */
export function TypedTexts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Section id="tulisan" title="Yang Anda tulis">
      <p>
        Jasa ini sudah tidak tersedia, jadi pesanan Anda tidak dibuat. Salin tulisan Anda bila masih perlu.
      </p>
      {texts.map((text) => (
        <div className="panel my-4" key={text}>
          <PlainText text={text} />
        </div>
      ))}
    </Section>
  );
}
