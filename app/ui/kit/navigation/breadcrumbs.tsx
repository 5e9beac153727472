import { Bdi } from "../text/bdi";

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
                <Bdi>{text}</Bdi>
              </a>
            ) : (
              <span aria-current="page" lang={lang}>
                <Bdi>{text}</Bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
