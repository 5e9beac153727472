import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { FILL_ALL_FIELDS, isIncomplete, OWN_NAME_OR_EMAIL, RESET_FIELDS, resetForm } from "~/accounts/form.server";
import { canResetPassword, findResetOwner, resetPassword } from "~/accounts/login-commands.server";
import { DEAD_LINK } from "~/accounts/login-text";
import { NewPasswordForm } from "~/accounts/ui/account";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { mailTokenOf } from "~/platform/forms/fields.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { ButtonLink } from "~/ui/kit";
import { Toast } from "~/ui/toast";

/** Reads the link, which stays valid, because mail scanners prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = mailTokenOf(request);
  const works = token !== null && (await canResetPassword(context.db, token, context.now));
  return works ? data({ works }) : data({ works: false }, { status: 400 });
}

export const formDefinition: FormDefinition = { failed: "Gagal mengganti kata sandi", fields: { token: null } };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const token = mailTokenOf(request);
  const parsed = await parseForm(form, resetForm(null));
  if (!parsed.ok) {
    const toast = isIncomplete(form, RESET_FIELDS) ? { title: FILL_ALL_FIELDS } : null;
    // The owner is read here, because `resetPassword` compares only a valid password.
    const owner = token && (await findResetOwner(context.db, token, context.now));
    const compared = await parseForm(form, resetForm(owner || null));
    return invalidAccountForm({ result: compared.ok ? parsed.result : compared.result, toast });
  }
  const claim = await context.sessions.claim(request);
  const knownDevice = await context.knownDevices.read(request);
  const { password } = parsed.value;
  const reset = token && (await resetPassword(context, { token, password, knownDevice }));
  if (reset === "owners_name") {
    return invalidAccountForm({ result: parsed.reject({ password: [OWN_NAME_OR_EMAIL] }) });
  }
  // The loader runs again and reports the invalid link.
  if (!reset) return invalidAccountForm({ result: parsed.reject({}) });
  context.outgoing.append("Set-Cookie", reset.cookie);
  if (claim?.userId === reset.userId) {
    context.outgoing.append("Set-Cookie", await context.sessions.close(claim.token));
  }
  return context.toasts.redirectWithInfo(
    "/login",
    { message: "Kata Sandi Diganti", description: "Silakan masuk dengan kata sandi baru Anda." },
    // The reset ended every session in this browser.
    { status: 303, headers: FRESH_DOCUMENT },
  );
}

export default function ResetPassword() {
  const { works } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  if (!works) return <DeadLink />;
  return (
    <AuthLayout>
      <h1>Buat kata sandi baru</h1>
      <p className="text-ink-soft">
        Setelah disimpan, semua perangkat keluar dari akun Anda dan perlu masuk dengan kata sandi ini.
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <NewPasswordForm lastResult={answer?.result} busy={busy} />
    </AuthLayout>
  );
}

function DeadLink() {
  return (
    <AuthLayout>
      <h1>Buat kata sandi baru</h1>
      <Toast kind="error" title="Tautan ini tidak berlaku" description={DEAD_LINK} />
      <p className="mt-4">Kata sandi Anda tidak berubah. Minta tautan baru untuk melanjutkan.</p>
      <div className="mt-6">
        <ButtonLink wide href="/forgot-password">
          Minta tautan baru
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Buat kata sandi baru") }];

export const handle: PageHandle = { page: "app" };
