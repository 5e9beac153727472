import { Button } from "../kit/button";
import { Icon } from "../kit/icon";
import { Bdi } from "../kit/text/bdi";
import { PlainForm } from "../layout/form";

type SavedSearchLine = {
  id: string;
  title: string;
  href: string;
  /** "3 baru" since it was last opened; null for none. */
  fresh: string | null;
};

/** Each leads to what is new for it, and can be let go. */
export function SavedSearches({ searches }: { searches: readonly SavedSearchLine[] }) {
  return (
    <ul className="found">
      {searches.map(({ id, title, href, fresh }) => (
        <li key={id}>
          <div className="offer-card">
            <div>
              <h3>
                <a href={href}>
                  <Bdi>{title}</Bdi>
                </a>
              </h3>
              <p className="offer-card__meta">
                <Icon name="bell" /> {fresh ? <b>{fresh}</b> : "Dikabari bila ada yang baru"}
              </p>
            </div>
          </div>
          <PlainForm method="post" action={`/saved-searches/${id}/deletion`}>
            <Button type="submit" look="quiet">
              Hapus dari simpanan
              <span className="sr-only">
                : <Bdi>{title}</Bdi>
              </span>
            </Button>
          </PlainForm>
        </li>
      ))}
    </ul>
  );
}
