import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { selectOperatorActions } from "~/db/operator/actions.server";
import { listHref } from "~/domain/core/list-href";
import { newestKey, PAGE_SIZE, pageOf } from "~/domain/core/page-cursor";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { Pagination } from "~/ui/kit/navigation/pagination";
import { TitleBar } from "~/ui/layout/title-bar";
import { OperatorActionList } from "~/ui/operator/action-list";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";

const PATH = "/operator/acts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await expectOperator(context, request);
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
    <>
      <TitleBar title="Catatan operator" />
      <p className="soft">
        {of ? `Yang dilakukan ${of}. ` : "Siapa, apa, kapan, dan mengapa. "}
        Catatan ini tidak dapat diubah atau dihapus oleh siapa pun. Yang menyangkut Anda sendiri, seperti
        laporan tentang Anda, hanya terbaca oleh rekan Anda.
      </p>
      {acts.length === 0 ? (
        <EmptyState
          title="Belum ada yang tercatat"
          {...(filtered ? { action: { href: PATH, text: "Seluruh Catatan" } } : {})}
        />
      ) : (
        <div className="mt-4">
          <OperatorActionList actions={acts} caption="Tindakan operator, yang terbaru di atas" />
        </div>
      )}
      <Pagination label="Halaman catatan" next={next} note={filtered && <a href={PATH}>Seluruh catatan</a>} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Catatan operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
