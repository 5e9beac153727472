import { useEffect, useRef, useState } from "react";
import { isolated } from "~/domain/core/bidi";
import { Icon } from "../icon";
import { putFiles } from "./heavy-photos";

export type FileNoun = "foto" | "berkas";

type Chosen = {
  /** Id of the file field. */
  id: string;
  files: readonly File[];
  noun: FileNoun;
};

/** Names of the files chosen in a field, each with a button that removes the file. Empty without script. */
export function ChosenFiles({ id, files, noun }: Chosen) {
  const { list, remove } = useRemoval(id, files);
  if (files.length === 0) return null;
  return (
    <ul ref={list} className="mt-2" aria-label={listLabel(noun)}>
      {files.map((file, index) => (
        <li key={keyOf(files, index)}>
          <bdi className="small">{file.name}</bdi>
          <button type="button" className="btn btn--quiet ml-2" onClick={() => remove(index)}>
            Hapus {noun}
            <span className="sr-only"> {isolated(file.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Previews of the pictures chosen in a field, each with a button that removes the picture. Empty without script. */
export function ChosenPictures({ id, files }: Omit<Chosen, "noun">) {
  const { list, remove } = useRemoval(id, files);
  if (files.length === 0) return null;
  return (
    <ul ref={list} className="photo-tiles mt-2" aria-label={listLabel("foto")}>
      {files.map((file, index) => (
        <li key={keyOf(files, index)}>
          <fieldset>
            <Preview file={file} />
            <div>
              <button
                type="button"
                aria-label={`Hapus foto ${isolated(file.name)}`}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

/** Shows the name of a file that the browser cannot display, such as HEIC. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isBroken, setBroken] = useState(file.size === 0);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    // The URL keeps the file in memory.
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isBroken || !url) return <p className="photo-tiles__name small soft">{isolated(file.name)}</p>;
  return <img src={url} alt={file.name} onError={() => setBroken(true)} />;
}

const listLabel = (noun: FileNoun) => `${noun === "foto" ? "Foto" : "Berkas"} yang dipilih`;

/** Two chosen files may agree in all that a browser tells about them. */
function keyOf(files: readonly File[], index: number): string {
  const label = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;
  const labels = files.slice(0, index + 1).map(label);
  return `${labels[index]} ${labels.filter((other) => other === labels[index]).length}`;
}

function useRemoval(id: string, files: readonly File[]) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    // The pressed button disappears: a keyboard user continues at the next one, or in the field.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input).focus();
    const others = files.filter((_, at) => at !== index);
    // Older browsers can only clear the whole choice.
    if (!putFiles(input, others)) input.value = "";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return { list, remove };
}
