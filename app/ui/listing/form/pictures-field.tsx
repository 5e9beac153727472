import { useRef } from "react";
import { choiceFaultSentence } from "~/copy/listing/picture";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { choiceFault, MAX_PICTURE_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { ChosenPictures } from "../../kit/form/chosen-pictures";
import type { FieldView } from "../../kit/form/field";
import { FileField } from "../../kit/form/file-field";

// What hardly any phone's picture breaks is said when one does.
const RULES = `Hingga ${MAX_PICTURES}, masing-masing ${MAX_PICTURE_MB} MB. Yang pertama menjadi sampul.`;

/** Checks files before megabytes are uploaded: `onChoice` gets the fault's sentence, or null, and the files. */
export function PicturesField({
  field,
  label,
  kept,
  chosen,
  onChoice,
}: {
  field: FieldView;
  label: string;
  /** How many pictures are stored already. */
  kept: number;
  chosen: readonly File[];
  onChoice: (fault: string | null, files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement | null>(null);

  function take(files: readonly File[]) {
    const fault = choiceFault(files);
    onChoice(fault && choiceFaultSentence(fault), files);
  }

  function leaveOut(index: number) {
    if (!input.current) return;
    hold(
      input.current,
      chosen.filter((_, at) => at !== index),
    );
    const left = [...(input.current.files ?? [])];
    if (left.length === 0) input.current.focus();
    take(left);
  }

  return (
    <>
      <FileField
        field={field}
        label={kept > 0 ? "Tambah foto" : label}
        hint={kept > 0 ? undefined : RULES}
        optional={kept === 0}
        multiple
        accept={PICTURE_TYPES}
        onChange={({ currentTarget }) => {
          input.current = currentTarget;
          take([...(currentTarget.files ?? [])]);
        }}
      />
      <ChosenPictures files={chosen} onRemove={leaveOut} />
    </>
  );
}

/** Safari before 14.1 makes no list of files: there, the whole choice begins anew. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  try {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
  } catch {
    input.value = "";
  }
}
