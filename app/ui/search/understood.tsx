import { Icon } from "../kit/icon";

type UnderstoodPart = {
  /** "kata", "tempat", "harga" */
  label: string;
  value: string;
  /** Words that are searched along; two at most are shown. */
  synonyms?: readonly string[];
  /** The same search without it. */
  withoutHref: string;
};

type OtherReading = {
  /** "bukan kota?" */
  label: string;
  value: string;
  href: string;
};

const SYNONYMS = 2;

/** What was understood of a search, each part a link that takes it away; then what else could have been meant. */
export function Understood({
  parts,
  others = [],
  clearHref = null,
}: {
  parts: readonly UnderstoodPart[];
  others?: readonly OtherReading[];
  /** The same words without any filter. */
  clearHref?: string | null;
}) {
  if (parts.length === 0 && others.length === 0) return null;
  return (
    <ul className="chips" aria-label="Yang kami pahami; ketuk untuk menghapus">
      {parts.map(({ label, value, synonyms = [], withoutHref }) => (
        <li key={`${label} ${value}`}>
          <a className="chip" href={withoutHref}>
            <span>
              <small>{label}</small> {value}
              {synonyms.length > 0 && <i> ≈ {synonyms.slice(0, SYNONYMS).join(", ")}</i>}
            </span>
            <span className="sr-only">, hapus</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {others.map(({ label, value, href }) => (
        <li key={`${label} ${value}`}>
          <a className="chip" href={href}>
            <span>
              <small>{label}</small> {value}
            </span>
          </a>
        </li>
      ))}
      {clearHref && (
        <li>
          <a className="btn btn--quiet small" href={clearHref}>
            Hapus semua saringan
          </a>
        </li>
      )}
    </ul>
  );
}
