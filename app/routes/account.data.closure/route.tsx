import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ownPasswordForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { openMattersView } from "~/accounts/page-data.server";
import { isHeldByReports, openObstacles } from "~/accounts/personal-data";
import { closeAccount } from "~/accounts/personal-data-commands.server";
import { findClosingWish, findObstacles, listOrdersInTheWay } from "~/accounts/personal-data-queries.server";
import {
  CLOSED,
  CLOSING_NOTED,
  CLOSING_TITLE,
  CLOSURE_PATH,
  closingWished,
  MY_DATA_PATH,
  MY_DATA_TITLE,
  WRONG_PASSWORD,
  waitSentence,
} from "~/accounts/text";
import { requireAccount } from "~/accounts/viewer.server";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

type Matter = { href: string; text: string; orders: readonly { href: string; text: string }[] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const counts = await findObstacles(context.db, user.id, context.now);
  const open = counts ? openObstacles(counts) : [];
  const heldByReports = isHeldByReports(open);
  return {
    heldByReports,
    wished: heldByReports ? await findClosingWish(context.db, user.id, context.now) : null,
    open: open.length > 0 ? openMattersView(open, await listOrdersInTheWay(context.db, user.id)) : [],
  };
}

export const formDefinition: FormDefinition = { failed: "Permintaan Anda belum terkirim" };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), ownPasswordForm);
  if (!parsed.ok) return invalidAccountForm({ result: parsed.result });
  const session = await context.sessions.claim(request);
  const answer = await closeAccount(context, user, {
    password: parsed.value.currentPassword,
    address: clientAddress(request),
  });
  if (answer.ok) {
    if (session) context.outgoing.append("Set-Cookie", await context.sessions.close(session.token));
    // This clears pages cached for Back, as a logout does, and form values stored in this browser.
    context.outgoing.set("Clear-Site-Data", '"cache", "storage"');
    return context.toasts.redirectWithSuccess("/", CLOSED, { status: 303, headers: FRESH_DOCUMENT });
  }
  if (answer.reason === "wrong")
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  if (answer.reason === "open") return invalidAccountForm({ result: parsed.reject({}) }, 409);
  if (answer.reason === "wished")
    return context.toasts.redirectWithSuccess(CLOSURE_PATH, CLOSING_NOTED, { status: 303 });
  const toast = { title: "Akun belum ditutup", description: waitSentence(answer.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

function OpenMatters({
  open,
  wished,
  children,
}: {
  open: readonly Matter[];
  /** UTC ms after which no report blocks the closing. Null until closing is requested. */
  wished: number | null;
  children?: ReactNode;
}) {
  return (
    <div className="panel">
      <Callout icon="clock" warm>
        Akun dapat ditutup setelah semua ini selesai:
      </Callout>
      <ul className="mt-3">
        {open.map(({ href, text, orders }) => (
          <li key={text} className="mb-3">
            <Link to={href}>
              <b>{text}</b>
            </Link>
            {orders.length > 0 && (
              <ul>
                {orders.map((order) => (
                  <li key={order.href} className="text-sm mt-2">
                    <Link to={order.href}>{order.text}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {wished !== null && <p className="mb-4">{closingWished(wished)}</p>}
      {children}
      <AppButtonLink look="line" to={MY_DATA_PATH}>
        Kembali
      </AppButtonLink>
    </div>
  );
}

type ClosureFormState = { lastResult: SubmissionResult<string[]> | undefined; busy: boolean };

/** Shows the form of a request. It is stored while reports are open, so that later reports do not block the closing. */
function WishForm({ lastResult, busy }: ClosureFormState) {
  return (
    <PasswordForm lastResult={lastResult} busy={busy}>
      <SubmitButton busy={busy}>Minta akun ditutup</SubmitButton>
    </PasswordForm>
  );
}

function PasswordForm({ lastResult, busy, children }: ClosureFormState & { children: ReactNode }) {
  const [form, fields] = useServerForm<"currentPassword">({ id: "closure", lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.currentPassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <PasswordField field={fields.currentPassword} label="Kata sandi saat ini" autoComplete="current-password" />
        </fieldset>
        <div className="actions my-6">{children}</div>
      </Form>
    </>
  );
}

function ClosureForm({ lastResult, busy }: ClosureFormState) {
  return (
    <div className="panel">
      <p>
        Profil, kontak, foto, alamat, dan jasa Anda dihapus. Pesanan, pesan, ulasan, dan catatan uang tetap ada atas
        nama “Pengguna terhapus”. Isi yang sedang dilaporkan kami simpan sampai 90 hari setelah ada putusan.{" "}
        <b>Ini tidak dapat dibatalkan.</b>
      </p>
      <PasswordForm lastResult={lastResult} busy={busy}>
        <SubmitButton look="danger" busy={busy}>
          Tutup akun saya
        </SubmitButton>
        <AppButtonLink look="line" to={MY_DATA_PATH}>
          Kembali
        </AppButtonLink>
      </PasswordForm>
    </div>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountClosure() {
  const { open, heldByReports, wished } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: MY_DATA_TITLE, href: MY_DATA_PATH }, { text: CLOSING_TITLE }]} />
      </Topline>
      <h1>{CLOSING_TITLE}</h1>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className="mt-4 max-w-form">
        {open.length > 0 ? (
          <OpenMatters open={open} wished={wished}>
            {heldByReports && wished === null && <WishForm lastResult={answer?.result} busy={busy} />}
          </OpenMatters>
        ) : (
          <ClosureForm lastResult={answer?.result} busy={busy} />
        )}
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(CLOSING_TITLE) }];

export const handle: PageHandle = { page: "app", titleBar: true };
