import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import { REPORT_REFUSALS } from "~/copy/report/refusals";
import { findSuspension } from "~/db/account/suspensions.server";
import { formatDateTime } from "~/domain/core/dates";
import { appealForm } from "~/forms/report/report.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { statusOf } from "~/http/refusals.server";
import { expectAccount, requireAccount } from "~/http/viewer.server";
import { appealSuspension } from "~/operations/account/appeal-suspension.server";
import { AppealForm, AppealList } from "~/ui/account/appeal";
import { SuspensionMeaning } from "~/ui/account/suspension-meaning";
import { Callout } from "~/ui/kit/callout";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Main } from "~/ui/layout/page-shell";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_FIRST);
  const suspension = await findSuspension(context.db, user.id);
  if (!suspension) throw redirect("/dashboard");
  const { since, reason, appeals } = suspension;
  const { zone } = await user.reader();
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

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  if (!user.suspended) throw redirect("/dashboard", 303);
  const parsed = await parseForm(await readForm(request), appealForm);
  if (!parsed.ok) return rejected(parsed.result);
  const sent = await appealSuspension(context, user.id, parsed.value.appeal);
  if (sent.ok)
    return context.toasts.redirectWithSuccess(
      SUSPENDED_PATH,
      {
        message: "Banding terkirim",
        description: "Jawabannya tampil di halaman ini dan kami kirim lewat email.",
      },
      { status: 303 },
    );
  if (sent.reason === "already_open")
    return context.toasts.redirectWithError(
      SUSPENDED_PATH,
      { message: "Banding Anda sudah ada pada kami" },
      { status: 303 },
    );
  if (sent.reason === "no_subject") throw redirect("/dashboard", 303);
  const result = parsed.reject({ "": [REPORT_REFUSALS[sent.reason]] });
  return data({ result }, statusOf(sent.reason, context.now));
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
        <p className="small soft mt-1 mb-4">Sejak {since}</p>
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

export const meta: MetaFunction = () => [{ title: "Akun ditangguhkan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
