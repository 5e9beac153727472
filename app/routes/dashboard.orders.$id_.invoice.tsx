import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import { invoiceView } from "~/ledger/page-data.server";
import { findInvoices } from "~/ledger/page-queries.server";
import { INVOICE_TITLE } from "~/ledger/text";
import { InvoicePage } from "~/ledger/ui/invoice";
import { orderPath } from "~/orders/order";
import { noOrder } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asking = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findInvoices(context.db, params.id ?? "", asking.id);
  const { zone } = asking;
  const view = found && invoiceView(found, { methods: context.gateways.methods, zone });
  if (!view) noOrder();
  return view;
}

export default function OrderInvoice() {
  const { id, ...invoice } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Pesanan", href: orderPath(id) }, { text: INVOICE_TITLE }]} />
      </Topline>
      <InvoicePage {...invoice} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing(INVOICE_TITLE, ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
