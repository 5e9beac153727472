import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { FILL_ALL_FIELDS, forgotForm, isIncomplete } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { requestPasswordReset } from "~/accounts/login-commands.server";
import { LINK_LASTS } from "~/accounts/login-text";
import { waitSentence } from "~/accounts/text";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { EmailField, ErrorSummary } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { Toast } from "~/ui/toast";

const FIELDS = ["email"] as const;

/** Shows the form, also to logged-in users, because changing a password requires knowing it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.has("sent") };
}

export const formDefinition: FormDefinition = { failed: "Gagal mengirim", fields: { email: "Email" } };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const parsed = await parseForm(form, forgotForm);
  if (!parsed.ok) {
    const toast = isIncomplete(form, ["email"]) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const { email } = parsed.value;
  const answer = await requestPasswordReset(context, { email, address: clientAddress(request) });
  if (!answer.ok) {
    const toast = { title: "Gagal mengirim", description: waitSentence(answer.seconds) };
    return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
  }
  return redirect(SENT, 303);
}

const SENT = "/forgot-password?sent=1";

function ForgotForm({ lastResult, busy }: { lastResult: SubmissionResult<string[]> | undefined; busy: boolean }) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "forgot", lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.email]} formErrors={form.errors} />
      <Form method="post" form={form} action="/forgot-password">
        <fieldset disabled={busy}>
          <EmailField field={fields.email} label="Email" autoComplete="username" />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Kirim tautan
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  if (sent && !answer) return <Sent />;
  return (
    <AuthLayout>
      <h1>Lupa kata sandi</h1>
      <p className="text-ink-soft">
        Tulis email akun Anda. Kami mengirim tautan ke sana untuk membuat kata sandi baru.
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <ForgotForm lastResult={answer?.result} busy={busy} />
      <p className="mt-4">
        <Link to="/login">Kembali ke halaman masuk</Link>
      </p>
    </AuthLayout>
  );
}

/** Says that a mail was sent. It is the same for every address, so that it reveals nothing about accounts. */
function Sent() {
  return (
    <AuthLayout>
      <h1>Periksa email Anda</h1>
      <p className="text-ink-soft">
        Jika alamat itu punya akun JasaWarga, tautan untuk membuat kata sandi baru segera tiba di sana.
      </p>
      <div className="mt-6">
        <Callout icon="clock">{LINK_LASTS}</Callout>
      </div>
      <p className="mt-4">
        Belum ada setelah beberapa menit? Lihat folder spam, lalu pastikan alamatnya sama dengan yang Anda pakai
        mendaftar. <Link to="/forgot-password">Minta tautan lagi</Link>. Hanya yang terbaru yang berlaku.
      </p>
      <p className="mt-4">
        <Link to="/login">Kembali ke halaman masuk</Link>
      </p>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Lupa kata sandi") }];

export const handle: PageHandle = { page: "app" };
