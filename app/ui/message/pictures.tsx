import { isolated } from "~/domain/core/bidi";

/** Width and height are those of the whole picture. */
type Picture = { url: string; width?: number; height?: number };

export function MessagePictures({ pictures, name }: { pictures: readonly Picture[]; name: string }) {
  if (pictures.length === 0) return null;
  return (
    <span className="message-pictures">
      {pictures.map(({ url, width, height }, index) => (
        <a key={url} href={`${url}/1280.webp`}>
          <img
            src={`${url}/320.webp`}
            width={width}
            height={height}
            alt={`Foto ${index + 1} dari ${isolated(name)}, buka ukuran penuh`}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
