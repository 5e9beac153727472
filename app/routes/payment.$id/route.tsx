import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useRouteError,
} from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { LOGIN_TO_ORDER } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { orderPath } from "~/orders/order";
import { orderRefusalSentence } from "~/orders/text";
import { DueTime, MoneyPath, NextStepPanel, OrderPicture } from "~/orders/ui/order";
import { openPayment, refreshPayment } from "~/payments/commands.server";
import type { MethodKind } from "~/payments/payment";
import { findOrderToPay } from "~/payments/queries.server";
import {
  hasPaymentStep,
  type MethodGroup,
  type NextAfterPayment,
  PAYMENT_TEXTS,
  type PaymentState,
  type PaymentStop,
  type RefundWindow,
  TRANSFER_TEXT,
  totalChangedText,
} from "~/payments/text";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { NO_CONNECTION_TO_PAY, titleUnlessMissing } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorPage } from "~/ui/error-page";
import { PlainForm } from "~/ui/form";
import {
  Bdi,
  ButtonLink,
  type ButtonLook,
  besideColumn,
  Drawing,
  EmptyState,
  Icon,
  Section,
  SubmitButton,
  twoColumns,
} from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Main } from "~/ui/page-frame";
import { Price, Receipt, type ReceiptRow, ReceiptStamp } from "~/ui/prices";
import { TIMELINE } from "~/ui/timeline";
import { BareTitleBar, Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";
import { TrustNote } from "~/ui/trust-note";
import { gatewayHint, paymentHint, paymentView, shownTotal } from "./page-data.server";

type PaymentSummary = {
  bought: { title: string; picture: string | null; category: string; from: string };
  rows: readonly ReceiptRow[];
  total: number;
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const { db } = context;
  const id = params.id ?? "";
  let state = await findOrderToPay(db, id, user.id);
  if (!state) noOrder();
  // This replaces the parameters that the gateway appended to the URL by our own status.
  const said = gatewayHint(context, request, state);
  if (said) throw redirect(`/payment/${id}?status=${said}`);
  if (await refreshPayment(context, state.attempts[0])) state = (await findOrderToPay(db, id, user.id)) ?? state;
  // An order without an agreed price cannot be paid.
  const { phase, totalPrice } = state.order;
  if (phase === "inquiry" || phase === "quoted" || totalPrice === null) throw redirect(orderPath(id));
  const { zone } = user;
  const paying = { now: context.now, gateways: context.gateways, zone };
  return paymentView(state, paymentHint(request), paying);
}

export const formDefinition: FormDefinition = { failed: "Gagal memproses pembayaran" };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_ORDER);
  const form = await readForm(request);
  const id = params.id ?? "";
  const shown = shownTotal(form);
  const checkout = await openPayment(context, id, user, shown);
  if (!checkout.ok) {
    if (checkout.reason === "total_changed") return data({ shown }, { status: 409 });
    if (checkout.reason === "no_order") noOrder();
    throw await context.toasts.redirectWithError(
      `/payment/${id}`,
      { message: "Gagal memproses pembayaran", description: orderRefusalSentence(checkout.reason) },
      { status: 303 },
    );
  }
  if (form.has("window")) return checkout.value;
  throw redirect(checkout.value.redirectUrl, 303);
}

function BoughtReceipt({ bought, rows, total }: PaymentSummary) {
  return (
    <Receipt
      id="bayar"
      title="Ringkasan Pesanan"
      head={
        <div className="mb-2 flex items-center">
          <OrderPicture url={bought.picture} category={bought.category} />
          <div className="min-w-0 flex-1">
            <b>
              <Bdi>{bought.title}</Bdi>
            </b>
            <br />
            <span className="text-sm text-ink-soft">{bought.from}</span>
          </div>
        </div>
      }
      rows={rows}
      sum={{ label: "Total", amount: total }}
    />
  );
}

function PaidPage({
  id,
  total,
  stops,
  next,
  ...bought
}: PaymentSummary & {
  id: string;
  stops: readonly PaymentStop[];
  next: readonly NextAfterPayment[];
}) {
  const open = <AppButtonLink to={orderPath(id)}>Buka Pesanan</AppButtonLink>;
  return (
    <>
      <div className="max-w-form mx-auto">
        <div className="text-center my-4" role="status">
          <ReceiptStamp>Lunas</ReceiptStamp>
          <h1 className="mt-3">Pembayaran Berhasil</h1>
          <p className="text-ink-soft">
            <Price amount={total} /> ditahan JasaWarga
          </p>
        </div>
        <MoneyPath at={1} stations={stops} />
        <div className="my-4">
          <BoughtReceipt {...bought} total={total} />
        </div>
        <Section id="berikutnya" title="Berikutnya" small>
          <ol className={TIMELINE}>
            {next.map(({ text, note }) => (
              <li key={text} className="timeline__next">
                <b>{text}</b>
                {note && (
                  <>
                    <br />
                    <span className="text-sm text-ink-soft">{note}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </Section>
        <div className="actions my-4">
          <span className="max-lg:hidden">{open}</span>
          <AppButtonLink look="line" to="/dashboard/orders">
            Lihat Daftar Pesanan
          </AppButtonLink>
        </div>
      </div>
      <StickyBar
        phone
        beside="sidebar"
        action={
          <>
            <ButtonLink look="line" href={`${orderPath(id)}#percakapan`}>
              Kirim Pesan
            </ButtonLink>
            {open}
          </>
        }
      />
    </>
  );
}

/** The gateway's window, whose script loads on demand. */
type Snap = {
  pay(token: string, callbacks: { onSuccess(): void; onPending(): void; onError(): void; onClose(): void }): void;
};

type SnapOutcome = "success" | "pending" | "failed" | "closed";

type SnapWindow = { scriptUrl: string; clientKey: string };

const MAX_SCRIPT_WAIT = 8_000;

/** Opens the window. Rejects if that is impossible. */
async function payInWindow(gateway: SnapWindow | null | undefined, token: string): Promise<SnapOutcome> {
  if (!gateway) throw new Error("the gateway has no window");
  const snap = loadedSnap() ?? (await loadSnap(gateway));
  return new Promise((resolve) => {
    snap.pay(token, {
      onSuccess: () => resolve("success"),
      onPending: () => resolve("pending"),
      onError: () => resolve("failed"),
      onClose: () => resolve("closed"),
    });
  });
}

function loadedSnap(): Snap | null {
  return "snap" in window ? (window.snap as Snap) : null;
}

function loadSnap({ scriptUrl, clientKey }: SnapWindow): Promise<Snap> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => reject(new Error("the gateway's script is late")), MAX_SCRIPT_WAIT);
    script.src = scriptUrl;
    script.dataset.clientKey = clientKey;
    script.onerror = () => reject(new Error("the gateway's script did not load"));
    script.onload = () => {
      clearTimeout(timer);
      const snap = loadedSnap();
      if (snap) resolve(snap);
      else reject(new Error("the gateway's script brought nothing"));
    };
    document.head.appendChild(script);
  });
}

type Checkout = { token: string; redirectUrl: string; window: SnapWindow | null };

type PaymentProps = {
  path: string;
  total: number;
  outdated: { shown: number | null } | null;
  networkFailed: boolean;
  busy: boolean;
  send(event: FormEvent<HTMLFormElement>): void;
};

/**
 * Submits a payment. Without JavaScript the form redirects to the gateway's page. Call it above the panels, because an
 * answer may swap them.
 */
function usePayment({ orderId, total }: { orderId: string; total: number }): PaymentProps {
  const fetcher = useFetcher<Partial<Checkout> & { shown?: number | null; networkFailed?: boolean }>();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const opened = useRef<unknown>(null);
  // A second click before the button is disabled must not open a second window.
  const pressed = useRef(false);
  const path = `/payment/${orderId}`;

  const checkout = fetcher.data;
  useEffect(() => {
    if (fetcher.state !== "idle" || opened.current === checkout) return;
    if (!checkout?.token) {
      pressed.current = false;
      return;
    }
    const { token, redirectUrl, window: gateway } = checkout;
    opened.current = checkout;
    setOpen(true);
    payInWindow(gateway, token)
      .then((outcome) => {
        setOpen(false);
        pressed.current = false;
        navigate(outcome === "closed" ? path : `${path}?status=${outcome}`, { replace: true });
      })
      .catch(() => {
        if (redirectUrl) window.location.assign(redirectUrl);
      });
  }, [fetcher.state, checkout, navigate, path]);

  return {
    path,
    total,
    outdated: checkout?.shown === undefined ? null : { shown: checkout.shown },
    networkFailed: checkout?.networkFailed === true && fetcher.state === "idle",
    busy: open || fetcher.state !== "idle",
    send(event) {
      event.preventDefault();
      if (pressed.current) return;
      pressed.current = true;
      const form = new FormData(event.currentTarget);
      form.set("window", "yes");
      fetcher.submit(form, { method: "post", action: path });
    },
  };
}

function PaymentButton({
  payment,
  look = "primary",
  wide = false,
  children,
}: {
  payment: PaymentProps;
  look?: ButtonLook;
  wide?: boolean;
  children: string;
}) {
  return (
    <PlainForm method="post" action={payment.path} onSubmit={payment.send} autoComplete="off">
      <input type="hidden" name="shownTotal" value={payment.total} />
      <SubmitButton look={look} wide={wide} busy={payment.busy}>
        {children}
      </SubmitButton>
    </PlainForm>
  );
}

function PaymentPanel({ panel, orderId }: { panel: PaymentState; orderId: string }) {
  switch (panel.state) {
    case "processing":
      return <Processing orderId={orderId} {...panel} />;
    case "failed":
      return (
        <NextStepPanel
          yours
          who="Pesanan masih bisa dibayar"
          title="Pembayaran Gagal"
          actions={
            <AppButtonLink look="line" to={orderPath(orderId)}>
              Kembali ke Pesanan
            </AppButtonLink>
          }
        >
          <p>Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.</p>
          <p>
            {PAYMENT_TEXTS.notTaken} {panel.until && PAYMENT_TEXTS.unpaidEnds(panel.until)}
          </p>
        </NextStepPanel>
      );
    case "over":
      return (
        <NextStepPanel
          yours={false}
          who="Tidak perlu dibayar"
          title={panel.title}
          actions={
            <>
              <AppButtonLink to={orderPath(orderId)}>Kembali ke Pesanan</AppButtonLink>
              <AppButtonLink look="line" to="/dashboard/orders">
                Lihat Daftar Pesanan
              </AppButtonLink>
            </>
          }
        >
          <p>{panel.text}</p>
        </NextStepPanel>
      );
    default:
      return null;
  }
}

type Underway = Extract<PaymentState, { state: "processing" }>;

/** Shows a payment in progress. If a number was issued that is not paid yet, the buyer may have to act. */
function Processing({ review, method, canReopen, until, claimed, orderId }: Underway & { orderId: string }) {
  const toPay = canReopen && !claimed;
  const waitsFor = review ? "Menunggu penyedia pembayaran" : "Menunggu kepastian";
  return (
    <NextStepPanel
      yours={toPay}
      who={toPay ? "Giliran Anda" : waitsFor}
      title="Pembayaran Dalam Proses"
      actions={
        <>
          <ButtonLink look="line" href={`/payment/${orderId}?status=pending`}>
            Periksa lagi
          </ButtonLink>
          <AppButtonLink look="line" to="/dashboard/orders">
            Lihat Daftar Pesanan
          </AppButtonLink>
        </>
      }
    >
      <p>{underwayText(review, toPay)}</p>
      {method && <p>Cara membayar: {method}</p>}
      {canReopen && until && <p>{PAYMENT_TEXTS.unpaidEnds(until)}</p>}
    </NextStepPanel>
  );
}

function underwayText(review: boolean, toPay: boolean): string {
  if (review) return "Penyedia pembayaran sedang memeriksa transaksi ini. Anda tidak perlu membayar lagi.";
  return toPay
    ? "Selesaikan dengan cara yang Anda pilih. Sudah membayar? Anda boleh menutup halaman ini, atau menekan Periksa lagi."
    : "Kami menunggu kabar dari penyedia pembayaran. Anda boleh menutup halaman ini, atau menekan Periksa lagi.";
}

function RefundWindows({ windows, transferOnly }: { windows: readonly RefundWindow[]; transferOnly: string }) {
  return (
    <details className="disclosure mt-2">
      <summary>Berapa lama uang kembali?</summary>
      <div className="text-sm">
        <p>Uang kembali ke asalnya sampai sekian hari setelah membayar:</p>
        <ul className="my-2">
          {windows.map(({ methods, days }) => (
            <li key={methods}>{`${methods}: ${days} hari`}</li>
          ))}
        </ul>
        <p className="text-ink-soft">
          {`Setelah itu${transferOnly && `, dan untuk ${transferOnly}`}, uang ditransfer ke rekening yang Anda sebutkan, ${TRANSFER_TEXT}.`}
        </p>
      </div>
    </details>
  );
}

type PaymentView = PaymentSummary & {
  id: string;
  panel: Exclude<PaymentState, { state: "completed" }>;
  stops: readonly PaymentStop[];
  refundWindows: readonly RefundWindow[];
  transferOnly: string;
};

function PaymentPage({ payment, ...page }: PaymentView & { payment: PaymentProps }) {
  const { panel, total } = page;
  const mayPay = hasPaymentStep(panel);
  const until = "until" in panel ? panel.until : null;
  return (
    <>
      <h1>Pembayaran</h1>
      {until && (
        <p className="text-accent-ink font-bold my-2">
          <Icon name="clock" /> {panel.state === "processing" && "Menunggu pembayaran\u00a0· "}
          <DueTime {...until} />
        </p>
      )}
      <div className={`mb-6 mt-3 ${twoColumns}`}>
        <div>
          <div aria-live="polite">
            <PaymentPanel panel={panel} orderId={page.id} />
          </div>
          <div className={panel.state === "pending" ? undefined : "mt-4"}>
            <BoughtReceipt {...page} />
          </div>
          {panel.state === "pending" && <WaysToPay {...panel} />}
          {panel.state === "pending" ? <MoneySafe {...page} /> : mayPay && <Refunds {...page} />}
        </div>
        {mayPay && (
          <aside className={`max-lg:hidden ${besideColumn}`}>
            <div className="panel">
              <p className="my-3 flex items-center justify-between">
                <b>Total</b> <Price amount={total} />
              </p>
              <PayButton panel={panel} payment={payment} wide />
            </div>
          </aside>
        )}
      </div>
      {mayPay && (
        <StickyBar phone beside="sidebar" action={<PayButton panel={panel} payment={payment} />}>
          <span className="text-sm text-ink-soft">Total</span>
          <br />
          <Price amount={total} />
        </StickyBar>
      )}
    </>
  );
}

function PayButton({
  panel,
  payment,
  wide = false,
}: {
  panel: PaymentView["panel"];
  payment: PaymentProps;
  wide?: boolean;
}) {
  const text =
    panel.state === "failed"
      ? "Coba Lagi"
      : panel.state === "processing"
        ? "Buka halaman pembayaran"
        : "Bayar Sekarang";
  const claimed = panel.state === "processing" && panel.claimed;
  return (
    <PaymentButton payment={payment} look={claimed ? "line" : "primary"} wide={wide}>
      {text}
    </PaymentButton>
  );
}

/** Neutral drawings, because the logos belong to others. */
const METHOD_SHAPES: Record<MethodKind, string> = {
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 20h2M20 19v1h-1M7 7v.1M17 7v.1M7 17v.1",
  wallet: "M4 8V6h13v2M4 8h16v11H4zM20 11.5h-4a2 2 0 0 0 0 4h4",
  bank: "M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16M4 17h16",
  card: "M3 6h18v12H3zM3 10h18M6 15h4",
  store: "M5 10v10h14V10M3 10l2-6h14l2 6zM10 20v-6h4v6",
  later: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 13v3h3",
};

function WaysToPay({ how, offered }: { how: string; offered: readonly MethodGroup[] }) {
  return (
    <Section id="cara" title="Cara bayar" small>
      {offered.length > 0 && (
        <ul aria-label="Cara bayar" className="mb-2">
          {offered.map(({ kind, name, labels }) => (
            <li key={kind} className="flex items-center border-b py-2">
              <span className="mr-3 flex-none text-xl text-action">
                <Drawing shape={METHOD_SHAPES[kind]} />
              </span>
              <span className="min-w-0">
                <b>{name}</b>
                <br />
                <span className="text-sm text-ink-soft">{labels}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm">{how}</p>
    </Section>
  );
}

function MoneySafe({ stops, ...page }: RefundsProps & Pick<PaymentView, "stops">) {
  return (
    <Section id="uang" title="Uang Anda aman" small>
      <MoneyPath at={0} stations={stops} />
      <Refunds {...page} />
    </Section>
  );
}

type RefundsProps = Pick<PaymentView, "refundWindows" | "transferOnly">;

function Refunds({ refundWindows, transferOnly }: RefundsProps) {
  return (
    <>
      <div className="mt-4">
        <TrustNote>{PAYMENT_TEXTS.refund}</TrustNote>
      </div>
      <RefundWindows windows={refundWindows} transferOnly={transferOnly} />
    </>
  );
}

/** Matches the messages of Chrome, Firefox and Safari for a request without a response. */
const MESSAGES =
  /^(Failed to fetch|network error|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline|The request timed out|A server with the specified hostname could not be found|Could not connect to the server)\b/i;

/** Returns true for a network error, but not for a TypeError of our own code. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}

/** ms between polls while the page is visible: 2 s, 5 s, and then 10 s each. */
const PAUSES = [2_000, 5_000];
const LATER = 10_000;

function usePaymentWatch(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const looks = useRef(0);
  useEffect(() => {
    if (!waiting || state !== "idle") return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      looks.current += 1;
      revalidate();
    }, PAUSES[looks.current] ?? LATER);
    return () => clearInterval(timer);
  }, [waiting, state, revalidate]);
}

/** Submits the form. With JavaScript a network failure keeps the page and shows a message. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (isNetworkError(error)) return { networkFailed: true };
    throw error;
  }
}

/** Reloads the current total together with the message about it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, actionResult, defaultShouldRevalidate }) =>
  actionResult?.networkFailed !== true && (actionStatus === 409 || defaultShouldRevalidate);

export default function Payment() {
  const page = useLoaderData<typeof loader>();
  const { id, total, panel } = page;
  const answer = useActionData<typeof action>();
  const payment = usePayment({ orderId: id, total });
  usePaymentWatch(panel.state === "processing");
  const outdated = payment.outdated ?? (answer && "shown" in answer ? answer : null);
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Home", href: "/", lang: "en" },
            { text: "Pesanan", href: "/dashboard/orders" },
            { text: "Pembayaran" },
          ]}
        />
      </Topline>
      {payment.networkFailed && (
        <Toast kind="error" title="Gagal memproses pembayaran" description={NO_CONNECTION_TO_PAY} />
      )}
      {outdated && <Toast kind="error" title={totalChangedText(outdated.shown, total)} />}
      {panel.state === "completed" ? <PaidPage {...page} /> : <PaymentPage {...page} panel={panel} payment={payment} />}
    </WorkPage>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Pembayaran", "Detail pesanan tidak ditemukan", error);

export const handle: PageHandle = {
  page: "app",
  titleBar: true,
  gateway: true,
  ownStep: ({ panel }: { panel: PaymentState }) => hasPaymentStep(panel),
};

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} />;
  return (
    <Main>
      <BareTitleBar />
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Detail pesanan tidak ditemukan"
          text="Pesanan ini tidak ada, atau bukan milik akun yang sedang masuk."
          action={{ href: "/dashboard/orders", text: "Kembali ke Pesanan" }}
        />
      </div>
    </Main>
  );
}
