import { Icon } from "../../kit/icon";

/** What was handed over, to be saved. */
export function WorkFiles({ files }: { files: readonly { href: string; name: string; size: string }[] }) {
  return files.map(({ href, name, size }) => (
    <a className="work-file" href={href} download key={href}>
      <Icon name="file" /> <b>{name}</b> <small>{size}</small>
    </a>
  ));
}
