import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { CATEGORIES, CATEGORY_GROUPS } from "~/listings/category";
import { CATEGORY_BLURBS, CATEGORY_GROUP_LABELS } from "~/listings/category-text";
import { CardGrid } from "~/listings/ui/cards";
import { Card, CardTitle } from "~/listings/ui/result-card";
import { documentHeaders } from "~/platform/documents.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { CategoryLinks } from "~/search/ui/results";
import { Photo, Section } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

export function loader({ request, context }: LoaderFunctionArgs) {
  return data({ url: `${context.env.appOrigin}/categories` }, { headers: documentHeaders(context, request) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Categories() {
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: "Kategori" }]} />
      <h1>Kategori</h1>
      <p className="text-ink-soft mt-1 mb-4">Sebelas kategori untuk semua jasa, dari rumah sampai usaha.</p>
      <h2 className="sr-only">Semua kategori</h2>
      <CategoryTiles />
      <Section id="kebutuhan" title="Kumpulan">
        <CategoryLinks links={CATEGORY_GROUPS.map(({ slug }) => ({ slug, name: CATEGORY_GROUP_LABELS[slug] }))} />
      </Section>
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: "Kategori",
    description: "Semua kategori jasa di JasaWarga, masing-masing dengan penjual di sekitar Anda.",
    url: page?.url ?? "/categories",
  });

export const handle: PageHandle = { page: "document" };

function CategoryTiles() {
  return (
    <CardGrid>
      {CATEGORIES.map(({ slug, name }) => (
        <Card key={slug} picture={<Photo picture={null} category={name} />}>
          <CardTitle href={`/category/${slug}`}>{name}</CardTitle>
          <p className="text-sm text-ink-soft">{CATEGORY_BLURBS[slug]}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
