import { Icon } from "../../kit/icon";
import { Bdi } from "../../kit/text/bdi";

type WorkFile = { href: string; preview: string | null; name: string; size: string };

/** What was handed over, to be saved. */
export function WorkFiles({ files }: { files: readonly WorkFile[] }) {
  return files.map(({ href, preview, name, size }) => (
    <a className="work-file" href={href} download key={href}>
      {preview ? <Preview src={preview} /> : <Icon name="file" />}{" "}
      <b>
        <Bdi>{name}</Bdi>
      </b>{" "}
      <small>{size}</small>
    </a>
  ));
}

/** Where it turns out to be no picture, the icon behind it is left. */
function Preview({ src }: { src: string }) {
  return (
    <span className="work-file__preview">
      <Icon name="file" />
      <img src={src} width={64} height={64} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
