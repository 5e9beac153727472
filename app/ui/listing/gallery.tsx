import { Icon } from "../kit/icon";
import { Photo, type Picture } from "../kit/picture";

const SIZES = "(min-width: 60em) 50rem, 100vw";

/** For whoever saves data: the pictures behind one link that says what they weigh. */
export function HeldGallery({ held }: { held: Held }) {
  return (
    <section className="empty-state" aria-label="Foto hasil kerja">
      <HeldPicturesLink {...held} />
    </section>
  );
}

/** `show`: what the link says. */
export type Held = { show: string; kilobytes: number; href: string };

export function HeldPicturesLink({ show, kilobytes, href }: Held) {
  return (
    <a className="btn btn--line" href={href}>
      {show} <span className="soft small">({kilobytes} KB)</span>
    </a>
  );
}

/** Swiped; arrows and thumbnails are fragment links, so it needs no script. */
export function Gallery({
  pictures,
  category,
  label = "Foto hasil kerja",
}: {
  pictures: readonly Picture[];
  category: string;
  label?: string;
}) {
  const count = pictures.length;
  if (count <= 1) {
    return (
      <section aria-label={label}>
        <div className="gallery">
          <Photo
            picture={pictures[0] ?? null}
            category={category}
            alt={pictures[0] && (pictures[0].alt || label)}
            sizes={SIZES}
            loading="first"
          />
        </div>
      </section>
    );
  }
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it. */}
      <ul className="gallery gallery__slides" tabIndex={0} aria-label={`${count} foto, geser ke samping`}>
        {pictures.map((picture, index) => (
          <Slide
            key={picture.url}
            picture={{ ...picture, alt: picture.alt || `${label}, foto ${index + 1}` }}
            category={category}
            index={index}
            count={count}
          />
        ))}
      </ul>
      <div className="gallery__thumbs">
        {pictures.map((picture, index) => (
          <a key={picture.url} href={`#foto-${index + 1}`} aria-label={`Lihat foto ${index + 1}`}>
            <Photo picture={picture} category={category} sizes="76px" />
          </a>
        ))}
      </div>
    </section>
  );
}

function Slide({
  picture,
  category,
  index,
  count,
}: {
  picture: Picture;
  category: string;
  index: number;
  count: number;
}) {
  const number = index + 1;
  const previous = index === 0 ? count : index;
  const next = number === count ? 1 : number + 1;
  return (
    <li id={`foto-${number}`}>
      <Photo
        picture={picture}
        category={category}
        alt={picture.alt}
        sizes={SIZES}
        loading={index === 0 ? "first" : "lazy"}
      />
      <a className="gallery__prev" href={`#foto-${previous}`} aria-label="Foto sebelumnya">
        <Icon name="left" />
      </a>
      <a className="gallery__next" href={`#foto-${next}`} aria-label="Foto berikutnya">
        <Icon name="right" />
      </a>
      <span className="gallery__count">
        {number} / {count}
      </span>
    </li>
  );
}
