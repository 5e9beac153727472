import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { confirmEmailChange, pendingEmail } from "~/accounts/commands.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { DEAD_EMAIL_LINK } from "~/accounts/login-text";
import { requireUser } from "~/accounts/viewer.server";
import { mailTokenOf, readMailToken } from "~/platform/forms/fields.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { AuthLayout } from "~/ui/auth-layout";
import { Form } from "~/ui/form";
import { ButtonLink, SubmitButton } from "~/ui/kit";
import { Toast } from "~/ui/toast";

/** Reads the link, which stays valid, because mail scanners prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId } = await expectOwner(context, request);
  const token = mailTokenOf(request);
  const email = token && (await pendingEmail(context.db, { userId, token }, context.now));
  return token && email ? data({ token, email }) : data({ token: null, email: null }, { status: 400 });
}

export const formDefinition: FormDefinition = { failed: "Email belum diganti", fields: { token: null } };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await expectOwner(context, request);
  const token = readMailToken((await readForm(request)).get("token"));
  const email = token && (await confirmEmailChange(context, user, token));
  if (!email) return data({ refused: true }, { status: 400 });
  user.email = email;
  const toast = { message: "Email Diganti", description: `Mulai sekarang, masuk dengan ${email}.` };
  return context.toasts.redirectWithSuccess("/account/security", toast, { status: 303 });
}

function expectOwner(context: AppLoadContext, request: Request) {
  const description = "Masuk dengan email lama Anda untuk mengonfirmasi email baru.";
  return requireUser(context, request, { ...LOGIN_FIRST, description });
}

export default function ConfirmEmail() {
  const { token, email } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused === true;
  const busy = useNavigation().formMethod === "POST";
  if (token === null || refused) return <DeadLink />;
  return (
    <AuthLayout>
      <h1>Konfirmasi email baru</h1>
      <p className="text-ink-soft">
        Email akun Anda berganti menjadi <b>{email}</b>. Email yang lama tidak dapat lagi dipakai untuk masuk.
      </p>
      <Form method="post" action="/account/email" className="mt-6">
        <input type="hidden" name="token" value={token} />
        <SubmitButton wide busy={busy}>
          Ganti email
        </SubmitButton>
      </Form>
    </AuthLayout>
  );
}

function DeadLink() {
  return (
    <AuthLayout>
      <h1>Konfirmasi email baru</h1>
      <Toast kind="error" title="Tautan ini tidak berlaku" description={DEAD_EMAIL_LINK} />
      <p className="mt-4">Email akun Anda tidak berubah. Minta tautan baru untuk melanjutkan.</p>
      <div className="mt-6">
        <ButtonLink wide href="/account/security">
          Buka keamanan akun
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Konfirmasi email baru") }];

export const handle: PageHandle = { page: "app" };
