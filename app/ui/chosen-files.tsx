import { useEffect, useRef, useState } from "react";
import { fileSize } from "~/platform/file-text";
import { isolated } from "~/platform/strings";
import type { FieldView } from "./fields";
import { canPutFiles, isHeicName } from "./heavy-photos";
import { Icon } from "./kit";

export type FileNoun = "foto" | "berkas";

type ChosenFilesProps = {
  field: FieldView;
  files: readonly File[];
  noun: FileNoun;
  first: string | undefined;
  isPreparing: boolean;
  isRefused: (file: File) => boolean;
  onFiles: (files: readonly File[]) => void;
};

type Act = "earlier" | "later" | "remove";
type Focus = { at: number; act: Act };

const TILE_BUTTON = "icon-button cursor-pointer border-0 bg-transparent text-ink-soft disabled:opacity-25";
const tiles = {
  plain: "overflow-hidden rounded border bg-raised",
  refused: "overflow-hidden rounded border-2 border-danger bg-raised",
} as const;

/** Shows the chosen files as tiles with previews. Browsers that cannot change the field's files get no buttons. */
export function ChosenFiles({ field, files, noun, first, isPreparing, isRefused, onFiles }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<Focus | null>(null);
  const [said, setSaid] = useState("");
  const mayChange = canPutFiles();
  const last = files.length - 1;

  useEffect(() => {
    if (!focus.current || files.length === 0) return;
    const { at, act } = focus.current;
    focus.current = null;
    const buttons = list.current?.children[at]?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [];
    const wanted = [...buttons].find(({ dataset }) => dataset["act"] === act);
    // At either end, the button for the other direction takes the focus.
    (wanted ?? buttons[0])?.focus();
  }, [files]);

  function move(from: number, to: number, act: Act) {
    const file = files[from];
    if (!file) return;
    const others = files.filter((_, at) => at !== from);
    focus.current = { at: to, act };
    setSaid(`${isolated(file.name)} sekarang nomor ${to + 1} dari ${files.length}`);
    onFiles([...others.slice(0, to), file, ...others.slice(to)]);
  }

  function remove(at: number) {
    const name = files[at]?.name ?? "";
    if (files.length === 1) document.getElementById(field.id)?.focus();
    else focus.current = { at: Math.min(at, last - 1), act: "remove" };
    setSaid(`${isolated(name)} dihapus, ${files.length === 1 ? `tidak ada ${noun} lagi` : `tersisa ${last} ${noun}`}`);
    onFiles(files.filter((_, other) => other !== at));
  }

  return (
    <>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {files.length > 0 && (
        <ul
          ref={list}
          className="-mx-1 mt-1 flex flex-wrap"
          aria-label={`${noun === "foto" ? "Foto" : "Berkas"} yang dipilih`}
        >
          {files.map((file, at) => {
            const refused = isRefused(file);
            const name = isolated(file.name);
            const button = (act: Act, icon: "left" | "right" | "close", label: string, press: () => void) => (
              <button
                type="button"
                data-act={act}
                className={TILE_BUTTON}
                disabled={isPreparing || (act === "earlier" && at === 0) || (act === "later" && at === last)}
                aria-label={label}
                aria-describedby={refused && act === "remove" ? field.errorId : undefined}
                onClick={press}
              >
                <Icon name={icon} />
              </button>
            );
            return (
              <li key={fileKey(files, at)} className="w-1/2 p-1 md:w-1/3">
                <div className={refused ? tiles.refused : tiles.plain}>
                  <div className="relative h-28 bg-sunk">
                    <FilePreview file={file} />
                    {last > 0 || first ? (
                      <span
                        className="absolute left-1 top-1 rounded bg-raised px-2 text-xs font-bold"
                        aria-hidden="true"
                      >
                        {at === 0 && first ? first : at + 1}
                      </span>
                    ) : null}
                  </div>
                  {refused && (
                    <p className="field-error px-2 pt-1 text-sm">
                      <Icon name="warn" /> Ditolak
                    </p>
                  )}
                  {mayChange && (
                    <div className="flex justify-between">
                      {last > 0 &&
                        button("earlier", "left", `Geser ${noun} ${name} ke kiri`, () => move(at, at - 1, "earlier"))}
                      {last > 0 &&
                        button("later", "right", `Geser ${noun} ${name} ke kanan`, () => move(at, at + 1, "later"))}
                      <span className="ml-auto">
                        {button("remove", "close", `Hapus ${noun} ${name}`, () => remove(at))}
                      </span>
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {!mayChange && files.length > 0 && (
        <button type="button" className="btn btn--quiet" onClick={() => onFiles([])}>
          Hapus semua
        </button>
      )}
    </>
  );
}

/** Shows a photo, or the name and size if the browser cannot display the file, such as HEIC. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  // Safari has already converted HEIC files to JPEG. Other browsers cannot show them.
  const [isBroken, setBroken] = useState(!/^image\//.test(file.type) || file.size === 0 || isHeicName(file));
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    // The URL keeps the file in memory until it is revoked.
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isBroken)
    return (
      <p className="h-full overflow-hidden px-2 pt-8 text-sm [overflow-wrap:anywhere]">
        <Icon name="file" /> <bdi>{file.name}</bdi>
        <br />
        <small className="text-ink-soft">{file.size === 0 ? "0 byte" : fileSize(file.size)}</small>
      </p>
    );
  if (!url) return null;
  return <img className="h-full w-full object-cover" src={url} alt={file.name} onError={() => setBroken(true)} />;
}

/** Returns a React key. The number distinguishes files with equal names and sizes. */
function fileKey(files: readonly File[], index: number): string {
  const label = ({ name, size }: File) => `${name} ${size}`;
  const labels = files.slice(0, index + 1).map(label);
  return `${labels[index]} ${labels.filter((other) => other === labels[index]).length}`;
}
