import { categoryByName } from "~/domain/listing/category";

/** `url` is the base, `/media/{key}`; every picture is kept in three widths under it. */
export type Picture = { url: string; alt: string; width: number; height: number };

const WIDTHS = [320, 640, 1280] as const;

export function pictureSrcSet(url: string): string {
  return WIDTHS.map((width) => `${url}/${width}.webp ${width}w`).join(", ");
}

/** The category's own drawing, for a listing without pictures. */
export function illustrationUrl(category: string): string {
  return `/illustrations/${categoryByName(category)?.slug ?? "lainnya"}.svg`;
}

type Loading = "lazy" | "first";

/**
 * A box of 4:3 that never changes its height, filled by the picture, or by the category's drawing when there is none.
 * `sizes` says how wide it will stand; `loading="first"` is for the picture a page opens with.
 */
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
          src={`${picture.url}/640.webp`}
          srcSet={pictureSrcSet(picture.url)}
          sizes={sizes}
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
