import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { CLOSED, CLOSING_NOTED, CLOSING_TITLE } from "~/copy/account/closing";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { CLOSURE_PATH, MY_DATA_PATH, MY_DATA_TITLE } from "~/copy/account/my-data";
import { WRONG_PASSWORD, waitSentence } from "~/copy/account/refusals";
import { findObstacles, listOrdersInTheWay } from "~/db/account/closing-obstacles.server";
import { findClosingWish } from "~/db/account/closing-wish.server";
import { isHeldByReports, openObstacles } from "~/domain/account/closing";
import { ownPasswordForm } from "~/forms/account/my-data.server";
import { FRESH_DOCUMENT } from "~/http/document.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { refusedAccount } from "~/http/refusals.server";
import { expectAccount, requireAccount } from "~/http/viewer.server";
import { closeAccount } from "~/operations/account/close-account.server";
import { clientAddress } from "~/platform/account/limits.server";
import { ClosureForm, OpenMatters, WishForm } from "~/ui/account/my-data/closure";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { WorkPage } from "~/ui/layout/work-page";
import { openMattersView } from "~/views/account/open-matters.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_FIRST);
  const counts = await findObstacles(context.db, user.id, context.now);
  const open = counts ? openObstacles(counts) : [];
  const heldByReports = isHeldByReports(open);
  return {
    heldByReports,
    wished: heldByReports ? await findClosingWish(context.db, user.id, context.now) : null,
    open: open.length > 0 ? openMattersView(open, await listOrdersInTheWay(context.db, user.id)) : [],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const parsed = await parseForm(await readForm(request), ownPasswordForm, { secret: ["currentPassword"] });
  if (!parsed.ok) return refusedAccount({ result: parsed.result });
  const session = await context.sessions.claim(request);
  const answer = await closeAccount(context, user, {
    password: parsed.value.currentPassword,
    address: clientAddress(request),
  });
  if (answer.ok) {
    if (session)
      context.outgoing.append("Set-Cookie", await context.sessions.close({ id: session.sessionId }));
    // Pages kept for going back, as on signing out, and what forms kept in this browser.
    context.outgoing.set("Clear-Site-Data", '"cache", "storage"');
    return context.toasts.redirectWithSuccess("/", CLOSED, { status: 303, headers: FRESH_DOCUMENT });
  }
  if (answer.reason === "wrong")
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
  if (answer.reason === "open") return refusedAccount({ result: parsed.reject({}) }, 409);
  if (answer.reason === "wished")
    return context.toasts.redirectWithSuccess(CLOSURE_PATH, CLOSING_NOTED, { status: 303 });
  const toast = { title: "Akun belum ditutup", description: waitSentence(answer.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: answer.seconds });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountClosure() {
  const { open, heldByReports, wished } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: MY_DATA_TITLE, href: MY_DATA_PATH }, { text: CLOSING_TITLE }]} />
      </Topline>
      <h1>{CLOSING_TITLE}</h1>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className="mt-4 max-w-form">
        {open.length > 0 ? (
          <OpenMatters open={open} wished={wished}>
            {heldByReports && wished === null && <WishForm lastResult={answer?.result} busy={busy} />}
          </OpenMatters>
        ) : (
          <ClosureForm lastResult={answer?.result} busy={busy} />
        )}
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: `${CLOSING_TITLE} | JasaWarga` }];

export const handle: PageHandle = { page: "app", titleBar: true };
