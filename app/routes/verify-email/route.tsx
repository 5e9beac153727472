import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { completeLogin, readBrowser } from "~/accounts/after-login.server";
import { FILL_ALL_FIELDS, isIncomplete, VERIFY_FIELDS, verifyForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { canVerifyEmail, verifyEmail } from "~/accounts/login-commands.server";
import { DEAD_LINK } from "~/accounts/login-text";
import { LINK_MINUTES } from "~/accounts/mail-text";
import { rememberLoginEmail } from "~/accounts/sessions.server";
import { waitSentence } from "~/accounts/text";
import { AccountLink, ResendForm } from "~/accounts/ui/account";
import { requestedReturnPath } from "~/accounts/viewer.server";
import { TEXT_VERSIONS } from "~/content/text-versions";
import { mailTokenOf } from "~/platform/forms/fields.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import { withReturnPath } from "~/platform/forms/return-path";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { ButtonLink, SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { Toast } from "~/ui/toast";

const FIELDS = ["password"] as const;

/** Reads the link, which stays valid, because mail scanners prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = mailTokenOf(request);
  const works = token !== null && (await canVerifyEmail(context.db, token, context.now));
  return data({ works, back: requestedReturnPath(context, request) }, { status: works ? 200 : 400 });
}

export const formDefinition: FormDefinition = { failed: "Gagal Memverifikasi", fields: { token: null } };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const token = mailTokenOf(request);
  if (token === null) return dead();
  const parsed = await parseForm(form, verifyForm);
  if (!parsed.ok) {
    const toast = isIncomplete(form, VERIFY_FIELDS) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const answer = await verifyEmail(context, {
    ...parsed.value,
    token,
    remember: false,
    address: clientAddress(request),
    ...(await readBrowser(context, request)),
  });
  if (!answer.ok) {
    if (answer.reason === "dead") return dead();
    if (answer.reason === "wrong") {
      return invalidAccountForm({ result: parsed.reject({ password: ["Kata sandi salah"] }) });
    }
    const toast = { title: "Gagal Memverifikasi", description: waitSentence(answer.seconds) };
    return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
  }
  const secure = context.env.appOrigin.startsWith("https:");
  const back = requestedReturnPath(context, request);
  if (answer.cookies === null) {
    const remembered = { email: answer.email, mailed: false };
    const lasting = { secure, minutes: LINK_MINUTES };
    context.outgoing.append("Set-Cookie", await rememberLoginEmail(remembered, lasting));
    const toast = { message: VERIFIED, description: "Silakan masuk dengan akun Anda." };
    return context.toasts.redirectWithInfo(withReturnPath("/login", back), toast, { status: 303 });
  }
  const toast = { message: VERIFIED, description: "Selamat datang di JasaWarga!" };
  return completeLogin(context, { ...answer, cookies: answer.cookies }, { texts: TEXT_VERSIONS, back, toast });
}

const VERIFIED = "Email Terverifikasi";

function dead() {
  return data({ dead: true as const }, { status: 400 });
}

/** Shows a form for the password, which proves that the user is the one who signed up. It submits to its own URL. */
function VerifyForm({ lastResult, busy }: { lastResult: SubmissionResult<string[]> | undefined; busy: boolean }) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "verify", lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.password]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <PasswordField
            field={fields.password}
            label="Kata sandi"
            hint="Yang Anda pilih saat mendaftar"
            autoComplete="current-password"
          />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Verifikasi email
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function VerifyEmail() {
  const { works, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const refused = answer && "result" in answer ? answer : undefined;
  if (!works || (answer && !refused)) return <DeadLink back={back} busy={busy} />;
  return (
    <AuthLayout>
      <h1>Verifikasi email</h1>
      <p className="text-ink-soft">Tinggal satu langkah: masukkan kata sandi yang tadi Anda buat.</p>
      {refused?.toast && <Toast kind="error" {...refused.toast} />}
      <VerifyForm lastResult={refused?.result} busy={busy} />
      <p className="mt-6 text-ink-soft">
        Lupa kata sandi, atau bukan Anda yang mendaftar? Buat kata sandi baru: alamat ini ikut terverifikasi, dan kata
        sandi yang lama tidak berlaku lagi.
      </p>
      <ButtonLink wide look="line" href="/forgot-password">
        Atur ulang kata sandi
      </ButtonLink>
    </AuthLayout>
  );
}

function DeadLink({ back, busy }: { back: string | null; busy: boolean }) {
  return (
    <AuthLayout>
      <h1>Verifikasi email</h1>
      <Toast kind="error" title="Tautan ini tidak berlaku" description={DEAD_LINK} />
      <p className="mt-4">
        Sudah memverifikasi?{" "}
        <AccountLink to="/login" back={back}>
          Masuk
        </AccountLink>
        . Belum? Minta tautan baru dengan email yang Anda pakai mendaftar.
      </p>
      <ResendForm back={back} busy={busy} />
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Verifikasi email") }];

export const handle: PageHandle = { page: "app" };
