import { MAX_CAPTION } from "~/domain/listing/picture";
import { controlProps, type FieldView, typed } from "../../kit/form/field";
import { fieldView, type Result, typedPart } from "../../kit/form/form-result";
import { TextField } from "../../kit/form/text-field";
import { Icon } from "../../kit/icon";
import { useDragging } from "./dragging";

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

/** The cover large, then the others: each can be moved and taken away. Script lets them be dragged. */
export function ShownPictures({ views }: { views: readonly PictureViews[] }) {
  const { list, order, dragging } = useDragging(views.length);
  if (views.length === 0) return null;
  const places = views.map((_, index) => (index === 0 ? "Sampul" : String(index + 1)));
  return (
    <>
      <ul ref={list} className="photo-tiles">
        {order.map((index, at) => {
          const view = views[index];
          return (
            view && (
              <li key={view.picture.id} {...dragging(at)}>
                <Tile index={index} places={places} {...view} />
              </li>
            )
          );
        })}
      </ul>
      <Captions views={views} />
    </>
  );
}

function Tile({
  picture,
  place,
  remove,
  index,
  places,
}: PictureViews & { index: number; places: readonly string[] }) {
  const wrong = [place, remove].filter(({ errors }) => errors?.length);
  const leaves = remove.initialValue === "on" || remove.initialValue === true;
  return (
    <fieldset className={wrong.length > 0 ? "has-error" : undefined}>
      <legend className="sr-only">Foto {index + 1}</legend>
      <input type="hidden" name={`photos[${index}].id`} value={picture.id} />
      <input type="checkbox" className="sr-only" defaultChecked={leaves} {...controlProps(remove)} />
      <img
        src={`${picture.url}/320.webp`}
        width={picture.width}
        height={picture.height}
        alt={picture.caption || `Foto ${index + 1}`}
        loading="lazy"
      />
      <div>
        <select
          {...controlProps(place)}
          className="input"
          aria-label="Urutan"
          defaultValue={typed(place) ?? ""}
        >
          {places.map((text, at) => (
            <option key={text} value={at + 1}>
              {text}
            </option>
          ))}
        </select>
        <label htmlFor={remove.id}>
          <Icon name="close" />
          <span className="sr-only">Hapus foto ini</span>
        </label>
      </div>
      {wrong.map(({ id, errorId, errors }) => (
        <p key={id} className="field-error small" id={errorId}>
          {errors?.[0]}
        </p>
      ))}
    </fieldset>
  );
}

/** For who cannot see the pictures. */
function Captions({ views }: { views: readonly PictureViews[] }) {
  const written = views.filter(({ caption }) => typed(caption)).length;
  const wrong = views.some(({ caption }) => caption.errors?.length);
  return (
    <details className="disclosure mt-3" open={wrong}>
      <summary>
        <span className="flex-1">Keterangan foto</span>
        <span className="small soft mx-2">{written > 0 ? `${written} terisi` : "Tambah"}</span>
      </summary>
      <div>
        {views.map(({ picture, caption }, index) => (
          <TextField
            key={picture.id}
            field={caption}
            label={`Keterangan foto ${index + 1}`}
            maxLength={MAX_CAPTION}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}
