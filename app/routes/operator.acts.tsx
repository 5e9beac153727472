import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { selectOperatorActions } from "~/operators/action-log-queries.server";
import { operatorActionTable } from "~/operators/ui/action-list";
import { ListPage } from "~/operators/ui/list-page";
import { listHref, newestKey, PAGE_SIZE, pageOf } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { Example } from "~/ui/example";

const PATH = "/operator/acts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  const params = new URL(request.url).searchParams;
  const asked = { operatorId: params.get("operator"), subjectId: params.get("mengenai") };
  const rows = await selectOperatorActions(
    context.db,
    { ...asked, readerId, after: params.get("after") },
    PAGE_SIZE + 1,
  );
  const { items, after } = pageOf(
    rows,
    ({ at, actionId }) => newestKey({ createdAt: at, id: actionId }),
    (row) => row,
  );
  return {
    acts: items,
    of: asked.operatorId ? (items[0]?.operatorName ?? "orang ini") : null,
    filtered: Boolean(asked.operatorId || asked.subjectId),
    next: after && listHref(PATH, { operator: asked.operatorId, mengenai: asked.subjectId, after }),
  };
}

export default function OperatorActions() {
  const { acts, of, filtered, next } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Catatan operator"
      intro={
        <>
          {of ? `Yang dilakukan ${of}. ` : "Siapa, apa, kapan, dan mengapa. "}
          Catatan ini tidak dapat diubah atau dihapus oleh siapa pun. Yang menyangkut Anda sendiri, seperti laporan
          tentang Anda, hanya terbaca oleh rekan Anda.
        </>
      }
      list={operatorActionTable(acts, "Tindakan operator, yang terbaru di atas")}
      empty={{
        drawing: "acts",
        title: "Belum ada yang tercatat",
        example: (
          <Example title="Menyembunyikan ulasan" text="Ayu Pramesti · 12 Juni, 10.05 WIB" person="Ayu Pramesti" />
        ),
        ...(filtered && { action: { href: PATH, text: "Seluruh Catatan" } }),
      }}
      pages={{ label: "Halaman catatan", next, note: filtered && <a href={PATH}>Seluruh catatan</a> }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Catatan operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
