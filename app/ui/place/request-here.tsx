import { requestNote } from "~/copy/place/place-page";
import { MAX_TITLE } from "~/domain/listing/listing";
import { NEW_REQUEST } from "~/domain/listing/new-request";
import type { PlaceSubject } from "~/domain/place/place-page";
import { MAX_PLACE_LENGTH } from "~/domain/search/search";
import { SubmitButton } from "../kit/button";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { TextField } from "../kit/form/text-field";

const NAMES = ["judul", "lokasi", "anggaran"] as const;

/** The first lines of a request, taken along to its form. */
export function RequestHere({ subject }: { subject: PlaceSubject }) {
  const { category, place } = subject;
  const { fields } = formResult("minta", NAMES, undefined, { lokasi: place.name });
  return (
    <section className="panel max-w-form mt-6" aria-labelledby="h-pasang">
      <h2 id="h-pasang">Tidak menemukan yang pas?</h2>
      <p className="small soft">{requestNote(subject)}</p>
      <form action={NEW_REQUEST} noValidate>
        {category && <input type="hidden" name="kategori" value={category.slug} />}
        <TextField
          field={fields.judul}
          label="Yang dibutuhkan"
          maxLength={MAX_TITLE}
          placeholder="mis. Perbaiki atap bocor"
          autoComplete="off"
        />
        <TextField field={fields.lokasi} label="Tempat" maxLength={MAX_PLACE_LENGTH} />
        <PriceField field={fields.anggaran} label="Anggaran" optional />
        <p className="mt-4">
          <SubmitButton wide>Lanjutkan Permintaan</SubmitButton>
        </p>
      </form>
    </section>
  );
}
