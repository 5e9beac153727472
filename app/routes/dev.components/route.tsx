import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Main } from "~/ui/page-shell";
import { Cards, Drawings, Empties, Loading } from "./cards";
import { Asking, FormSample } from "./form";
import { Bars, Tables } from "./frame";
import { Buttons, Colours, Type } from "./ground";
import { Activity, Money, Turns } from "./money";
import { Messages, Moves, Signs } from "./signs";

export const handle = { page: "document" };

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.env.development) throw new Response(null, { status: 404 });
  return null;
}

export default function Components() {
  return (
    <Main>
      <h1 className="mt-5">Komponen</h1>
      <p className="soft">
        Setiap bagian dalam setiap keadaan. Halaman lain hanya menyusun bagian-bagian ini.
      </p>
      <Colours />
      <Type />
      <Buttons />
      <Signs />
      <Messages />
      <Turns />
      <FormSample />
      <Cards />
      <Empties />
      <Money />
      <Activity />
      <Asking />
      <Loading />
      <Moves />
      <Bars />
      <Tables />
      <Drawings />
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: "Komponen | JasaWarga" }];
