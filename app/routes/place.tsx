import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CHOOSE_PLACE } from "~/copy/place/choose";
import { cleanLine } from "~/domain/core/text";
import { placeChosen, readPlaceChoice } from "~/domain/place/choice";
import { readPlace } from "~/domain/place/read-place";
import { MAX_PLACE_LENGTH } from "~/domain/search/search";
import { FRESH_DOCUMENT } from "~/http/document.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { pageMeta, unlistedMeta } from "~/http/page-meta";
import { safeRedirect } from "~/http/viewer.server";
import { placeCookie, rememberedPlace } from "~/platform/core/visitor-cookies.server";
import { Main } from "~/ui/layout/page-shell";
import { PlaceList, PlaceSearch } from "~/ui/place/choose";
import { choosePlaceView } from "~/views/place/choose.server";

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

/** A place chosen from the list, or typed and exactly one; anything else leads to the list of what it may mean. */
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

/** A search that one came from is for the new place; home asks the cookie. */
function withPlace(back: URL, choice: string): string {
  const place = placeChosen(choice);
  back.searchParams.delete("lokasi");
  back.searchParams.delete("after");
  if (place && back.pathname !== "/") back.searchParams.set("lokasi", place.name);
  return `${back.pathname}${back.search}`;
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

export const handle: PageHandle = { page: "document", sheet: "finding" };
