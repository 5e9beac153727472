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
import { LOGIN_TO_ORDER } from "~/copy/account/login-first";
import { ORDER_GONE, ORDER_NOT_PLACED } from "~/copy/order/placing";
import { orderRefusalSentence } from "~/copy/order/refusals";
import type { TermsChange } from "~/copy/order/terms";
import { isPassingFault } from "~/db/core/connection.server";
import { findListingToOrder } from "~/db/order/listing.server";
import { isId } from "~/domain/core/text";
import { orderPath } from "~/domain/order/path";
import { orderForm, shownTerms, typedTexts, withQuantityStepped } from "~/forms/order/order.server";
import { askedVisit } from "~/forms/visit/visit.server";
import { FRESH_DOCUMENT } from "~/http/document.server";
import { logFault, noService } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { statusOf } from "~/http/refusals.server";
import { expectUser } from "~/http/viewer.server";
import { visitErrors, withVisitFaults } from "~/http/visit-form.server";
import { placeOrder } from "~/operations/order/place-order.server";
import { TypedTexts } from "~/ui/kit/form/typed-texts";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ListingNotFound } from "~/ui/listing/not-found";
import { OrderFormPage } from "~/ui/order/checkout/page";
import { orderFormView } from "~/views/order/form.server";

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { custom: searchParams.get("custom") === "true", packageId: searchParams.get("package") };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const found = await findListingToOrder(context.db, id, user.id, context.now);
  if (!found) noService();
  const { listing } = found;
  if (listing.kind === "wanted") throw redirect(`/wanted/${id}`);
  if (listing.status !== "active") noService();

  const own = listing.sellerId === user.id ? orderRefusalSentence("own_listing") : null;
  const { custom, packageId } = asked(request);
  const view = orderFormView(found, { custom, packageId, now: context.now });
  return data({ ...view, custom, own }, { status: own ? 403 : 200 });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const form = await readForm(request);
  const stepped = withQuantityStepped(form);
  if (stepped?.error) return rejected({ status: "error", ...stepped });
  if (stepped) return { result: { initialValue: stepped.initialValue } };
  const parsed = await parseForm(form, orderForm(context.now));
  if (!parsed.ok)
    return rejected(await withVisitFaults(context, { id, userId: user.id }, form, parsed.result));
  const { agreeToTerms: _, ...said } = parsed.value;
  try {
    const also = { visit: askedVisit(form), shown: shownTerms(form) };
    const wanted = { ...said, ...also, ...asked(request), buyer: user, listingId: id };
    const placed = await placeOrder(context, wanted);
    if (!placed.ok) {
      if (placed.reason === "no_listing" || placed.reason === "listing_inactive")
        throw Response.json({ texts: typedTexts(form) }, { status: 404, statusText: "Service not found" });
      if ("changed" in placed) return askAnew(parsed.reject({}), placed.changed);
      if ("faults" in placed) return rejected(parsed.reject(visitErrors(placed.faults, form, context.now)));
      const answered = parsed.reject({ "": [orderRefusalSentence(placed.reason)] });
      const result = placed.reason === "placed_otherwise" ? withFreshRequest(answered) : answered;
      return data({ result }, statusOf(placed.reason, context.now));
    }
    const custom = placed.value.kind === "custom";
    return context.toasts.redirectWithSuccess(
      custom ? orderPath(placed.value.id) : `/payment/${placed.value.id}`,
      custom
        ? { message: "Pesanan Dibuat", description: "Permintaan kustom Anda sudah dikirim ke penjual." }
        : { message: "Pesanan Dibuat" },
      { status: 303, headers: FRESH_DOCUMENT },
    );
  } catch (error) {
    logFault("order_not_placed", error, { id });
    const passing = isPassingFault(error);
    // Throws where the listing could not be read either.
    if (passing) await findListingToOrder(context.db, id, user.id, context.now);
    return data({ failed: ORDER_NOT_PLACED, result: parsed.reject({}) }, { status: passing ? 503 : 500 });
  }
}

type OrderAnswer = { failed?: string; changed?: TermsChange; result: FormResult };

/** Sent once more on purpose, the form makes another order. */
function withFreshRequest({ initialValue, ...result }: FormResult): FormResult {
  const { requestId: _, ...typed } = initialValue ?? {};
  return { ...result, initialValue: typed };
}

/** The form again with the current terms, which it carries when sent again. */
function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shownPrice: _, shownTerms: __, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

/** Changed terms are shown with the sentence that says so. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Order() {
  const answer = useActionData<OrderAnswer>();
  return (
    <Main>
      <OrderFormPage
        {...useLoaderData<typeof loader>()}
        failed={answer?.failed}
        result={answer?.result}
        changed={answer?.changed ?? null}
      />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const missing = (error as { status?: number } | undefined)?.status === 404;
  const title = data?.custom ? "Buat Permintaan Kustom" : missing ? "Service Not Found" : "Pesan Jasa";
  return [{ title: `${title} | JasaWarga` }];
};

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle: PageHandle = { page: "app", sheet: "ordering", ownStep: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ListingNotFound>
        {error.data?.texts && <TypedTexts texts={error.data.texts} why={ORDER_GONE} />}
      </ListingNotFound>
    );
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
