import { MAX_CAPTION } from "~/domain/listing/picture";
import { Checkbox } from "../../kit/form/checkbox";
import type { FieldView } from "../../kit/form/field";
import { fieldView, type Result, typedPart } from "../../kit/form/form-result";
import { SelectField } from "../../kit/form/select-field";
import { TextField } from "../../kit/form/text-field";

export type ShownPicture = { id: string; url: string; caption: string; width: number; height: number };

type PictureViews = { picture: ShownPicture; caption: FieldView; place: FieldView; remove: FieldView };

export function pictureViews(
  form: string,
  pictures: readonly ShownPicture[],
  result: Result | undefined,
): PictureViews[] {
  const sent = result?.initialValue?.photos;
  return pictures.map((picture, index) => {
    const said = Array.isArray(sent) && sent.find((photo) => typedPart(photo, "id") === picture.id);
    const view = (name: string, stored?: string) =>
      fieldView(form, `photos[${index}].${name}`, result, said ? typedPart(said, name) : stored);
    return {
      picture,
      caption: view("caption", picture.caption),
      place: view("place", String(index + 1)),
      remove: view("remove"),
    };
  });
}

const PLACE_HINT = "Yang dipindahkan mendapat tempatnya; foto lain bergeser.";

/** Works without script. */
export function ShownPictures({ views }: { views: readonly PictureViews[] }) {
  const places = views.map((_, index) => ({
    value: String(index + 1),
    label: index === 0 ? "1 (sampul)" : String(index + 1),
  }));
  return (
    <>
      {views.map(({ picture, caption, place, remove }, index) => (
        <fieldset key={picture.id} className="panel mt-4">
          <legend className="sr-only">Foto {index + 1}</legend>
          <input type="hidden" name={`photos[${index}].id`} value={picture.id} />
          <div className="picture-row">
            <img
              src={`${picture.url}/320.webp`}
              width={picture.width}
              height={picture.height}
              alt={picture.caption || `Foto ${index + 1}`}
              loading="lazy"
            />
            <div className="flex-1">
              <SelectField field={place} label="Urutan" hint={PLACE_HINT} options={places} />
            </div>
          </div>
          <TextField
            field={caption}
            label="Keterangan foto"
            hint="Dibacakan kepada orang yang tidak dapat melihat fotonya."
            optional
            maxLength={MAX_CAPTION}
            autoComplete="off"
          />
          <Checkbox field={remove} label="Hapus foto ini" />
        </fieldset>
      ))}
    </>
  );
}
