import { MAX_PICTURES } from "~/domain/listing/listing";
import { MAX_PICTURE_MB, MAX_UPLOAD_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { ChosenPictures } from "../../kit/form/chosen-files";
import type { FieldView } from "../../kit/form/field";
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
        onChoice={onChoice}
      />
      <ChosenPictures id={field.id} files={chosen} />
    </>
  );
}
