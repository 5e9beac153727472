import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { MY_DATA_DONE, MY_DATA_PATH, MY_DATA_REFUSALS, MY_DATA_TITLE } from "~/copy/account/my-data";
import { waitSentence } from "~/copy/account/refusals";
import { readOwnRequests } from "~/db/account/data-requests.server";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import { badRequest } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { expectAccount, requireAccount } from "~/http/viewer.server";
import { liftRestriction, restrictAccount } from "~/operations/account/restrict-account.server";
import {
  ClosePanel,
  ConsentPanel,
  RequestPanel,
  RestrictionPanel,
} from "~/ui/account/my-data/account-panels";
import { CorrectionPanel } from "~/ui/account/my-data/correction-panel";
import { DataExportPanel } from "~/ui/account/my-data/data-export-panel";
import { AccountNav } from "~/ui/account/nav";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { WorkPage } from "~/ui/layout/work-page";
import { myDataView } from "~/views/account/my-data.server";
import { submitCorrection, submitDataExportRequest } from "./submit.server";

/** For the suspended too: it is their data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_FIRST);
  const read = await readOwnRequests(context.db, user.id);
  const { zone } = await user.reader();
  return myDataView(read, { now: context.now, zone });
}

/** `change` names which of the forms it is. */
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

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function MyData() {
  const { dataExport, correcting, restrictedSince, consents, requests } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formData?.get("change");
  const refused = (change: string) =>
    answer?.result.initialValue?.change === change ? answer.result : undefined;
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: MY_DATA_TITLE }]} />
      </Topline>
      <h1>{MY_DATA_TITLE}</h1>
      <AccountNav here="/account/data" />
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className="two-columns mt-4">
        <div>
          <DataExportPanel
            dataExport={dataExport}
            lastResult={refused("export")}
            busy={sending === "export"}
          />
          <div className="mt-4">
            <CorrectionPanel
              waiting={correcting}
              lastResult={refused("correction")}
              busy={sending === "correction"}
            />
          </div>
        </div>
        <aside>
          <RestrictionPanel since={restrictedSince} busy={sending === "restrict" || sending === "lift"} />
          <div className="mt-4">
            <ClosePanel />
          </div>
          <div className="mt-4">
            <RequestPanel requests={requests} />
          </div>
          <div className="mt-4">
            <ConsentPanel consents={consents} />
          </div>
        </aside>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: `${MY_DATA_TITLE} | JasaWarga` }];

export const handle: PageHandle = { page: "app", titleBar: true };
