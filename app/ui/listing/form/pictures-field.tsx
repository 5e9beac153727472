import { choiceFaultSentence } from "~/copy/listing/picture";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { choiceFault, MAX_PICTURE_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { ChosenPictures } from "../../kit/form/chosen-pictures";
import type { FieldView } from "../../kit/form/field";
import { FileField } from "../../kit/form/file-field";

// What hardly any phone's picture breaks is said when one does.
const RULES = `Hingga ${MAX_PICTURES} foto, masing-masing paling besar ${MAX_PICTURE_MB} MB. Yang pertama menjadi sampul.`;

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
  return (
    <>
      <FileField
        field={field}
        label={kept > 0 ? "Tambah foto" : label}
        hint={kept > 0 ? undefined : RULES}
        optional={kept === 0}
        multiple
        accept={PICTURE_TYPES}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          const fault = choiceFault(files);
          onChoice(fault && choiceFaultSentence(fault), files);
        }}
      />
      <ChosenPictures files={chosen} />
    </>
  );
}
