import { useRef } from "react";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { MAX_PICTURE_MB, MAX_UPLOAD_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { ChosenPictures } from "../../kit/form/chosen-pictures";
import type { FieldView } from "../../kit/form/field";
import { putFiles } from "../../kit/form/heavy-photos";
import { type PhotoChoice, PhotoField } from "../../kit/form/photo-field";

// What hardly any phone's picture breaks is said when one does.
const RULES = `Hingga ${MAX_PICTURES}, masing-masing ${MAX_PICTURE_MB} MB dan bersama-sama ${MAX_UPLOAD_MB} MB. Yang pertama menjadi sampul.`;

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
  onChoice: (choice: PhotoChoice) => void;
}) {
  const input = useRef<HTMLInputElement | null>(null);

  function leaveOut(index: number) {
    if (!input.current) return;
    const others = chosen.filter((_, at) => at !== index);
    // Where it cannot be left out, the whole choice begins anew.
    if (!putFiles(input.current, others)) input.current.value = "";
    if (input.current.files?.length === 0) input.current.focus();
    input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <>
      <PhotoField
        field={field}
        label={kept > 0 ? "Tambah foto" : label}
        hint={kept > 0 ? undefined : RULES}
        optional={kept === 0}
        multiple
        accept={PICTURE_TYPES}
        most={MAX_PICTURES}
        faultOf={async (files) => (await import("~/copy/listing/choice")).photosFault(files, MAX_PICTURES)}
        onChoice={(choice, field) => {
          input.current = field;
          onChoice(choice);
        }}
      />
      <ChosenPictures files={chosen} onRemove={leaveOut} />
    </>
  );
}
