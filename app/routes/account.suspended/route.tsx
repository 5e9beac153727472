import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { appealSuspension } from "~/accounts/commands.server";
import { LOGIN_FIRST, SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { findSuspension } from "~/accounts/suspension-queries.server";
import { requireAccount } from "~/accounts/viewer.server";
import { appealForm } from "~/moderation/form.server";
import { appealHint, REPORT_REFUSALS } from "~/moderation/text";
import { formatDateTime } from "~/platform/dates";
import type { FormDefinition } from "~/platform/forms/form";
import {
  type FormResult,
  invalidForm,
  parseForm,
  readForm,
  statusOf,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, PlainText, Section, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { useServerForm } from "~/ui/server-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const suspension = await findSuspension(context.db, user.id);
  if (!suspension) throw redirect("/dashboard");
  const { since, reason, appeals } = suspension;
  const { zone } = user;
  return {
    since: formatDateTime(since, zone),
    reason,
    waiting: appeals.some(({ status }) => status === "open"),
    appeals: appeals.map(({ id, text, answer, status, at, closedAt }) => ({
      id,
      text,
      sent: formatDateTime(at, zone),
      answer: status === "closed" ? answer : null,
      answered: closedAt === null ? null : formatDateTime(closedAt, zone),
    })),
  };
}

export const formDefinition: FormDefinition = { failed: "Banding belum terkirim", hourly: ["too_many"] };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  if (!user.suspended) throw redirect("/dashboard", 303);
  const form = await readForm(request);
  const parsed = await parseForm(form, appealForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const { appeal } = parsed.value;
  const sent = await appealSuspension(context, user.id, appeal);
  if (sent.ok || (sent.reason === "already_open" && (await isSentAppeal(context, user.id, appeal))))
    return context.toasts.redirectWithSuccess(
      SUSPENDED_PATH,
      {
        message: "Banding terkirim",
        description: "Jawabannya tampil di halaman ini dan kami kirim lewat email.",
      },
      { status: 303 },
    );
  if (sent.reason === "already_open")
    throwRefusedFormPage(form, {
      title: "Banding belum terkirim",
      reason: "Banding Anda sebelumnya sudah ada pada kami dan belum dijawab.",
      backHref: SUSPENDED_PATH,
    });
  if (sent.reason === "no_subject") throw redirect("/dashboard", 303);
  const result = parsed.reject({ "": [REPORT_REFUSALS[sent.reason]] });
  return data({ result }, statusOf(sent.reason, formDefinition, context.now));
}

/** Returns true if the waiting appeal has this text, because the form was submitted twice. */
async function isSentAppeal({ db }: AppLoadContext, userId: string, text: string): Promise<boolean> {
  const suspension = await findSuspension(db, userId);
  return suspension?.appeals.some((appeal) => appeal.status === "open" && appeal.text === text) ?? false;
}

function AppealList({ appeals }: Pick<Awaited<ReturnType<typeof loader>>, "appeals">) {
  if (appeals.length === 0) return null;
  return (
    <Section id="banding" title="Banding Anda" tight>
      {appeals.map(({ id, text, sent, answer, answered }) => (
        <div className="panel mb-4" key={id}>
          <p className="text-sm text-ink-soft">Dikirim {sent}</p>
          <PlainText text={text} />
          {answer === null ? (
            <Callout icon="clock" small>
              Sedang kami periksa. Jawabannya tampil di sini dan kami kirim lewat email.
            </Callout>
          ) : (
            <>
              <p className="mt-3">
                <b>Jawaban kami</b> <span className="text-sm text-ink-soft">{answered}</span>
              </p>
              <PlainText text={answer} />
            </>
          )}
        </div>
      ))}
    </Section>
  );
}

function AppealForm({ again, result }: { again: boolean; result: Result | undefined }) {
  const [form, fields] = useServerForm<"appeal">({ id: "banding-baru", lastResult: result });
  const busy = useNavigation().formMethod === "POST";
  return (
    <Section id="ajukan" title={again ? "Ajukan banding lagi" : "Ajukan banding"} tight>
      <ErrorSummary answer={result} fields={[fields.appeal]} formErrors={form.errors} />
      <Form method="post" form={form} className="max-w-form">
        <fieldset disabled={busy}>
          <TextArea
            field={fields.appeal}
            label="Mengapa akun Anda sebaiknya dipulihkan?"
            data-draft
            hint={appealHint()}
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Kirim Banding</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

const SUSPENSION_MEANING: readonly { first?: string; rest: string }[] = [
  {
    rest: "Profil, jasa, dan permintaan jasa Anda tidak tampil, dan Anda tidak dapat memesan, menawarkan, atau mengirim pesan.",
  },
  {
    first: "Uang Anda tetap milik Anda.",
    rest: "Uang pesanan yang berjalan tetap dalam titipan dan diselesaikan menurut aturan pesanan. Pihak lain dapat menyelesaikan, membatalkan, atau mengajukan masalah.",
  },
  {
    first: "Tenggat pesanan tetap berjalan.",
    rest: "Jadi pada pesanan yang berjalan Anda masih dapat menyerahkan atau menerima hasil, menjawab atau menarik permintaan pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian uang. Kabarnya tetap kami kirim lewat email.",
  },
  {
    first: "Saldo Anda masih dapat ditarik,",
    rest: "dan rekening untuk pengembalian uang masih dapat Anda sebutkan di halaman pesanannya.",
  },
];

function SuspensionMeaning() {
  return (
    <Section id="artinya" title="Apa artinya" tight>
      {SUSPENSION_MEANING.map(({ first, rest }) => (
        <p className="mb-3" key={rest}>
          {first && <b>{first}</b>} {rest}
        </p>
      ))}
      <p className="actions">
        <AppButtonLink look="line" to="/dashboard/orders?sisi=pembeli">
          Pesanan Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/orders?sisi=penjual">
          Dipesan dari Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/balance/withdrawals/new">
          Tarik Saldo
        </AppButtonLink>
      </p>
    </Section>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Suspended() {
  const { since, reason, waiting, appeals } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <Main>
      <div className="max-w-measure mx-auto mt-4">
        <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: "Akun ditangguhkan" }]} />
        <h1>Akun Anda ditangguhkan</h1>
        <p className="text-sm text-ink-soft mt-1 mb-4">Sejak {since}</p>
        <Callout icon="warn" warm>
          <b>Alasannya:</b> {reason}
        </Callout>
        <SuspensionMeaning />
        <AppealList appeals={appeals} />
        {!waiting && <AppealForm again={appeals.length > 0} result={answer?.result} />}
      </div>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Akun ditangguhkan") }];

export const handle: PageHandle = { page: "app" };
