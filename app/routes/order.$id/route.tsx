import type { SubmissionResult } from "@conform-to/react";
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
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { LOGIN_TO_ORDER } from "~/accounts/login-prompt-text";
import { isPassingFault } from "~/database/connection.server";
import { ListingNotFound } from "~/listings/ui/detail";
import { placeOrder } from "~/orders/commands.server";
import { orderForm, shownTerms, typedTexts, withQuantityStepped } from "~/orders/form.server";
import {
  isQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  MIN_REQUIREMENTS,
  orderPath,
  REVIEW_WINDOW,
} from "~/orders/order";
import { findListingToOrder } from "~/orders/queries.server";
import { CANCELLED_SINCE, ORDER_GONE, ORDER_NOT_PLACED } from "~/orders/step-text";
import { orderRefusalSentence, type TermsChange } from "~/orders/text";
import { QuantityField, TermsChanged } from "~/orders/ui/terms";
import { readWholeNumber } from "~/platform/counts";
import { HOUR } from "~/platform/dates";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { logFault, noService } from "~/platform/errors.server";
import { type FormResult, parseForm, readForm, rejected, statusOf } from "~/platform/form-requests.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { requireUser } from "~/platform/viewer.server";
import type { DateInput } from "~/platform/written-date-text";
import { Rating } from "~/reviews/ui/reviews";
import { Checkbox } from "~/ui/choices";
import { ErrorPage } from "~/ui/error-page";
import { ErrorSummary, formResult, TextArea, TextField, TypedTexts, typed } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Toast } from "~/ui/frame";
import {
  Bdi,
  EmptyState,
  EnterButton,
  illustrationUrl,
  type Picture,
  SubmitButton,
  TrustNote,
} from "~/ui/kit";
import { StickyBar } from "~/ui/later";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { Price, Receipt, type ReceiptRow } from "~/ui/prices";
import { askedVisit } from "~/visits/form.server";
import { visitErrors, withVisitFaults } from "~/visits/requests.server";
import { VISIT_FIELDS, VisitFields, type VisitFormProps } from "~/visits/ui/time-fields";
import { orderFormView } from "./page-data.server";

export type OrderedOffer = {
  id: string;
  title: string;
  category: string;
  picture: Picture | null;
  sellerName: string;
  rating: number;
  ratingCount: number;
  /** Null before the first answer. */
  responseTime: string | null;
};

export function OrderedOfferPanel({ listing }: { listing: OrderedOffer }) {
  const { picture, category, sellerName, rating, ratingCount, responseTime } = listing;
  return (
    <section className="panel picture-row" aria-label="Jasa yang dipesan">
      <img
        src={picture ? `${picture.url}/320.webp` : illustrationUrl(category)}
        width={160}
        height={120}
        alt=""
      />
      <div>
        <h2 className="picture-row__title">
          <Bdi>{listing.title}</Bdi>
        </h2>
        <p className="small soft">
          <Bdi>{sellerName}</Bdi> · <Rating rating={rating} count={ratingCount} />
          {responseTime && ` · Membalas ${responseTime}`}
        </p>
      </div>
    </section>
  );
}

/** Shown with every promise that money moves only after the buyer agrees. */
const SILENCE_AGREES = `Diam ${REVIEW_WINDOW / HOUR} jam setelah hasil diserahkan berarti menerimanya.`;

export function OrderReceipt({
  id,
  rows,
  total,
  note = "Sudah termasuk semua biaya. Tidak ada tambahan saat membayar.",
}: {
  id: string;
  rows: readonly ReceiptRow[];
  total: number | null;
  note?: string;
}) {
  return (
    <aside>
      <Receipt
        id={id}
        title="Ringkasan Pesanan"
        rows={rows}
        sum={total === null ? undefined : { label: "Total", amount: total }}
      >
        <p className="tiny soft">{note}</p>
      </Receipt>
      <ul className="trust-list">
        <li>
          <TrustNote>Pembayaran Anda diamankan oleh JasaWarga.</TrustNote>
        </li>
        <li>
          <TrustNote icon="check">
            Dana diteruskan ke penjual hanya setelah Anda puas. {SILENCE_AGREES}
          </TrustNote>
        </li>
      </ul>
    </aside>
  );
}

type OrderedListing = {
  id: string;
  title: string;
};

export type ChosenPackage = { name: string; price: number; days: string; revisions: string };

export function OrderSummary({
  listing,
  chosen,
  quantity,
}: {
  listing: OrderedListing;
  /** Null for a custom request, which the seller prices later. */
  chosen: ChosenPackage | null;
  /** Null if the quantity is invalid. */
  quantity: number | null;
}) {
  return (
    <OrderReceipt
      id="nota"
      rows={[
        { label: "Jasa", value: listing.title },
        ...(chosen
          ? [
              {
                label: "Paket",
                value: (
                  <>
                    <Bdi>{chosen.name}</Bdi>{" "}
                    <a className="small" href={`/gig/${listing.id}#paket`}>
                      Ubah
                    </a>
                  </>
                ),
              },
            ]
          : [{ label: "Jenis", value: "Permintaan kustom" }]),
        { label: "Jumlah", value: <span aria-live="polite">{quantity ?? "–"}</span> },
        { label: "Waktu pengerjaan", value: chosen ? chosen.days : "Dibicarakan" },
        ...(chosen?.revisions ? [{ label: "Revisi", value: chosen.revisions }] : []),
        chosen
          ? { label: "Harga satuan", value: formatRupiah(chosen.price) }
          : { label: "Harga", value: "Ditentukan setelah penjual menerima permintaan" },
      ]}
      total={chosen && quantity !== null ? chosen.price * quantity : null}
      note={
        chosen ? undefined : "Belum ada yang perlu dibayar. Anda memutuskan setelah penjual menawarkan harga."
      }
    />
  );
}

const SHOWN = ["shownPrice", "shownTerms"] as const;
const FIELDS = [
  "requestId",
  "quantity",
  "requirements",
  "deadline",
  "notes",
  "agreeToTerms",
  ...VISIT_FIELDS,
  ...SHOWN,
] as const;

type Offered = ChosenPackage & { fields: Record<(typeof SHOWN)[number], string> };

const REPLACES_DAYS =
  ". Tanggal yang Anda pilih menggantikan waktu pengerjaan paket. Penjual melihatnya, dan dapat membatalkan pesanan bila tidak sanggup.";

export function OrderForm({
  listing,
  chosen,
  visit,
  requestId,
  dates,
  result,
  changed,
}: {
  listing: OrderedOffer;
  chosen: Offered | null;
  /** Null if time and place do not matter. */
  visit: VisitFormProps | null;
  requestId: string;
  dates: DateInput;
  result: SubmissionResult<string[]> | undefined;
  changed: TermsChange | null;
}) {
  const { fields, errors } = formResult("order", FIELDS, result, visit?.known ?? undefined);
  const [quantity, setQuantity] = useState(() => readQuantity(fields.quantity.initialValue));
  const busy = useNavigation().state !== "idle";
  const { requirements, deadline, notes, agreeToTerms } = fields;
  const send = chosen ? "Lanjutkan ke Pembayaran" : "Kirim Permintaan Kustom";
  return (
    <Form method="post" noValidate className="two-columns two-columns--order mt-4" preventScrollReset>
      <EnterButton />
      <div>
        <ErrorSummary
          answer={result}
          fields={[
            fields.quantity,
            ...VISIT_FIELDS.map((name) => fields[name]),
            requirements,
            deadline,
            notes,
            agreeToTerms,
          ]}
          formErrors={errors}
        />
        {changed && <TermsChanged changed={changed} />}
        <OrderedOfferPanel listing={listing} />
        <input type="hidden" name="requestId" value={typed(fields.requestId) ?? requestId} />
        {/* Values from the first form. If the terms changed, the page shows the change first, and the next form sends the new ones. */}
        {chosen &&
          SHOWN.map((name) => (
            <input key={name} type="hidden" name={name} value={typed(fields[name]) ?? chosen.fields[name]} />
          ))}
        <fieldset disabled={busy}>
          <QuantityField
            field={fields.quantity}
            label="Jumlah"
            hint={`Antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`}
            onQuantity={setQuantity}
          />
          {visit && <VisitFields visit={visit} fields={fields} />}
          <TextArea
            field={requirements}
            label="Deskripsi kebutuhan"
            hint={`Ceritakan apa yang Anda perlukan, untuk apa, dan apa yang sudah Anda punya. Sedikitnya ${MIN_REQUIREMENTS} karakter.`}
          />
          {/* For a visit, the day above is the deadline. */}
          {(!visit || visit.modes.some(({ value }) => value === "online")) && (
            <TextField
              field={deadline}
              label="Tenggat"
              hint={`Contoh: ${dates.placeholder}${chosen ? REPLACES_DAYS : ""}`}
              optional
              short
              type="date"
              {...dates}
            />
          )}
          <TextArea field={notes} label="Catatan" optional low rows={3} />
          <Checkbox
            field={agreeToTerms}
            label={
              <>
                Saya menyetujui <a href="/terms">syarat dan ketentuan</a>
              </>
            }
          />
        </fieldset>
      </div>
      <OrderSummary listing={listing} chosen={chosen} quantity={quantity} />
      <StickyBar action={<SubmitButton busy={busy}>{send}</SubmitButton>}>
        {chosen ? (
          <>
            {/* Includes the quantity, because without JavaScript it does not follow the typed one. */}
            <span className="tiny soft">Total{quantity !== null && ` untuk ${quantity}`}</span>
            <br />
            {quantity === null ? "–" : <Price amount={chosen.price * quantity} />}
          </>
        ) : (
          <span className="tiny soft">Harga dari penjual</span>
        )}
      </StickyBar>
    </Form>
  );
}

function readQuantity(typed: unknown): number | null {
  const quantity = readWholeNumber(String(typed ?? MIN_QUANTITY));
  return isQuantity(quantity) ? quantity : null;
}

const STILL_THERE = "Isian Anda masih ada di bawah: kirim lagi sebentar lagi.";

export function OrderFormPage({
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

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { custom: searchParams.get("custom") === "true", packageId: searchParams.get("package") };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
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
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
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
    if (placed.value.cancelled)
      return context.toasts.redirectWithError(orderPath(placed.value.id), CANCELLED_SINCE, { status: 303 });
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
    // Throws if the listing could not be read either.
    if (passing) await findListingToOrder(context.db, id, user.id, context.now);
    return data({ failed: ORDER_NOT_PLACED, result: parsed.reject({}) }, { status: passing ? 503 : 500 });
  }
}

type OrderAnswer = { failed?: string; changed?: TermsChange; result: FormResult };

/** A deliberate resubmission creates another order. */
function withFreshRequest({ initialValue, ...result }: FormResult): FormResult {
  const { requestId: _, ...typed } = initialValue ?? {};
  return { ...result, initialValue: typed };
}

function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shownPrice: _, shownTerms: __, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

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
