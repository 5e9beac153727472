import { initials } from "~/domain/account/person";

const tones = ["avatar", "avatar avatar--b", "avatar avatar--c"] as const;
const sizes = { xs: " avatar--xs", m: "", xl: " avatar--xl" } as const;
const pixels = { xs: 22, m: 44, xl: 64 } as const;

/** Picture or initials. Decorative: the name always stands beside it. */
export function Avatar({
  name,
  pictureUrl = null,
  size = "m",
}: {
  name: string;
  /** Base of the picture, `/media/{key}`. */
  pictureUrl?: string | null;
  size?: keyof typeof sizes;
}) {
  const className = `${tone(name)}${sizes[size]}`;
  if (pictureUrl) {
    return (
      <img
        className={className}
        src={`${pictureUrl}/320.webp`}
        width={pixels[size]}
        height={pixels[size]}
        alt=""
        loading="lazy"
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The same name always gets the same tone. */
function tone(name: string): string {
  let sum = 0;
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index);
  return tones[sum % tones.length] ?? tones[0];
}
