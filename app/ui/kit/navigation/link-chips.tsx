type LinkChip = { text: string; note?: string; href: string };

/** With a label they are a way through the site, in one row on a phone. */
export function LinkChips({ label, links }: { label?: string; links: readonly LinkChip[] }) {
  if (links.length === 0) return null;
  const chips = links.map(({ text, note, href }) => (
    <a key={href} className="chip" href={href}>
      {note ? (
        <span>
          {text} <i>{note}</i>
        </span>
      ) : (
        text
      )}
    </a>
  ));
  if (label === undefined) return <p className="chips">{chips}</p>;
  return (
    <nav className="chips chips--row" aria-label={label}>
      {chips}
    </nav>
  );
}
