import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { mailKindsForm } from "~/accounts/form.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { listMailOptOuts, listPushOptOuts, storeMailKinds } from "~/accounts/profile-queries.server";
import { AccountNav } from "~/accounts/ui/account";
import { requireUser } from "~/accounts/viewer.server";
import { NOTIFICATION_KIND_LABELS } from "~/notifications/line-text";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/notifications/notification";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle, SETTING_NOT_SAVED } from "~/platform/sentence-text";
import { Checkbox } from "~/ui/choices";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorSummary } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { PushPanel } from "./push-panel";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const refused = await listMailOptOuts(context.db, user.id);
  const { push } = await context.channels();
  const refusedPushes = push && (await listPushOptOuts(context.db, user.id));
  return { email: user.email, refused, refusedPushes, pushKey: push?.publicKey ?? null };
}

export const formDefinition: FormDefinition = { failed: SETTING_NOT_SAVED };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const parsed = await parseForm(form, mailKindsForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  // The page shows these boxes only where push messages are set up.
  const refusedPushes = form.has("pushes") ? NOTIFICATION_KINDS.filter((kind) => !form.has(`push_${kind}`)) : null;
  await storeMailKinds(context.db, user.id, parsed.value, context.now, refusedPushes);
  const toast = { message: refusedPushes ? "Pilihan disimpan" : "Pilihan email disimpan" };
  return context.toasts.redirectWithSuccess("/account/notifications", toast, { status: 303 });
}

function MailKindsForm({
  email,
  refused,
  refusedPushes,
  result,
  busy,
}: {
  email: string;
  refused: readonly NotificationKind[];
  /** Null where push messages are not set up. */
  refusedPushes: readonly NotificationKind[] | null;
  result: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const wanted = NOTIFICATION_KINDS.filter((kind) => !refused.includes(kind)).map((kind) => [kind, "on"]);
  const [form, fields] = useServerForm<(typeof NOTIFICATION_KINDS)[number]>({
    id: "email",
    lastResult: result,
    defaultValue: Object.fromEntries(wanted),
  });
  return (
    <div className="max-w-form">
      <p>
        Kabar penting kami kirim juga ke <b>{email}</b>. Hilangkan centang pada kabar yang cukup Anda baca di halaman{" "}
        <a href="/notifications">Notifikasi</a>. <a href="/account/security#email">Ganti alamat email</a>
      </p>
      <ErrorSummary answer={result} fields={NOTIFICATION_KINDS.map((kind) => fields[kind])} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <legend className="sr-only">Kirim email tentang</legend>
          {NOTIFICATION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              field={fields[kind]}
              label={
                <>
                  <b>{NOTIFICATION_KIND_LABELS[kind].label}</b>
                  <br />
                  <span className="text-sm text-ink-soft">{NOTIFICATION_KIND_LABELS[kind].about}</span>
                </>
              }
            />
          ))}
          {refusedPushes && (
            <fieldset>
              <legend className="font-bold">Notifikasi langsung tentang</legend>
              <input type="hidden" name="pushes" value="on" />
              {NOTIFICATION_KINDS.map((kind) => (
                <label key={kind} className="flex min-h-11 items-center">
                  <input
                    className="mr-3"
                    type="checkbox"
                    name={`push_${kind}`}
                    defaultChecked={!refusedPushes.includes(kind)}
                  />
                  {NOTIFICATION_KIND_LABELS[kind].label}
                </label>
              ))}
            </fieldset>
          )}
          <Callout icon="clock" warm>
            Tenggat pesanan, pembayaran, dan sengketa tetap berjalan tanpa email. Bila email tentang Pesanan atau
            Pembayaran Anda matikan, periksa Notifikasi secara berkala agar tidak ada yang terlewat.
          </Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Simpan</SubmitButton>
          </div>
        </fieldset>
      </Form>
      <p className="text-sm text-ink-soft mt-4">
        Email tentang kata sandi, alamat email, keamanan akun, dan penarikan uang selalu dikirim.
      </p>
    </div>
  );
}

export default function AccountNotifications() {
  const { email, refused, refusedPushes, pushKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Email notifikasi" }]} />
      </Topline>
      <h1>Email notifikasi</h1>
      <AccountNav here="/account/notifications" />
      <MailKindsForm
        email={email}
        refused={refused}
        refusedPushes={refusedPushes}
        result={answer?.result}
        busy={busy}
      />
      {pushKey && <PushPanel publicKey={pushKey} />}
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Email notifikasi") }];

export const handle: PageHandle = { page: "app", titleBar: true };
