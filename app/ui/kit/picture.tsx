import { slugOf } from "~/domain/listing/category";

/** `url` is the base, `/media/{key}`, under which three widths are stored. */
export type Picture = { url: string; alt: string; width: number; height: number };

const WIDTHS = [320, 640, 1280] as const;

export function pictureSrcSet(url: string): string {
  return WIDTHS.map((width) => `${url}/${width}.webp ${width}w`).join(", ");
}

/** A view of the one file that holds all drawings: a page of eleven costs one request. */
export function illustrationUrl(category: string): string {
  return `/illustrations.svg#${slugOf(category)}`;
}

type Loading = "lazy" | "first";

/** Always 4:3, so its height never changes. `sizes`: its width, or "small" below 10rem; `loading="first"`: above the fold. */
export function Photo({
  picture,
  category,
  alt = "",
  sizes = "(min-width: 70em) 18rem, 50vw",
  loading = "lazy",
}: {
  picture: Picture | null;
  category: string;
  /** Empty where the title stands beside it. */
  alt?: string;
  sizes?: string;
  loading?: Loading;
}) {
  const how = loading === "lazy" ? ({ loading: "lazy" } as const) : firstPicture;
  return (
    <span className="picture">
      {picture ? (
        <img
          {...(sizes === "small"
            ? { src: `${picture.url}/${WIDTHS[0]}.webp` }
            : { src: `${picture.url}/640.webp`, srcSet: pictureSrcSet(picture.url), sizes })}
          width={picture.width}
          height={picture.height}
          alt={alt}
          {...how}
        />
      ) : (
        <img src={illustrationUrl(category)} width={160} height={120} alt={alt} {...how} />
      )}
    </span>
  );
}

// React 18 knows the attribute only in lower case, its types only in camel case.
const firstPicture = { fetchpriority: "high" } as { fetchPriority?: "high" };
