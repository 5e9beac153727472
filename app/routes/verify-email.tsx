import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { readMailToken } from "~/forms/mail-token.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { canVerifyEmail, verifyEmail } from "~/operations/verify-email.server";
import { SubmitButton } from "~/ui/button";
import { Door } from "~/ui/door";
import { ResendForm } from "~/ui/resend-form";
import { Toast } from "~/ui/toast";

/** Shows the button and uses nothing up: mail programs open links before their reader does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readMailToken(new URL(request.url).searchParams.get("token"));
  const works = token !== null && (await canVerifyEmail(context.db, token, context.now));
  return works ? data({ token }) : data({ token: null }, { status: 400 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = readMailToken((await readForm(request)).get("token"));
  if (token === null || !(await verifyEmail(context.db, token, context.now))) {
    return data({ refused: true }, { status: 400 });
  }
  const toast = { message: "Email Terverifikasi", description: "Silakan masuk dengan akun Anda." };
  return context.toasts.redirectWithSuccess("/login", toast, { status: 303 });
}

export default function VerifyEmail() {
  const { token } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused === true;
  const busy = useNavigation().formMethod === "POST";
  if (token === null || refused) return <DeadLink busy={busy} />;
  return (
    <Door>
      <h1>Verifikasi email</h1>
      <p className="soft">Satu langkah lagi: tekan tombol ini, lalu Anda dapat masuk.</p>
      <Form method="post" action="/verify-email" className="mt-5">
        <input type="hidden" name="token" value={token} />
        <SubmitButton wide busy={busy}>
          Verifikasi email
        </SubmitButton>
      </Form>
    </Door>
  );
}

function DeadLink({ busy }: { busy: boolean }) {
  return (
    <Door>
      <h1>Verifikasi email</h1>
      <Toast
        kind="error"
        title="Tautan ini tidak berlaku"
        description="Mungkin sudah dipakai, sudah lewat 30 menit, atau ada tautan yang lebih baru."
      />
      <p className="mt-4">
        Sudah memverifikasi? <Link to="/login">Masuk</Link>. Belum? Minta tautan baru dengan email yang Anda
        pakai mendaftar.
      </p>
      <ResendForm busy={busy} />
    </Door>
  );
}

export const meta: MetaFunction = () => [{ title: "Verifikasi email | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
