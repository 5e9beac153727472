import { type ChangeEvent, useRef, useState } from "react";
import { FileField, type FileFieldProps } from "./file-field";
import { isHeavy, putFiles } from "./heavy-photos";

/** Text of a button that waits for photos. */
export const PREPARING = "Mengecilkan foto";

/** The chosen photos as the form will submit them. `files` is null while heavy photos are made smaller and the form must wait. */
export type PhotoChoice = { fault: string | null; files: readonly File[] | null };

type Choosing = {
  /** More than these are left as they are. */
  most: number;
  faultOf: (files: readonly File[]) => Promise<string | null>;
  onChoice: (choice: PhotoChoice) => void;
};

/**
 * Makes heavy photos of a file field small, and checks all of them, before they are sent. The code for that is fetched by
 * those who choose a photo; without it photos go as they are, and the server checks them.
 */
export function usePhotoChoice({ most, faultOf, onChoice }: Choosing) {
  const latest = useRef(0);
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(input: HTMLInputElement) {
    latest.current += 1;
    const mine = latest.current;
    let files: readonly File[] = [...(input.files ?? [])];
    const heavy = files.length <= most && files.some(isHeavy);
    setPreparing(heavy);
    onChoice({ fault: null, files: heavy ? null : files });
    if (heavy) {
      const small = await import("./small-photos")
        .then(({ makeSmall }) => makeSmall(files))
        .catch(() => files);
      // Meanwhile others were chosen.
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

export function PreparingNote() {
  return (
    <p role="status" lang="id" className="small soft">
      {PREPARING} agar hemat data.
    </p>
  );
}

export function PhotoField({
  most,
  faultOf,
  onChoice,
  ...field
}: Omit<FileFieldProps, "onChange"> & Choosing) {
  const { isPreparing, onChange } = usePhotoChoice({ most, faultOf, onChoice });
  return (
    <>
      <FileField {...field} onChange={onChange} />
      {isPreparing && <PreparingNote />}
    </>
  );
}
