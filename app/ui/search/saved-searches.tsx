import { Icon } from "../kit/icon";

export type SavedSearchLine = { id: string; title: string; href: string };

/** Each leads to what is new for it, and can be let go. */
export function SavedSearches({ searches }: { searches: readonly SavedSearchLine[] }) {
  return (
    <ul className="ways">
      {searches.map(({ id, title, href }) => (
        <li key={id} className="spread">
          <a className="flex-1" href={href}>
            <Icon name="bell" />
            <span className="ways__words">
              <b>{title}</b>
            </span>
          </a>
          <form className="ml-4" method="post" action={`/saved-searches/${id}/deletion`}>
            <button type="submit">
              <u>Hapus</u>
              <span className="sr-only"> pencarian {title} dari simpanan</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
