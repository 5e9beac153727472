import { useEffect, useRef, useState } from "react";
import { isolated } from "~/domain/core/bidi";
import { Icon } from "../icon";

/** Pictures chosen in a file field, small, before they are sent: each can be taken out again. Nothing without script. */
export function ChosenPictures({
  files,
  onRemove,
}: {
  files: readonly File[];
  onRemove: (index: number) => void;
}) {
  const [urls, setUrls] = useState<string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    // Each holds its file in memory until then.
    return () => made.forEach((url) => void URL.revokeObjectURL(url));
  }, [files]);

  function remove(index: number) {
    // The pressed button goes: who is at a keyboard stays in the list.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(index);
  }

  if (urls.length === 0) return null;
  return (
    <ul ref={list} className="photo-tiles mt-2" aria-label="Foto yang dipilih">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <fieldset>
            <img src={urls[index]} alt={file.name} />
            <div>
              <button
                type="button"
                aria-label={`Batal memilih ${isolated(file.name)}`}
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
