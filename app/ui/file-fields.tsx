import { useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { shownFileName } from "~/platform/file-text";
import { REFUSED_FILES } from "~/platform/files";
import { isolated } from "~/platform/strings";
import { controlProps, errorText, Field, type FieldProps, type FieldView } from "./fields";
import { isHeavy, isHeicName, putFiles } from "./heavy-photos";
import { Icon } from "./kit";

type FileNoun = "foto" | "berkas";

type ChosenFilesProps = {
  field: FieldView;
  files: readonly File[];
  noun: FileNoun;
  tiles?: FileTiles;
};

export type FileTiles = { className: string; button: string; Preview: typeof FilePreview };

export function ChosenFiles({ field, files, noun, tiles }: ChosenFilesProps) {
  const { list, remove } = useRemoval(field.id, files);
  if (files.length === 0) return null;
  return (
    <ul
      ref={list}
      className={tiles?.className ?? "mt-2"}
      aria-label={`${noun === "foto" ? "Foto" : "Berkas"} yang dipilih`}
    >
      {files.map((file, index) => {
        const isRefused = errorText(field.errors).includes(quoted(file));
        const button = {
          type: "button",
          "aria-describedby": isRefused ? field.errorId : undefined,
          onClick: () => remove(index),
        } as const;
        const mark = isRefused && (
          <span className="field-error text-sm">
            <Icon name="warn" /> Ditolak
          </span>
        );
        return (
          <li key={fileKey(files, index)}>
            {tiles ? (
              <fieldset className={isRefused ? "has-error" : undefined}>
                <tiles.Preview file={file} />
                {mark}
                <div>
                  <button {...button} className={tiles.button} aria-label={`Hapus foto ${isolated(file.name)}`}>
                    <Icon name="close" />
                  </button>
                </div>
              </fieldset>
            ) : (
              <>
                {mark} <bdi className="text-sm">{file.name}</bdi>
                <button {...button} className="btn btn--quiet ml-2">
                  Hapus {noun}
                  <span className="sr-only"> {isolated(file.name)}</span>
                </button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const quoted = ({ name }: File) => `"${shownFileName(name)}"`;

/** Shows a photo, or the file name if the browser cannot display the file, such as HEIC. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  // Safari has already converted HEIC files to JPEG. Other browsers cannot show them.
  const [isBroken, setBroken] = useState(file.size === 0 || isHeicName(file));
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    // The URL keeps the file in memory until it is revoked.
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isBroken || !url)
    return <p className="min-h-[4.75rem] p-2 text-sm text-ink-soft [overflow-wrap:anywhere]">{isolated(file.name)}</p>;
  return <img src={url} alt={file.name} onError={() => setBroken(true)} />;
}

/** Returns a React key. The index distinguishes files with equal names and sizes. */
function fileKey(files: readonly File[], index: number): string {
  const label = ({ name, size }: File) => `${name} ${size}`;
  const labels = files.slice(0, index + 1).map(label);
  return `${labels[index]} ${labels.filter((other) => other === labels[index]).length}`;
}

function useRemoval(id: string, files: readonly File[]) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    // The button disappears, so the focus moves to the next one or to the field.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input).focus();
    const others = files.filter((_, at) => at !== index);
    // Older browsers cannot remove a single file, so all are removed.
    if (!putFiles(input, others)) input.value = "";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return { list, remove };
}

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type">;

export type FileFieldProps = FieldProps &
  InputAttributes & {
    chosen?: readonly File[];
    noun?: FileNoun;
    tiles?: FileTiles;
    isPreparing?: boolean;
  };

/** Shows a field for files. `hint` must say that browsers forget the files after a rejected form. */
export function FileField({
  field,
  label,
  hint,
  optional,
  chosen = [],
  noun = "berkas",
  tiles,
  isPreparing = false,
  ...input
}: FileFieldProps) {
  useEarlyChoice(field.id);
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <input {...input} {...controlProps(field, hint)} className="input" type="file" />
      <FileNote files={field.errors?.length ? [] : chosen} noun={noun} isPreparing={isPreparing} />
      <ChosenFiles {...{ field, noun, tiles }} files={chosen} />
    </Field>
  );
}

/** Shows what happens to the chosen files, such as HEIC photos. The server decides whether such a photo can be read. */
export function FileNote({
  files,
  noun,
  isPreparing,
}: {
  files: readonly File[];
  noun: FileNoun;
  isPreparing: boolean;
}) {
  const heic = files.filter(isHeicName).map(quoted).join(", ");
  const [said, setSaid] = useState("");
  useEffect(() => {
    setSaid("");
    if (heic)
      void import("~/listings/picture-text").then(
        (text) => setSaid(text.heicNote(heic, noun)),
        () => {},
      );
  }, [heic, noun]);
  const note = isPreparing ? `${PREPARING} agar hemat data.` : said;
  return (
    <p role="status" className={note ? "text-sm text-ink-soft mt-2" : undefined}>
      {note}
    </p>
  );
}

/** Reports files that were chosen before the page hydrated, when no listener was attached. */
export function useEarlyChoice(id: string) {
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.files?.length)
      input.dispatchEvent(new Event("change", { bubbles: true }));
  }, [id]);
}

export const PREPARING = "Mengecilkan foto";

/** Chosen photos. `files` is null while heavy photos are made smaller and the form must wait. */
export type PhotoChoice = { fault: string | null; files: readonly File[] | null };

type PhotoChoiceOptions = {
  /** The maximum number of photos that are processed. If more are chosen, none is processed. */
  max: number;
  faultOf: (files: readonly File[]) => Promise<string | null>;
  onChoice: (choice: PhotoChoice) => void;
};

/**
 * Makes heavy photos smaller and checks all of them before they are sent. The code loads when a photo is
 * chosen. Without it the photos are sent unchanged and the server checks them.
 */
export function usePhotoChoice({ max, faultOf, onChoice }: PhotoChoiceOptions) {
  const latest = useRef(0);
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(input: HTMLInputElement) {
    latest.current += 1;
    const mine = latest.current;
    let files: readonly File[] = [...(input.files ?? [])];
    const heavy = files.length <= max && files.some(isHeavy);
    setPreparing(heavy);
    onChoice({ fault: null, files: heavy ? null : files });
    if (heavy) {
      const small = await import("./small-photos").then(({ makeSmall }) => makeSmall(files)).catch(() => files);
      // The user has chosen other photos in the meantime.
      if (mine !== latest.current) return;
      if (putFiles(input, small)) files = small;
    }
    const fault = await faultOf(files).catch(() => null);
    if (mine !== latest.current) return;
    setPreparing(false);
    if (heavy || fault) onChoice({ fault, files });
  }

  return {
    isPreparing,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void prepare(currentTarget),
  };
}

export function PhotoField({
  max,
  faultOf,
  onChoice,
  ...field
}: Omit<FileFieldProps, "onChange" | "noun"> & PhotoChoiceOptions) {
  const { isPreparing, onChange } = usePhotoChoice({ max, faultOf, onChoice });
  return <FileField {...field} noun="foto" isPreparing={isPreparing} onChange={onChange} />;
}

/** Keeps the chosen files. `fault` is undefined after a new answer of the server, which shows the fault itself. */
export function useFileChoice(after: unknown) {
  const [chosen, setChosen] = useState<PhotoChoice & { after: unknown }>();
  const [submitted, setSubmitted] = useState<string | null>();
  const send = useSubmit();
  const isPreparing = chosen?.files === null;
  const fault = chosen?.fault ?? (chosen?.after === after ? chosen?.fault : undefined);
  return {
    fault,
    /** The fault for the error summary. It is set only after a submit, because the summary takes the focus. */
    summarised: fault === submitted ? fault : fault && null,
    files: chosen?.files ?? [],
    isPreparing,
    choose(choice: PhotoChoice) {
      setChosen({ ...choice, after });
    },
    /**
     * While a file is refused, submits the form without the files of field `name`. The server then stores
     * nothing and reports the form's other errors.
     */
    submit(event: FormEvent<HTMLFormElement>, name: string) {
      if (!fault && !isPreparing) return;
      event.preventDefault();
      if (isPreparing) return;
      const form = new FormData(event.currentTarget);
      form.delete(name);
      form.set(REFUSED_FILES, "on");
      send(form, { method: "post", encType: "multipart/form-data" });
      setSubmitted(fault);
      document.querySelector<HTMLElement>(".error-summary")?.focus();
    },
  };
}

/** Returns the errors of a field. Undefined keeps the errors of the server. */
export function errorsOf(fault: string | null | undefined): string[] | undefined {
  if (fault === undefined) return undefined;
  return fault === null ? [] : [fault];
}
