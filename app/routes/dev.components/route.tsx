import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import appSheet from "~/styles/app.css";
import findingSheet from "~/styles/finding.css";
import { Main } from "~/ui/page-frame";
import { Cards, Drawings, Empties, Loading } from "./cards";
import { Finding } from "./finding";
import { Asking, FormSample } from "./form";
import { Bars, Tables } from "./frame";
import { Buttons, Colours, Type } from "./ground";
import { Activity, Money, NextSteps } from "./money";
import { Messages, Moves, Signs } from "./signs";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: appSheet },
  { rel: "stylesheet", href: findingSheet },
];

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.env.development) notFound();
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
      <NextSteps />
      <FormSample />
      <Cards />
      <Empties />
      <Money />
      <Activity />
      <Asking />
      <Loading />
      <Moves />
      <Bars />
      <Finding />
      <Tables />
      <Drawings />
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Komponen") }];

export const handle: PageHandle = { page: "document" };
