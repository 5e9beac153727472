import { choiceFault, PICTURE_TYPES } from "~/domain/picture";
import type { FieldView } from "./field";
import { FileField } from "./file-field";

const RULES =
  "Hingga 8 foto JPEG, PNG, WebP, atau GIF, masing-masing paling besar 5 MB dan sedikitnya 300 × 200 piksel. Foto pertama menjadi sampul.";

/**
 * Several pictures at once. With script a choice that the server would refuse is told at once, before megabytes go
 * over the air: `onChoice` gets the sentence, or null.
 */
export function PicturesField({
  field,
  onChoice,
}: {
  field: FieldView;
  onChoice: (fault: string | null) => void;
}) {
  return (
    <FileField
      field={field}
      label="Foto hasil kerja"
      hint={RULES}
      optional
      multiple
      accept={PICTURE_TYPES}
      onChange={(event) => onChoice(choiceFault([...(event.currentTarget.files ?? [])]))}
    />
  );
}

/** What a page says that comes back whole: a browser forgets chosen files then. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: browser tidak menyimpan berkas yang sudah dipilih`;
}
