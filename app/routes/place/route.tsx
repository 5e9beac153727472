import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { safeRedirect } from "~/accounts/viewer.server";
import { readPlace } from "~/places/names";
import { placesStarting } from "~/places/near-places";
import {
  commonPlaces,
  EVERYWHERE_CHOICE,
  ONLINE_CHOICE,
  type Place,
  placeChosen,
  placeOf,
  provinces,
  readPlaceChoice,
  regencies,
} from "~/places/place";
import {
  backText,
  CHOOSE_PLACE,
  EVERYWHERE,
  hasTitleWords,
  ONLINE_ONLY,
  placeDescriptionText,
  wholeProvince,
} from "~/places/text";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { readForm } from "~/platform/forms/requests.server";
import { type PageHandle, pageMeta, unlistedMeta } from "~/platform/pages";
import { cleanLine } from "~/platform/strings";
import { placeCookie, rememberedPlace } from "~/platform/visitor-cookies.server";
import { MAX_PLACE_LENGTH } from "~/search/search";
import { SearchButton, SearchField, SearchRow } from "~/search/ui/search-form";
import { PlainForm } from "~/ui/form";
import { DocumentIcon, type DocumentIconName, Group, type IconName } from "~/ui/kit";
import { Main } from "~/ui/page-frame";
import { WayLinks } from "~/ui/way-links";

type Line = { code: string; name: string; text: string; icon?: IconName; face?: DocumentIconName };

export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const page = choosePlaceView({
    typed: typedPlace(query.get("cari")),
    within: query.get("provinsi"),
    last: rememberedPlace(request),
    back: safeRedirect(context, query.get("redirectTo")),
  });
  return { ...page, url: `${context.env.appOrigin}/place` };
}

/**
 * Stores a place chosen from the list, or a typed one that is unambiguous. Otherwise redirects to the list of
 * candidates.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const back = safeRedirect(context, text("redirectTo"));
  const typed = typedPlace(text("cari"));
  const choice = readPlaceChoice(text("tempat")) ?? onlyPlace(typed);
  if (choice === null) {
    const query = new URLSearchParams({ ...(typed ? { cari: typed } : {}), redirectTo: back });
    return redirect(`/place?${query}`, 303);
  }
  context.outgoing.append("Set-Cookie", placeCookie(choice, context.env.appOrigin));
  const to = withPlace(new URL(back, context.env.appOrigin), choice);
  return redirect(to, { status: 303, headers: FRESH_DOCUMENT });
}

function typedPlace(text: string | null): string {
  return cleanLine(text ?? "").slice(0, MAX_PLACE_LENGTH);
}

function onlyPlace(typed: string): string | null {
  const reading = typed === "" ? null : readPlace(typed);
  return reading?.how === "name" && reading.places.length === 1 ? (reading.places[0]?.code ?? null) : null;
}

/** Adds the place to an address of the search. The home page reads the cookie instead. */
function withPlace(back: URL, choice: string): string {
  const place = placeChosen(choice);
  back.searchParams.delete("lokasi");
  back.searchParams.delete("after");
  if (place && back.pathname !== "/") back.searchParams.set("lokasi", place.name);
  return `${back.pathname}${back.search}`;
}

/** Shows the search in a separate form, because Enter would submit the first place of the list. */
function PlaceSearch({ typed, back }: { typed: string; back: string }) {
  return (
    <PlainForm method="post" action="/place" role="search">
      <input type="hidden" name="redirectTo" value={back} />
      <SearchRow plain>
        <SearchField
          id="cari"
          label="Kota atau kabupaten"
          icon="pin"
          name="cari"
          type="search"
          defaultValue={typed || undefined}
          maxLength={MAX_PLACE_LENGTH}
          placeholder="mis. Bandung, jaksel, Solo"
          autoComplete="address-level2"
          enterKeyHint="search"
        />
        <SearchButton plain />
      </SearchRow>
    </PlainForm>
  );
}

function PlaceList({ page }: { page: Omit<ReturnType<typeof choosePlaceView>, "backText"> }) {
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
            <WayLinks
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
  if (lines.length === 0) return <p className="text-ink-soft">Periksa ejaannya, atau pilih dari daftar di bawah.</p>;
  return (
    <WayLinks
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

function Hit({ name, typed }: { name: string; typed: string }) {
  const at = typed === "" ? -1 : ` ${name}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  if (at < 0) return <>{name}</>;
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-accent-soft text-inherit">{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  );
}

const MAX_PLACES = 10;

function choosePlaceView(asked: { typed: string; within: string | null; last: string | null; back: string }) {
  const { typed, within, back } = asked;
  const province = within === null ? null : placeOf(within);
  const last = placeChosen(asked.last);
  return {
    typed,
    back,
    backText: backText(back),
    matches: typed === "" ? null : matchesView(typed),
    province: province?.kind === "province" ? provinceView(province) : null,
    quick: [
      ...(last ? [{ ...line(last), text: "terakhir Anda pilih", icon: "clock" as const }] : []),
      { code: EVERYWHERE_CHOICE, name: EVERYWHERE.label, text: EVERYWHERE.note, face: "globe" as const },
      { code: ONLINE_CHOICE, name: ONLINE_ONLY.label, text: ONLINE_ONLY.note, face: "screen" as const },
    ],
    common: commonPlaces().map(({ code, name }) => ({ code, name })),
    provinces: provinces().map((one) => ({
      ...line(one),
      href: `/place?${new URLSearchParams({ provinsi: one.code, redirectTo: back })}`,
    })),
  };
}

function matchesView(typed: string) {
  const reading = readPlace(typed);
  const exact = reading?.how === "name";
  const begun = exact ? [] : placesStarting(typed);
  const places = [...new Set([...(reading?.places ?? []), ...begun])].slice(0, MAX_PLACES);
  return { title: hasTitleWords(typed, places, exact), places: places.map(line) };
}

function provinceView(province: Place) {
  const whole = { ...line(province), name: wholeProvince(province) };
  return { name: province.name, places: [whole, ...regencies(province.code).map(line)] };
}

function line(place: Place): { code: string; name: string; text: string } {
  return { code: place.code, name: place.name, text: placeDescriptionText(place) };
}

export default function ChoosePlace() {
  const { backText, ...page } = useLoaderData<typeof loader>();
  return (
    <Main>
      <p className="py-3">
        <a className="py-3" href={page.back}>
          ← {backText}
        </a>
      </p>
      <h1>{CHOOSE_PLACE}</h1>
      <PlaceSearch typed={page.typed} back={page.back} />
      <PlaceList page={page} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const about = {
    title: CHOOSE_PLACE,
    description: "Pilih kota atau kabupaten tempat Anda membutuhkan jasa.",
    url: page?.url ?? "/place",
  };
  const listed = page?.typed === "" && page.back === "/";
  return listed ? pageMeta(about) : unlistedMeta({ ...about, sharedTitle: CHOOSE_PLACE });
};

export const handle: PageHandle = { page: "document" };
