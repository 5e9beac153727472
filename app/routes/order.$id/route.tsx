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
import type { ComponentProps } from "react";
import { LOGIN_TO_ORDER } from "~/accounts/login-prompt-text";
import { responseTime, sellerRating } from "~/accounts/text";
import { requireUser } from "~/accounts/viewer.server";
import { isPassingFault } from "~/database/connection.server";
import { kindOfListing } from "~/listings/kind-of-work-text";
import { shownUnit } from "~/listings/own-text";
import { choosePackage, packagesOf, parseDays, unitOf } from "~/listings/package";
import { answerFaults, decomposed, type Kind, questionsView } from "~/listings/questions-text";
import { ListingNotFound } from "~/listings/ui/detail";
import { askedExtras, isIgnored, typedExtras } from "~/orders/choices";
import { placeOrder } from "~/orders/commands.server";
import {
  countFaults,
  ORDER_FIELDS,
  orderForm,
  shownTerms,
  shownTotal,
  withQuantityStepped,
} from "~/orders/form.server";
import {
  CANCELLED_SINCE,
  ignoredExtrasSentence,
  ORDER_GONE,
  ORDER_NOT_PLACED,
  orderedBeforeSentence,
  type PackageTerms,
  type TermsChange,
  termsOf,
} from "~/orders/opening-text";
import { orderPath } from "~/orders/order";
import { type FormOfListing, findListingToOrder, type OrderToRepeat } from "~/orders/queries.server";
import { orderRefusalSentence } from "~/orders/text";
import { dateInput, formatRelative } from "~/platform/date-text";
import { toDateInput } from "~/platform/dates";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { logFault, noService } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import {
  type FormResult,
  invalidForm,
  parseForm,
  readForm,
  statusOf,
  typedTexts,
} from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { ErrorPage } from "~/ui/error-page";
import { TypedTexts } from "~/ui/fields";
import { EmptyState } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { Toast } from "~/ui/toast";
import { askedVisit } from "~/visits/form.server";
import { visitFormView } from "~/visits/page-data.server";
import { visitErrors, withVisitFaults } from "~/visits/requests.server";
import { freeCancellationText } from "~/visits/text";
import { travelTo } from "~/visits/visit";
import type { OrderedBefore } from "./order-form";

const OrderForm = lazyComponent(() => import("./order-form").then((loaded) => loaded.OrderForm));

const STILL_THERE = "Isian Anda masih ada di bawah: kirim lagi sebentar lagi.";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const again = new URL(request.url).searchParams.get("again") ?? undefined;
  const found = await findListingToOrder(context.db, id, user.id, context.now, isId(again) ? again : null);
  if (!found) noService();
  const { listing } = found;
  if (listing.kind === "wanted") throw redirect(`/wanted/${id}`);
  if (listing.status !== "active") noService();

  const own = listing.sellerId === user.id ? orderRefusalSentence("own_listing") : null;
  const { custom, packageId } = asked(request);
  const view = orderFormView(found, { custom, packageId, now: context.now });
  return data({ ...view, custom, own }, { status: own ? 403 : 200 });
}

export const formDefinition: FormDefinition = {
  failed: ORDER_NOT_PLACED,
  fields: ORDER_FIELDS,
  hourly: ["too_many_orders"],
  conflicts: ["changed_meanwhile", "placed_otherwise"],
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const { id } = params;
  if (!isId(id)) noService();
  const form = await readForm(request);
  const stepped = withQuantityStepped(form);
  if (stepped?.error) return invalidForm({ status: "error", ...stepped });
  if (stepped) return { result: { initialValue: stepped.initialValue } };
  const parsed = await parseForm(form, orderForm(context.now, form));
  const faults = { ...countFaults(form), ...answerFaults(form) };
  if (!parsed.ok || Object.keys(faults).length > 0) {
    const { error, ...result } = parsed.ok ? parsed.reject({}) : parsed.result;
    const rejected: FormResult = { ...result, error: { ...error, ...faults } };
    return invalidForm(await withVisitFaults(context, { id, userId: user.id }, form, rejected));
  }
  const { agreeToTerms: _, ...said } = parsed.value;
  const typed = typedExtras(form);
  try {
    const shown = { shown: shownTerms(form), shownTotal: shownTotal(form) };
    const also = { visit: askedVisit(form), extras: askedExtras(typed), ...shown };
    const again = form.get("again") === "yes";
    const wanted = { ...said, ...also, ...asked(request), buyer: user, listingId: id, again };
    const placed = await placeOrder(context, wanted);
    if (!placed.ok) {
      if (placed.reason === "no_listing" || placed.reason === "listing_inactive")
        throw Response.json({ texts: typedTexts(form) }, { status: 404, statusText: "Service not found" });
      if ("changed" in placed) return askAnew(parsed.reject({}), placed.changed);
      if ("before" in placed) {
        const ago = formatRelative(placed.before.createdAt, context.now);
        const before = {
          sentence: orderedBeforeSentence(wanted.custom, ago),
          path: orderPath(placed.before.id),
        };
        return data({ result: parsed.reject({}), before }, { status: 409 });
      }
      if ("faults" in placed) return invalidForm(parsed.reject(visitErrors(placed.faults, form, context.now)));
      const answered = parsed.reject({ "": [orderRefusalSentence(placed.reason)] });
      const result = placed.reason === "placed_otherwise" ? withFreshFormId(answered) : answered;
      return data({ result }, statusOf(placed.reason, formDefinition, context.now));
    }
    if (placed.value.cancelled)
      return context.toasts.redirectWithError(orderPath(placed.value.id), CANCELLED_SINCE, { status: 303 });
    const custom = placed.value.kind === "custom";
    const ignored = custom ? [] : typed.filter(isIgnored).map(({ name }) => name);
    const { redirectWithInfo, redirectWithSuccess } = context.toasts;
    return (ignored.length > 0 ? redirectWithInfo : redirectWithSuccess)(
      custom ? orderPath(placed.value.id) : `/payment/${placed.value.id}`,
      custom
        ? { message: "Pesanan Dibuat", description: "Permintaan kustom Anda sudah dikirim ke penjual." }
        : { message: "Pesanan Dibuat", ...(ignored.length > 0 && { description: ignoredExtrasSentence(ignored) }) },
      { status: 303, headers: FRESH_DOCUMENT },
    );
  } catch (error) {
    logFault("order_not_placed", error, { id });
    const passing = isPassingFault(error);
    // This throws if the listing could not be read either.
    if (passing) await findListingToOrder(context.db, id, user.id, context.now);
    return data({ failed: ORDER_NOT_PLACED, result: parsed.reject({}) }, { status: passing ? 503 : 500 });
  }
}

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { custom: searchParams.get("custom") === "true", packageId: searchParams.get("package") };
}

/** Returns the form. It contains the shown terms of the package, and the order uses nothing else. */
function orderFormView(
  { listing, repeated, availability, buyerPlace, addresses }: FormOfListing,
  asked: { custom: boolean; packageId: string | null; now: number },
) {
  const days = parseDays(listing.deliveryTime);
  const choice = choosePackage(packagesOf({ ...listing, days }), asked.packageId);
  const terms = termsOf(listing, choice);
  const visit = visitFormView(listing, availability, { buyerPlace, addresses, again: repeated }, asked.now);
  const kind = kindOfListing(listing);
  const hasQuantity = !asked.custom && shownUnit(unitOf(choice.pkg)) !== null;
  return {
    listing: {
      id: listing.id,
      title: listing.title,
      category: listing.category,
      picture: listing.coverUrl ? { url: listing.coverUrl, alt: "", width: 160, height: 120 } : null,
      sellerName: listing.sellerName,
      rating: sellerRating(listing),
      ratingCount: listing.ratingCount,
      responseTime: responseTime(listing.responseMinutes),
    },
    chosen: asked.custom
      ? null
      : {
          name: terms.name,
          price: terms.price,
          unit: unitOf(choice.pkg),
          extras: listing.extras,
          travel: travelView(listing, visit?.places ?? []),
          days: terms.days,
          revisions: terms.revisions,
          fields: shownFields(terms),
        },
    visit: visit && { ...visit, cancellation: freeCancellationText(listing.callOutFee, true) },
    questions: questionsView(kind, { hasQuantity }),
    again: repeated && repeatedView(repeated, { kind, visit: visit?.again ?? {} }),
    formId: crypto.randomUUID(),
    dates: dateInput(toDateInput(asked.now)),
  };
}

/** Fills the form with an earlier order. Its price and extras are those of the listing now. */
function repeatedView(
  { quantity, choices, requirements, notes, wordsRemovedAt }: OrderToRepeat,
  { kind, visit }: { kind: Kind | null; visit: Partial<Record<string, string | string[]>> },
) {
  const isKept = wordsRemovedAt === null;
  const { answers, note } = decomposed(kind, isKept ? requirements : "");
  const words = isKept ? { requirements: note, notes } : {};
  const extras = (choices.extras ?? []).map(({ name, count }) => ({ name, count }));
  return { values: { quantity: String(quantity), ...words, ...visit }, extras, answers };
}

function travelView(listing: FormOfListing["listing"], places: readonly { value: string }[]) {
  const fees = places.flatMap(({ value }) => {
    const travel = travelTo(listing, value);
    return travel ? [[value, travel] as const] : [];
  });
  return fees.length === 0 ? null : Object.fromEntries(fees);
}

/** Returns the fields of the terms. The price has a separate field, and all other terms share one. */
function shownFields({ price, ...others }: PackageTerms) {
  return { shownPrice: String(price), shownTerms: JSON.stringify(others) };
}

/** Gives the form a new id, because a deliberate resubmission creates another order. */
function withFreshFormId({ initialValue, ...result }: FormResult): FormResult {
  const { formId: _, ...typed } = initialValue ?? {};
  return { ...result, initialValue: typed };
}

function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shownPrice: _, shownTerms: __, shownTotal: ___, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

function OrderFormPage({
  custom,
  own,
  failed,
  ...form
}: ComponentProps<typeof OrderForm> & {
  custom: boolean;
  own: string | null;
  failed: string | null | undefined;
}) {
  const back = `/gig/${form.listing.id}`;
  return (
    <>
      <Breadcrumbs
        trail={[
          { text: "Home", href: "/", lang: "en" },
          { text: "Service detail", href: back, lang: "en" },
          { text: custom ? "Custom request" : "Order", lang: "en" },
        ]}
      />
      <h1>{custom ? "Buat Permintaan Kustom" : "Pesan Jasa"}</h1>
      {failed && <Toast kind="error" title={failed} description={STILL_THERE} />}
      {own ? (
        <div className="mt-4">
          <EmptyState title={own} action={{ href: back, text: "Kembali ke jasa" }} />
        </div>
      ) : (
        <OrderForm {...form} />
      )}
    </>
  );
}

type OrderAnswer = {
  failed?: string;
  changed?: TermsChange;
  before?: OrderedBefore;
  result: FormResult;
};

/** Reloads changed terms together with the message about them. */
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
        before={answer?.before ?? null}
      />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const missing = (error as { status?: number } | undefined)?.status === 404;
  const title = data?.custom ? "Buat Permintaan Kustom" : missing ? "Service Not Found" : "Pesan Jasa";
  return [{ title: pageTitle(title) }];
};

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle: PageHandle = { page: "app", ownStep: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ListingNotFound>
        {error.data?.texts && <TypedTexts texts={error.data.texts} reason={ORDER_GONE} />}
      </ListingNotFound>
    );
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
