import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { refusalSentence } from "~/copy/order/labels";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import { listingToOrder } from "~/db/order/listing.server";
import { isId } from "~/domain/core/text";
import { orderForm, shownTerms } from "~/forms/order/order.server";
import { noService, tooManyTries } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { FRESH_DOCUMENT } from "~/http/fresh-document.server";
import {
  askedAnew,
  failedWith,
  noServiceFor,
  type OrderAnswer,
  orderFormView,
  withQuantityStepped,
} from "~/http/order-form.server";
import { LOGIN_TO_ORDER } from "~/http/order-login.server";
import { orderRefusalSentence } from "~/http/order-refusal.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { placeOrder } from "~/operations/order/place-order.server";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { EmptyState } from "~/ui/kit/empty-state";
import { TypedTexts } from "~/ui/kit/form/typed-texts";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { Toast } from "~/ui/layout/toast";
import { ListingMissing } from "~/ui/listing/not-found";
import { OrderForm } from "~/ui/order/form";

const FAILED = "Gagal membuat pesanan. Silakan coba lagi.";
const STILL_THERE = "Isian Anda masih ada di bawah: kirim lagi sebentar lagi.";

/** What the address asks for: a package by its id, or a custom request. */
function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { custom: searchParams.get("custom") === "true", packageId: searchParams.get("package") };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const [listing] = await listingToOrder(context.db, id);
  if (!listing) noService();
  if (listing.kind === "wanted") throw redirect(`/wanted/${id}`);
  if (listing.status !== "active") noService();

  const own = listing.sellerId === user.id ? refusalSentence("own_listing") : null;
  const { custom, packageId } = asked(request);
  const view = orderFormView(listing, { custom, packageId, now: context.now });
  return data({ ...view, custom, own }, { status: own ? 403 : 200 });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const form = await readForm(request);
  const stepped = withQuantityStepped(form);
  if (stepped) return stepped;
  const parsed = await parseForm(form, orderForm(context.now));
  if (!parsed.ok) return rejected(parsed.result);
  const { agreeToTerms: _, ...said } = parsed.value;
  try {
    const wanted = { ...said, ...asked(request), shown: shownTerms(form), buyer: user, listingId: id };
    const placed = await placeOrder(context, wanted);
    if (!placed.ok) {
      if (placed.reason === "no_listing" || placed.reason === "listing_inactive") noServiceFor(form);
      if ("changed" in placed) return askedAnew(parsed.reject({}), placed.changed);
      const result = parsed.reject({ "": [orderRefusalSentence(placed.reason)] });
      if (placed.reason !== "too_many_orders") return rejected(result);
      return tooManyTries({ failed: null, result }, secondsToNextHour(context.now));
    }
    const custom = placed.value.kind === "custom";
    return context.toasts.redirectWithSuccess(
      custom ? `/dashboard/orders/${placed.value.id}` : `/payment/${placed.value.id}`,
      custom
        ? { message: "Pesanan Dibuat", description: "Permintaan kustom Anda sudah dikirim ke penjual." }
        : { message: "Pesanan Dibuat" },
      { status: 303, headers: FRESH_DOCUMENT },
    );
  } catch (error) {
    const status = await failedWith(context.db, id, error);
    return data({ failed: FAILED, result: parsed.reject({}) }, { status });
  }
}

/** Where the terms have changed, the new ones are shown with the sentence that says so. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Order() {
  const { listing, chosen, custom, own, requestId, firstDay } = useLoaderData<typeof loader>();
  const answer = useActionData<OrderAnswer>();
  const back = `/gig/${listing.id}`;
  return (
    <Main>
      <Crumbs
        trail={[
          { text: "Home", href: "/", lang: "en" },
          { text: "Service detail", href: back, lang: "en" },
          { text: custom ? "Custom request" : "Order", lang: "en" },
        ]}
      />
      <h1>{custom ? "Buat Permintaan Kustom" : "Pesan Jasa"}</h1>
      {answer?.failed && <Toast kind="error" title={answer.failed} description={STILL_THERE} />}
      {own ? (
        <div className="mt-4">
          <EmptyState title={own} action={{ href: back, text: "Kembali ke jasa" }} />
        </div>
      ) : (
        <OrderForm
          listing={listing}
          chosen={chosen}
          requestId={requestId}
          firstDay={firstDay}
          result={answer?.result}
          changed={answer?.changed ?? null}
        />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.custom ? "Buat Permintaan Kustom" : "Pesan Jasa"} | JasaWarga` },
];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <ListingMissing>{error.data?.texts && <TypedTexts texts={error.data.texts} />}</ListingMissing>;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
