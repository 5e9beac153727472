import type { MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "~/http/page";
import { Main } from "~/ui/page-shell";

export default function Home() {
  return (
    <Main full>
      <h1>JasaWarga</h1>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: "JasaWarga: jasa dan pekerjaan lokal yang tepercaya" }];

export const handle: PageHandle = { page: "document" };
