import { useSubmit } from "@remix-run/react";
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { lostFilesSentence, shownFileName } from "~/platform/file-text";
import { FILE_NAMES, REFUSED_FILES } from "~/platform/files";
import { isolated } from "~/platform/strings";
import type { ChosenFiles, FileNoun } from "./chosen-files";
import { controlProps, errorText, Field, type FieldProps, type FieldView, type Result } from "./fields";
import { canPutFiles, isHeavy, isHeicName, putFiles } from "./heavy-photos";
import { Drawing, useHydrated } from "./kit";

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type" | "onChange">;

export type FilePickerProps = InputAttributes & {
  field: FieldView;
  hint?: ReactNode;
  /** The chosen files in the order in which they are shown and sent. */
  chosen: readonly File[];
  noun?: FileNoun;
  /** The label of the first tile, if the first photo has a role of its own. */
  first?: string | undefined;
  isPreparing?: boolean;
  /** Replaces the text of the button. */
  button?: ReactNode;
  /** False if a photo of the camera would be refused. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

export type FileFieldProps = FieldProps & Omit<FilePickerProps, "button">;

/** Shows a field for files. `hint` must say that browsers forget the files after a rejected form. */
export function FileField({ field, label, hint, optional, ...picker }: FileFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <FilePicker {...picker} field={field} hint={hint} />
    </Field>
  );
}

const nouns = { foto: "Foto", berkas: "Berkas" } as const;

/** The input covers the button, so that it also takes the focus, dropped files and presses. */
const COVER = "peer absolute left-0 top-0 m-0 h-full w-full cursor-pointer opacity-0";
const PICK =
  "btn btn--line w-full px-2 peer-focus:outline-offset-2 peer-focus:[outline:3px_solid_var(--ink)] [&_.icon]:mr-2";

/**
 * Shows the input for files. With JavaScript it has a button for the camera on touch screens, adds each choice to the
 * previous one, and shows the chosen files as tiles. Without JavaScript it is the browser's own input.
 */
export function FilePicker({
  field,
  hint,
  chosen,
  noun = "berkas",
  first,
  isPreparing = false,
  button,
  camera: takesPhotos = true,
  onFiles,
  ...input
}: FilePickerProps) {
  const hydrated = useHydrated();
  const camera = useRef<HTMLInputElement>(null);
  const Tiles = useTiles(chosen.length > 0);
  const several = input.multiple === true;
  useEarlyChoice(field.id);

  function add(target: HTMLInputElement) {
    const files = [...(target.files ?? [])];
    if (target === camera.current) target.value = "";
    if (files.length > 0) put(several ? together(chosen, files, field) : files.slice(-1));
    // Chrome empties the field when its dialog is cancelled.
    else if (target !== camera.current) put(chosen);
  }

  function put(files: readonly File[]) {
    const target = document.getElementById(field.id);
    if (!(target instanceof HTMLInputElement)) return;
    // Older browsers keep only the last choice. They cannot be given a list.
    if (files.length === 0) target.value = "";
    if (putFiles(target, files)) onFiles(files);
    else onFiles([...(target.files ?? [])]);
  }

  return (
    <>
      <div className={hydrated ? "-mx-1 mt-0.5 flex flex-wrap" : undefined}>
        {hydrated && takesPhotos && hasCamera() && (
          <div className="min-w-0 flex-1 p-1">
            <button type="button" className={PICK} onClick={() => camera.current?.click()}>
              <CameraIcon />
              Ambil Foto
            </button>
            <input
              ref={camera}
              type="file"
              accept="image/*"
              capture="environment"
              className="[display:none]"
              onChange={({ currentTarget }) => add(currentTarget)}
            />
          </div>
        )}
        <div className={hydrated ? "relative min-w-0 flex-1 p-1" : undefined}>
          <input
            {...input}
            {...controlProps(field, hint)}
            className={hydrated ? COVER : "input"}
            type="file"
            onChange={({ currentTarget }) => add(currentTarget)}
          />
          {hydrated && (
            <span className={PICK} aria-hidden="true">
              {button ?? `${chosen.length > 0 ? (several ? "Tambah" : "Ganti") : "Pilih"} ${nouns[noun]}`}
            </span>
          )}
        </div>
      </div>
      <FileNote files={field.errors?.length ? [] : chosen} noun={noun} isPreparing={isPreparing} />
      {Tiles ? (
        <Tiles
          {...{ field, noun, first, isPreparing }}
          files={chosen}
          isRefused={(file) => isRefused(file, field)}
          onFiles={put}
        />
      ) : (
        chosen.length > 0 && <p className="mt-2 text-sm">{chosen.map(({ name }) => isolated(name)).join(", ")}</p>
      )}
    </>
  );
}

/** Loads the tiles when files are chosen, because most people who open a page choose none. */
function useTiles(wanted: boolean) {
  const [Tiles, setTiles] = useState<typeof ChosenFiles>();
  useEffect(() => {
    // Without the tiles the names are shown.
    if (wanted)
      void import("./chosen-files").then(
        (loaded) => setTiles(() => loaded.ChosenFiles),
        () => {},
      );
  }, [wanted]);
  return Tiles;
}

/** Touch screens have a camera. Safari before 14.1 cannot add its photo to the field. */
export const hasCamera = () => window.matchMedia("(pointer: coarse)").matches && canPutFiles();

/** Adds files to those chosen before. Refused ones are replaced, and a file that is chosen twice is sent once. */
function together(before: readonly File[], added: readonly File[], field: FieldView): File[] {
  const kept = before.filter((file) => !isRefused(file, field) && !added.some((other) => isSame(file, other)));
  return [...kept, ...added];
}

/** The name of a reduced photo has another ending. */
const isSame = (one: File, other: File) =>
  one.lastModified === other.lastModified && stem(one) === stem(other) && (one.size === other.size || isHeavy(other));
const stem = ({ name }: File) => name.replace(/\.[^.]*$/, "");

const isRefused = ({ name }: File, { errors }: FieldView) => errorText(errors).includes(`"${shownFileName(name)}"`);

function CameraIcon() {
  return <Drawing shape="M4 8h4l1.5-2.5h5L16 8h4v11H4zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />;
}

/** Shows what happens to the chosen files, such as HEIC photos. The server decides whether such a photo can be read. */
function FileNote({ files, noun, isPreparing }: { files: readonly File[]; noun: FileNoun; isPreparing: boolean }) {
  const heic = files
    .filter(isHeicName)
    .map(({ name }) => `"${shownFileName(name)}"`)
    .join(", ");
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
function useEarlyChoice(id: string) {
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
export function usePhotoChoice({ max, faultOf, onChoice }: PhotoChoiceOptions, id: string) {
  const latest = useRef(0);
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(chosen: readonly File[]) {
    latest.current += 1;
    const mine = latest.current;
    let files = chosen;
    const heavy = files.length <= max && files.some((file) => isHeavy(file) && !tried.has(file));
    setPreparing(heavy);
    onChoice({ fault: null, files: heavy ? null : files });
    if (heavy) {
      const input = document.getElementById(id);
      const small = await import("./small-photos").then(({ makeSmall }) => makeSmall(files, tried)).catch(() => files);
      // The user has chosen other photos in the meantime.
      if (mine !== latest.current) return;
      if (input instanceof HTMLInputElement && putFiles(input, small)) files = small;
    }
    const fault = await faultOf(files).catch(() => null);
    if (mine !== latest.current) return;
    setPreparing(false);
    if (heavy || fault) onChoice({ fault, files });
  }

  return { isPreparing, onFiles: (files: readonly File[]) => void prepare(files) };
}

/** Photos that could not be made smaller, or already are. Moving a photo must not decode all of them again. */
const tried = new WeakSet<File>();

export function PhotoField({
  max,
  faultOf,
  onChoice,
  ...field
}: Omit<FileFieldProps, "onFiles" | "noun"> & PhotoChoiceOptions) {
  return <FileField {...field} noun="foto" {...usePhotoChoice({ max, faultOf, onChoice }, field.field.id)} />;
}

/** Keeps the chosen files. `fault` is undefined after a new answer of the server, which shows the fault itself. */
export function useFileChoice(after: unknown) {
  const [chosen, setChosen] = useState<PhotoChoice & { after: unknown; shown: readonly File[] }>();
  const [submitted, setSubmitted] = useState<string | null>();
  const send = useSubmit();
  const isPreparing = chosen?.files === null;
  const fault = chosen?.fault ?? (chosen?.after === after ? chosen?.fault : undefined);
  return {
    fault,
    /** The fault for the error summary. It is set only after a submit, because the summary takes the focus. */
    summarised: fault === submitted ? fault : fault && null,
    files: chosen?.shown ?? [],
    isPreparing,
    choose(choice: PhotoChoice) {
      // While photos are made smaller, the page keeps showing the previous ones.
      setChosen((before) => ({ ...choice, after, shown: choice.files ?? before?.shown ?? [] }));
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

/**
 * Returns the error that names the files which the browser has forgotten. It forgets them with the page, so only an
 * answer that came with the page counts.
 */
export function useLostFiles(result: Result | undefined, errors: readonly string[] | undefined): string[] {
  const [cameWith] = useState(result);
  const names = result === cameWith ? result?.initialValue?.[FILE_NAMES] : undefined;
  if (!Array.isArray(names) || names.length === 0) return [];
  // The error of a single file already says to choose another one.
  return errors?.length && names.length === 1 ? [] : [lostFilesSentence(names.map(String))];
}

/** Returns the errors of a field. Undefined keeps the errors of the server. */
export function errorsOf(fault: string | null | undefined): string[] | undefined {
  if (fault === undefined) return undefined;
  return fault === null ? [] : [fault];
}
