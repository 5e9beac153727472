import { MAX_PLACE_LENGTH } from "~/domain/search/search";
import { Group } from "../kit/group";
import { DocumentIcon, type DocumentIconName, Icon, type IconName } from "../kit/icon";
import { Ways } from "../kit/ways";
import { PlainForm } from "../layout/form";

type Line = { code: string; name: string; text: string; icon?: IconName; face?: DocumentIconName };

type ChoosePlaceProps = {
  typed: string;
  /** Where the choice leads back to; a path of ours. */
  back: string;
  /** Null when nothing was typed. */
  matches: { title: string; places: readonly Line[] } | null;
  province: { name: string; places: readonly Line[] } | null;
  quick: readonly Line[];
  common: readonly { code: string; name: string }[];
  provinces: readonly (Line & { href: string })[];
};

/** What is typed goes out in a form of its own: Enter must not press the first place of the list. */
export function PlaceSearch({ typed, back }: { typed: string; back: string }) {
  return (
    <PlainForm className="search-form search-form--plain" method="post" action="/place" role="search">
      <input type="hidden" name="redirectTo" value={back} />
      <div>
        <label htmlFor="cari">Kota atau kabupaten</label>
        <Icon name="pin" />
        <input
          id="cari"
          name="cari"
          type="search"
          defaultValue={typed || undefined}
          maxLength={MAX_PLACE_LENGTH}
          placeholder="mis. Bandung, jaksel, Solo"
          autoComplete="address-level2"
          enterKeyHint="search"
        />
      </div>
      <button type="submit" className="btn">
        Cari
      </button>
    </PlainForm>
  );
}

export function PlaceList({ page }: { page: ChoosePlaceProps }) {
  const { back, typed, matches, province, quick, common, provinces } = page;
  const found = province !== null || (matches !== null && matches.places.length > 0);
  return (
    <PlainForm className="max-w-form" method="post" action="/place">
      <input type="hidden" name="redirectTo" value={back} />
      {matches && (
        <Group id="cocok" title={matches.title}>
          <Places lines={matches.places} typed={typed} />
        </Group>
      )}
      {province && (
        <Group id="isi-provinsi" title={province.name}>
          <Places lines={province.places} />
        </Group>
      )}
      <Group id="cepat" title={found ? "Atau" : "Cepat"}>
        <Places lines={quick} />
      </Group>
      {!found && (
        <>
          <Group id="sering" title="Sering dipilih">
            <p className="chips">
              {common.map(({ code, name }) => (
                <button key={code} type="submit" className="chip" name="tempat" value={code}>
                  {name}
                </button>
              ))}
            </p>
          </Group>
          <Group id="provinsi" title="Menurut provinsi">
            <Ways
              ways={provinces.map(({ code, name, text, href }) => ({
                key: code,
                to: { href },
                title: name,
                end: text,
              }))}
            />
          </Group>
        </>
      )}
    </PlainForm>
  );
}

function Places({ lines, typed = "" }: { lines: readonly Line[]; typed?: string }) {
  if (lines.length === 0) return <p className="soft">Periksa ejaannya, atau pilih dari daftar di bawah.</p>;
  return (
    <Ways
      ways={lines.map(({ code, name, text, icon = "pin", face }) => ({
        key: code,
        to: { name: "tempat", value: code },
        icon,
        face: face && <DocumentIcon name={face} />,
        title: <Hit name={name} typed={typed} />,
        text,
      }))}
    />
  );
}

/** The typed letters are marked where a word of the name begins with them. */
function Hit({ name, typed }: { name: string; typed: string }) {
  const at = typed === "" ? -1 : ` ${name}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  if (at < 0) return <>{name}</>;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  );
}
