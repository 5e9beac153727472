import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { INVOICE_TITLE } from "~/copy/money/invoice";
import { findInvoices } from "~/db/money/invoices.server";
import { orderPath } from "~/domain/order/path";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Invoice } from "~/ui/money/invoices/invoice";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { invoiceView } from "~/views/money/invoice.server";

/** Open to suspended users, as their order is. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findInvoices(context.db, params.id ?? "", asking.id);
  const { zone } = await asking.reader();
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
      <Invoice {...invoice} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing(`${INVOICE_TITLE}`, "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
