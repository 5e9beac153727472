import { LinkChips } from "../kit/navigation/link-chips";

/** Other searches, each a link: what one may have meant, or what comes next. */
export function RelatedSearches({
  id,
  title,
  searches,
}: {
  id: string;
  title: string;
  searches: readonly { text: string; href: string }[];
}) {
  if (searches.length === 0) return null;
  return (
    <section className="group" aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      <LinkChips links={searches} />
    </section>
  );
}
