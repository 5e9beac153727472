import type { SubmissionResult } from "@conform-to/react";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { liftRestriction, requestCorrection, requestDataExport, restrictAccount } from "~/accounts/commands.server";
import { correctionForm, ownPasswordForm } from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { myDataView } from "~/accounts/page-data.server";
import { readOwnDataRequests } from "~/accounts/personal-data-queries.server";
import {
  CLOSURE_PATH,
  MY_DATA_DONE,
  MY_DATA_PATH,
  MY_DATA_REFUSALS,
  MY_DATA_TITLE,
  WRONG_PASSWORD,
  waitSentence,
} from "~/accounts/text";
import { AccountNav } from "~/accounts/ui/account";
import { requireAccount } from "~/accounts/viewer.server";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { badRequest } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm, throwRefusedFormPage } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { ErrorSummary, PasswordField, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Badge, ButtonLink, besideColumn, Callout, Panel, SubmitButton, twoColumns } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

/** Reads own data, also for suspended users, because it is theirs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const read = await readOwnDataRequests(context.db, user.id);
  const { zone } = user;
  return myDataView(read, { now: context.now, zone });
}

export const formDefinition: FormDefinition = { failed: "Permintaan Anda belum terkirim", fields: { change: null } };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const done = (change: keyof typeof MY_DATA_DONE) =>
    context.toasts.redirectWithSuccess(MY_DATA_PATH, MY_DATA_DONE[change], { status: 303 });
  const tooOften = () =>
    context.toasts.redirectWithError(
      MY_DATA_PATH,
      { message: MY_DATA_REFUSALS.unchanged, description: waitSentence(secondsToNextHour(context.now)) },
      { status: 303 },
    );
  switch (form.get("change")) {
    case "export":
      return submitDataExportRequest(form, { request, context, user });
    case "correction":
      return submitCorrection(form, { context, user });
    case "restrict":
      return (await restrictAccount(context, user.id)) ? done("restrict") : tooOften();
    case "lift":
      return (await liftRestriction(context, user.id)) ? done("lift") : tooOften();
    default:
      return badRequest();
  }
}

type Asking = { context: AppLoadContext; user: { id: string; email: string } };

async function submitDataExportRequest(form: FormData, { request, context, user }: Asking & { request: Request }) {
  const parsed = await parseForm(form, ownPasswordForm);
  if (!parsed.ok) return invalidAccountForm({ result: parsed.result });
  const asked = await requestDataExport(context, user, {
    password: parsed.value.currentPassword,
    address: clientAddress(request),
  });
  if (asked.ok) return context.toasts.redirectWithSuccess(MY_DATA_PATH, MY_DATA_DONE.export, { status: 303 });
  if (asked.reason === "wrong")
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  if (asked.reason === "too_soon")
    return invalidAccountForm({ result: parsed.reject({ "": [MY_DATA_REFUSALS.too_soon] }) });
  const toast = { title: "Salinan belum diminta", description: waitSentence(asked.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: asked.seconds });
}

async function submitCorrection(form: FormData, { context, user }: Asking) {
  const parsed = await parseForm(form, correctionForm);
  if (!parsed.ok) return invalidAccountForm({ result: parsed.result });
  const asked = await requestCorrection(context, user.id, parsed.value.words);
  if (asked.ok) return context.toasts.redirectWithSuccess(MY_DATA_PATH, MY_DATA_DONE.correction, { status: 303 });
  // The page has no form while an earlier request is open.
  throwRefusedFormPage(form, {
    title: "Permintaan Anda belum terkirim",
    reason: MY_DATA_REFUSALS[asked.reason],
    backHref: MY_DATA_PATH,
  });
}

function RestrictionPanel({ since, busy }: { since: string | null; busy: boolean }) {
  return (
    <Panel id="restriction" title="Bekukan akun">
      <p className="text-ink-soft">
        {since === null
          ? "Profil, jasa, dan permintaan Anda tidak tampil, dan pesanan baru tidak diterima. Pesanan yang berjalan tetap berjalan."
          : `Dibekukan sejak ${since}. Profil, jasa, dan permintaan Anda tidak tampil.`}
      </p>
      <Form method="post" className="mt-6">
        <input type="hidden" name="change" value={since === null ? "restrict" : "lift"} />
        <SubmitButton look="line" busy={busy}>
          {since === null ? "Bekukan akun" : "Pakai lagi akun ini"}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function ClosePanel() {
  return (
    <Panel id="close" title="Tutup akun">
      <p className="text-ink-soft">Data Anda dihapus. Catatan yang wajib disimpan tidak lagi memuat nama Anda.</p>
      <div className="mt-6">
        <AppButtonLink look="danger-line" to={CLOSURE_PATH}>
          Tutup akun
        </AppButtonLink>
      </div>
    </Panel>
  );
}

type OwnData = ReturnType<typeof myDataView>;

function ConsentPanel({ consents }: Pick<OwnData, "consents">) {
  if (consents.length === 0) return null;
  return (
    <Panel id="consents" title="Persetujuan Anda">
      <ul>
        {consents.map(({ key, text, version, given, withdrawn }) => (
          <li key={key} className="mb-3">
            <b>{text}</b>
            <br />
            <span className="text-sm text-ink-soft">
              Versi {version}, disetujui {given}
              {withdrawn && `, dicabut ${withdrawn}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Mencabut persetujuan berarti menutup akun.</p>
    </Panel>
  );
}

function DataRequestPanel({ requests }: Pick<OwnData, "requests">) {
  if (requests.length === 0) return null;
  return (
    <Panel id="requests" title="Permintaan Anda">
      <ul>
        {requests.map(({ id, label, status, open, words, answer, asked, due }) => (
          <li key={id} className="mb-3">
            <div className="mb-4 mt-3 flex items-center justify-between">
              <b>{label}</b>
              <Badge look={open ? "mark" : "off"}>{status}</Badge>
            </div>
            <span className="text-sm text-ink-soft">{open ? `Diminta ${asked}, dijawab sebelum ${due}` : asked}</span>
            {words && <p className="text-sm">{words}</p>}
            {answer && (
              <p className="text-sm">
                <b>Jawaban kami:</b> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type FormProps = { lastResult: SubmissionResult<string[]> | undefined; busy: boolean };

function CorrectionPanel({ waiting, lastResult, busy }: FormProps & { waiting: boolean }) {
  const [form, fields] = useServerForm<"words">({ id: "correction-form", lastResult });
  return (
    <Panel id="correction" title="Perbaiki data">
      <p className="text-ink-soft">
        <Link to="/profile/edit">Profil</Link>, <Link to="/account/security#email">email</Link>, dan jasa Anda ubah
        sendiri. Data lain, misalnya pada pesanan yang sudah selesai, kami perbaiki dalam 3 x 24 jam.
      </p>
      {waiting ? (
        <p className="text-sm text-ink-soft mt-3">Permintaan Anda sedang kami kerjakan.</p>
      ) : (
        <>
          <ErrorSummary answer={lastResult} fields={[fields.words]} formErrors={form.errors} />
          <Form method="post" form={form}>
            <fieldset disabled={busy}>
              <input type="hidden" name="change" value="correction" />
              <TextArea field={fields.words} label="Data yang keliru dan isinya yang benar" data-draft low />
              <div className="mt-6">
                <SubmitButton look="line" busy={busy}>
                  Minta perbaikan
                </SubmitButton>
              </div>
            </fieldset>
          </Form>
        </>
      )}
    </Panel>
  );
}

function DataExportPanel({
  dataExport: { waiting, ready, again },
  lastResult,
  busy,
}: Pick<OwnData, "dataExport"> & FormProps) {
  const [form, fields] = useServerForm<"currentPassword">({ id: "export-form", lastResult });
  return (
    <Panel id="export" title="Unduh data saya">
      {waiting && (
        <Callout icon="clock" warm>
          Salinan sedang dibuat, biasanya beberapa menit. Kami mengirim email bila sudah siap.
        </Callout>
      )}
      {ready && (
        <>
          <p>Salinan siap diunduh sampai {ready.until}, hanya selagi Anda masuk.</p>
          <div className="actions">
            <ButtonLink href={`/account/data/${ready.id}/files/html`} download>
              Unduh halaman
            </ButtonLink>
            <ButtonLink look="line" href={`/account/data/${ready.id}/files/json`} download>
              Unduh JSON
            </ButtonLink>
          </div>
        </>
      )}
      {!waiting && again && <p className="text-sm text-ink-soft mt-3">Salinan baru dapat diminta lagi {again}.</p>}
      {!waiting && !again && (
        <>
          <p className="text-ink-soft">
            Salinan ini berisi semua data Anda, sebagai halaman web dan JSON. Pesan dari orang lain tidak ikut disalin.
          </p>
          <ErrorSummary answer={lastResult} fields={[fields.currentPassword]} formErrors={form.errors} />
          <Form method="post" form={form}>
            <fieldset disabled={busy}>
              <input type="hidden" name="change" value="export" />
              <PasswordField
                field={fields.currentPassword}
                label="Kata sandi saat ini"
                autoComplete="current-password"
              />
              <div className="mt-6">
                <SubmitButton look="line" busy={busy}>
                  Minta salinan data
                </SubmitButton>
              </div>
            </fieldset>
          </Form>
        </>
      )}
    </Panel>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function MyData() {
  const { dataExport, correcting, restrictedSince, consents, requests } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formData?.get("change");
  const refused = (change: string) => (answer?.result.initialValue?.change === change ? answer.result : undefined);
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: MY_DATA_TITLE }]} />
      </Topline>
      <h1>{MY_DATA_TITLE}</h1>
      <AccountNav here="/account/data" />
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className={`mt-4 ${twoColumns}`}>
        <div>
          <DataExportPanel dataExport={dataExport} lastResult={refused("export")} busy={sending === "export"} />
          <div className="mt-4">
            <CorrectionPanel waiting={correcting} lastResult={refused("correction")} busy={sending === "correction"} />
          </div>
        </div>
        <aside className={besideColumn}>
          <RestrictionPanel since={restrictedSince} busy={sending === "restrict" || sending === "lift"} />
          <div className="mt-4">
            <ClosePanel />
          </div>
          <div className="mt-4">
            <DataRequestPanel requests={requests} />
          </div>
          <div className="mt-4">
            <ConsentPanel consents={consents} />
          </div>
        </aside>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle(MY_DATA_TITLE) }];

export const handle: PageHandle = { page: "app", titleBar: true };
