import { choiceFaultSentence } from "~/copy/listing/picture";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { choiceFault, MAX_PICTURE_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import type { FieldView } from "../../kit/form/field";
import { FileField } from "../../kit/form/file-field";

// What hardly any phone's picture breaks is said when one does.
const RULES = `Hingga ${MAX_PICTURES} foto, masing-masing paling besar ${MAX_PICTURE_MB} MB. Yang pertama menjadi sampul.`;

/** Checks files before megabytes are uploaded: `onChoice` gets the fault's sentence, or null. */
export function PicturesField({
  field,
  label,
  kept,
  onChoice,
}: {
  field: FieldView;
  label: string;
  /** How many pictures are stored already. */
  kept: number;
  onChoice: (fault: string | null) => void;
}) {
  return (
    <FileField
      field={field}
      label={kept > 0 ? "Tambah foto" : label}
      hint={kept > 0 ? undefined : RULES}
      optional={kept === 0}
      multiple
      accept={PICTURE_TYPES}
      onChange={(event) => {
        const fault = choiceFault([...(event.currentTarget.files ?? [])]);
        onChoice(fault && choiceFaultSentence(fault));
      }}
    />
  );
}
