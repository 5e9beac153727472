export function CategoryLinks({ links }: { links: readonly { slug: string; name: string }[] }) {
  return (
    <p className="actions">
      {links.map(({ slug, name }) => (
        <a key={slug} className="btn btn--line" href={`/category/${slug}`}>
          {name}
        </a>
      ))}
    </p>
  );
}
