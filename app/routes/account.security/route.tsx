import type { SubmissionResult } from "@conform-to/react";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { changePassword, type PasswordChange, requestEmailChange } from "~/accounts/commands.server";
import {
  EMAIL_CHANGE_FIELDS,
  emailChangeForm,
  FILL_ALL_FIELDS,
  isIncomplete,
  OWN_NAME_OR_EMAIL,
  PASSWORD_CHANGE_FIELDS,
  passwordChangeForm,
} from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { TWO_STEPS_PATH } from "~/accounts/login-prompt-text";
import { deviceName } from "~/accounts/login-text";
import { endOtherSessions, endSession, listSessions } from "~/accounts/session-queries.server";
import { WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import { AccountNav, NewPasswordFields } from "~/accounts/ui/account";
import { requireUser } from "~/accounts/viewer.server";
import { removePushSubscriptions } from "~/notifications/queries.server";
import { formatRelative } from "~/platform/date-text";
import { badRequest, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { EmailField, ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Badge, ButtonLink, besideColumn, Panel, SubmitButton, twoColumns } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now, sessions } = context;
  const user = await requireUser(context, request);
  const here = (await sessions.claim(request))?.sessionId;
  const listed = await listSessions(db, user.id, now);
  const devices = listed.map(({ id, device, lastUsedAt }) => ({
    id,
    name: deviceName(device),
    used: formatRelative(lastUsedAt, now, user.zone),
    here: id === here,
  }));
  return { email: user.email, devices: devices.sort((a, b) => Number(b.here) - Number(a.here)) };
}

export const formDefinition: FormDefinition = {
  failed: "Perubahan keamanan belum tersimpan",
  fields: { change: null, email: "Email" },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const form = await readForm(request);
  switch (form.get("change")) {
    case "password":
      return submitPassword(form, { request, context, user });
    case "email":
      return submitEmail(form, { request, context, user });
    case "devices":
      return sendDevicesOut(form, { request, context, user });
    default:
      return badRequest();
  }
}

/** Ends sessions. Another user's session is not found. */
async function sendDevicesOut(form: FormData, { request, context, user }: SecurityForm) {
  const { db, sessions, toasts } = context;
  const chosen = form.get("session");
  if (typeof chosen !== "string" || chosen === "") badRequest();
  const everyOther = chosen === "others";
  const here = (await sessions.claim(request))?.sessionId ?? notFound();
  const ended = everyOther
    ? await endOtherSessions(db, { id: here, userId: user.id }, context.now)
    : await endSession(db, { id: chosen, userId: user.id }, context.now);
  if (!everyOther && ended.length === 0) notFound();
  await removePushSubscriptions(db, user.id);
  context.defer(sessions.forget(ended));
  const message = everyOther ? "Semua perangkat lain dikeluarkan" : "Perangkat dikeluarkan";
  return toasts.redirectWithSuccess("/account/security", { message }, { status: 303 });
}

type SecurityForm = { request: Request; context: AppLoadContext; user: PasswordChange["user"] };

async function submitPassword(form: FormData, { request, context, user }: SecurityForm) {
  const parsed = await parseForm(form, passwordChangeForm(user));
  if (!parsed.ok) {
    const toast = isIncomplete(form, PASSWORD_CHANGE_FIELDS) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const claim = await context.sessions.claim(request);
  const answer = await changePassword(context, {
    user,
    current: parsed.value.currentPassword,
    next: parsed.value.password,
    address: clientAddress(request),
    session: {
      id: claim?.sessionId ?? "",
      remember: (await context.sessions.read(request)).get("remember") === true,
    },
    knownDevice: await context.knownDevices.read(request),
  });
  if (answer.ok) {
    for (const cookie of answer.cookies) context.outgoing.append("Set-Cookie", cookie);
    const toast = { message: "Kata Sandi Diganti", description: "Perangkat lain sudah dikeluarkan." };
    return context.toasts.redirectWithSuccess("/account/security", toast, { status: 303 });
  }
  if (answer.reason === "wrong") {
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  }
  if (answer.reason === "owners_name") {
    return invalidAccountForm({ result: parsed.reject({ password: [OWN_NAME_OR_EMAIL] }) });
  }
  const toast = { title: "Gagal mengganti kata sandi", description: waitSentence(answer.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

async function submitEmail(form: FormData, { request, context, user }: SecurityForm) {
  const parsed = await parseForm(form, emailChangeForm);
  if (!parsed.ok) {
    const toast = isIncomplete(form, EMAIL_CHANGE_FIELDS) ? { title: FILL_ALL_FIELDS } : null;
    return invalidAccountForm({ result: parsed.result, toast });
  }
  const { email: newEmail, currentPassword: password } = parsed.value;
  if (newEmail === user.email) {
    return invalidAccountForm({ result: parsed.reject({ email: ["Email ini sudah email akun Anda"] }) });
  }
  const answer = await requestEmailChange(context, user, {
    newEmail,
    password,
    address: clientAddress(request),
  });
  if (answer.ok) {
    const toast = {
      message: "Periksa email baru Anda",
      description: "Email akun berganti setelah Anda membuka tautan yang kami kirim ke sana.",
    };
    return context.toasts.redirectWithInfo("/account/security", toast, { status: 303 });
  }
  if (answer.reason === "wrong") {
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  }
  const toast = { title: "Gagal mengganti email", description: waitSentence(answer.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountSecurity() {
  const { email, devices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formData?.get("change");
  const refused = (change: string) => (answer?.result.initialValue?.change === change ? answer.result : undefined);
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Keamanan akun" }]} />
      </Topline>
      <h1>Keamanan akun</h1>
      <AccountNav here="/account/security" />
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className={`mt-4 ${twoColumns}`}>
        <div>
          <Panel id="password" title="Ganti kata sandi">
            <PasswordForm lastResult={refused("password")} email={email} busy={sending === "password"} />
          </Panel>
          <div className="mt-4">
            <Panel id="email" title="Ganti email">
              <EmailForm lastResult={refused("email")} email={email} busy={sending === "email"} />
            </Panel>
          </div>
        </div>
        <aside className={besideColumn}>
          <Panel id="two-steps" title="Verifikasi dua langkah">
            <p className="text-ink-soft">
              Masuk dengan kata sandi dan kode dari aplikasi, agar kata sandi saja tidak cukup.
            </p>
            <div className="mb-1 mt-3">
              <ButtonLink look="line" href={TWO_STEPS_PATH}>
                Atur dua langkah
              </ButtonLink>
            </div>
          </Panel>
          <Panel id="devices" title="Perangkat Anda">
            <DeviceList devices={devices} busy={sending === "devices"} />
          </Panel>
        </aside>
      </div>
    </WorkPage>
  );
}

type Device = {
  id: string;
  name: string;
  used: string;
  here: boolean;
};

/** Lists devices. The current one has no button, because "Keluar" ends it. */
function DeviceList({ devices, busy }: { devices: readonly Device[]; busy: boolean }) {
  return (
    <Form method="post">
      <fieldset disabled={busy}>
        <input type="hidden" name="change" value="devices" />
        <ul>
          {devices.map((device) => (
            <li key={device.id} className="mb-4 mt-3 flex items-center justify-between">
              <span className="pr-2">
                <b>{device.name}</b>
                <br />
                <span className="text-sm text-ink-soft">
                  {device.here ? "Sedang dipakai" : `Terakhir dipakai ${device.used}`}
                </span>
              </span>
              {device.here ? (
                <Badge look="on">Perangkat ini</Badge>
              ) : (
                <SubmitButton
                  look="danger-line"
                  name="session"
                  value={device.id}
                  aria-label={`Keluarkan ${device.name}, terakhir dipakai ${device.used}`}
                >
                  Keluarkan
                </SubmitButton>
              )}
            </li>
          ))}
        </ul>
        {devices.some(({ here }) => !here) ? (
          <SubmitButton look="line" wide name="session" value="others">
            Keluarkan semua perangkat lain
          </SubmitButton>
        ) : (
          <p className="text-sm text-ink-soft">Akun Anda tidak dibuka di perangkat lain.</p>
        )}
      </fieldset>
    </Form>
  );
}

const EMAIL_FIELDS = ["email", "currentPassword"] as const;

function EmailForm({
  lastResult,
  email,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  email: string;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<(typeof EMAIL_FIELDS)[number]>({ id: "change-email", lastResult });
  return (
    <>
      <p className="text-ink-soft">
        Email Anda sekarang <b>{email}</b>. Kami mengirim tautan ke alamat baru. Email berganti setelah tautan itu Anda
        buka.
      </p>
      <ErrorSummary answer={lastResult} fields={[fields.email, fields.currentPassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value="email" />
          <EmailField field={fields.email} label="Email baru" />
          <PasswordField field={fields.currentPassword} label="Kata sandi saat ini" autoComplete="current-password" />
          <div className="mt-6">
            <SubmitButton look="line" busy={busy}>
              Kirim tautan konfirmasi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

const PASSWORD_FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

function PasswordForm({
  lastResult,
  email,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  email: string;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<(typeof PASSWORD_FIELDS)[number]>({
    id: "change-password",
    lastResult,
  });
  const { currentPassword, password, confirmPassword } = fields;
  return (
    <>
      <p className="text-ink-soft">Perangkat lain keluar dari akun Anda. Perangkat ini tetap masuk.</p>
      <ErrorSummary
        answer={lastResult}
        fields={[currentPassword, password, confirmPassword]}
        formErrors={form.errors}
      />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value="password" />
          {/* Password managers need this field, because they store a password by account. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField field={currentPassword} label="Kata sandi saat ini" autoComplete="current-password" />
          <NewPasswordFields password={password} confirmPassword={confirmPassword} />
          <div className="mt-6">
            <SubmitButton busy={busy}>Ganti kata sandi</SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Keamanan akun") }];

export const handle: PageHandle = { page: "app", titleBar: true };
