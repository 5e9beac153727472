import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { AreaPress, AreasView } from "~/copy/listing/areas";
import { MAX_AREAS } from "~/domain/listing/listing";
import { Button } from "../../kit/button";
import { controlProps, FieldNotes, type FieldView } from "../../kit/form/field";
import { Icon } from "../../kit/icon";
import { PlaceNames, usePlaceNames } from "../../place/place-names";
import { type Stoppable, useAreas } from "./use-areas";

/** Without script the answer is a new page: back to the section that the field stands in. */
const here = "#tempat";

/** Every press sends the whole form; with script the list changes in place, and no picture travels for it. */
export function AreasField({
  field: sent,
  areas: given,
  towns,
}: {
  field: FieldView;
  areas: AreasView;
  towns: readonly string[];
}) {
  const { view, press } = useAreas(given);
  const input = useRef<HTMLInputElement>(null);
  const names = usePlaceNames(sent.id, towns);
  const field = { ...sent, errors: view.error ? [view.error] : undefined };

  async function pressed(event: Stoppable, codes: Omit<AreaPress, "typed"> = {}) {
    const typed = input.current?.value ?? "";
    const after = await press(event, { typed, ...codes });
    if (after && input.current) input.current.value = after.text;
  }
  const add = (event: MouseEvent, code: string) => pressed(event, { add: code });

  return (
    <fieldset className="field">
      <legend>Wilayah yang Anda datangi</legend>
      <p className="field__hint">
        Paling banyak {MAX_AREAS}, selain tempat Anda sendiri. Jasa Anda muncul untuk pencarian di sini.
      </p>
      <p className="sr-only" role="status">
        {view !== given && `${view.areas.length} wilayah: ${view.areas.map(({ name }) => name).join(", ")}`}
      </p>
      {view.areas.length > 0 && (
        <p className="chips">
          {view.areas.map(({ code, name }, index) => (
            <span key={code}>
              <input type="hidden" name={`areas[${index}]`} value={code} />
              <button
                type="submit"
                className="chip"
                name="removeArea"
                value={code}
                formAction={here}
                aria-label={`Hapus ${name}`}
                onClick={(event) => pressed(event, { remove: code })}
              >
                {name}
                <Icon name="close" />
              </button>
            </span>
          ))}
        </p>
      )}
      <div className={view.error ? "field has-error" : "field"}>
        <label htmlFor={field.id}>Tambah wilayah</label>
        <FieldNotes field={field} />
        <div className="input-group">
          <input
            {...controlProps(field)}
            {...names.input}
            ref={input}
            className="input"
            type="text"
            defaultValue={given.text}
            placeholder="mis. Kota Depok, Jawa Barat"
            autoComplete="off"
            enterKeyHint="done"
            data-rechecked
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) void pressed(event);
            }}
          />
          <Button
            type="submit"
            look="line"
            name="addArea"
            value="1"
            formAction={here}
            onClick={(event: MouseEvent) => void pressed(event)}
          >
            Tambah
          </Button>
        </div>
        <PlaceNames list={names} />
        <Additions places={view.choices} onPress={add} />
      </div>
      <Additions places={view.wholes} onPress={add} />
    </fieldset>
  );
}

function Additions({
  places,
  onPress,
}: {
  places: readonly { code: string; name: string; note?: string }[];
  onPress: (event: MouseEvent, code: string) => void;
}) {
  if (places.length === 0) return null;
  return (
    <p className="chips">
      {places.map(({ code, name, note }) => (
        <button
          key={code}
          type="submit"
          className="chip"
          name="addArea"
          value={code}
          formAction={here}
          onClick={(event) => onPress(event, code)}
        >
          <span>
            + {name} {note && <i>{note}</i>}
          </span>
        </button>
      ))}
    </p>
  );
}
