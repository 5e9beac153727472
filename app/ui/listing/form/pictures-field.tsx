import { choiceFaultSentence } from "~/copy/listing/picture";
import { MAX_PICTURES } from "~/domain/listing/listing";
import {
  choiceFault,
  MAX_PICTURE_MB,
  MIN_LONG_SIDE,
  MIN_SHORT_SIDE,
  PICTURE_TYPES,
} from "~/domain/listing/picture";
import type { FieldView } from "../../kit/form/field";
import { FileField } from "../../kit/form/file-field";

const FILES = `JPEG, PNG, WebP, atau GIF, masing-masing paling besar ${MAX_PICTURE_MB} MB dan sedikitnya ${MIN_LONG_SIDE} × ${MIN_SHORT_SIDE} piksel.`;

function rules(kept: number): string {
  if (kept === 0) return `Hingga ${MAX_PICTURES} foto ${FILES} Foto pertama menjadi sampul.`;
  return `Paling banyak ${MAX_PICTURES} foto bersama yang di atas. ${FILES}`;
}

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
      hint={rules(kept)}
      optional
      multiple
      accept={PICTURE_TYPES}
      onChange={(event) => {
        const fault = choiceFault([...(event.currentTarget.files ?? [])]);
        onChoice(fault && choiceFaultSentence(fault));
      }}
    />
  );
}

/** A browser forgets chosen files when the page reloads. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: browser tidak menyimpan berkas yang sudah dipilih`;
}
