import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDisputeCase } from "~/db/order/disputes.server";
import { readSeqKey } from "~/domain/core/page-cursor";
import { titleWithId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { DisputeCase } from "~/ui/operator/dispute/case";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { disputeCaseView } from "~/views/operator/dispute-case.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectOperator(context, request);
  const before = readSeqKey(new URL(request.url).searchParams.get("before"));
  const found = await findDisputeCase(context.db, params.id ?? "", before);
  const view = found && disputeCaseView(found, user.id, context.now);
  if (!view) notFound();
  return { ...view, older: before !== null };
}

export default function Dispute() {
  return <DisputeCase {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data ? `Sengketa: ${titleWithId(data.title, data.id)} | JasaWarga` : "Tidak ditemukan | JasaWarga",
  },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
