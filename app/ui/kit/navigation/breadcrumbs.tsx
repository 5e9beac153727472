type Breadcrumb = { text: string; href?: string; lang?: "en" };

/** The last one is this page. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Remah roti">
      <ol className="breadcrumbs">
        {trail.map(({ text, href, lang }) => (
          <li key={text}>
            {href ? (
              <a href={href} lang={lang}>
                {text}
              </a>
            ) : (
              <span aria-current="page" lang={lang}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
