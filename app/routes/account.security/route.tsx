import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { deviceName } from "~/copy/core/device";
import { formatRelative } from "~/copy/core/relative-dates";
import { listSessions } from "~/db/account/sessions.server";

import { badRequest } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { withRememberedEmail } from "~/http/session-record.server";
import { expectUser } from "~/http/viewer.server";
import { AccountNav } from "~/ui/account/nav";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { WorkPage } from "~/ui/layout/work-page";
import { DeviceList } from "./device-list";
import { EmailForm } from "./email-form";
import { sendDevicesOut } from "./end-sessions.server";
import { PasswordForm } from "./password-form";
import { submitEmail } from "./submit-email.server";
import { submitPassword } from "./submit-password.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now, sessions } = context;
  const asking = await expectUser(context, request, LOGIN_FIRST);
  const here = (await sessions.claim(request))?.rowId;
  const listed = await listSessions(db, asking.id, now);
  const user = await asking.reader();
  const devices = listed.map(({ id, device, lastUsedAt }) => ({
    id,
    name: deviceName(device),
    used: formatRelative(lastUsedAt, now, user.zone),
    here: id === here,
  }));
  return { email: user.email, devices: devices.sort((a, b) => Number(b.here) - Number(a.here)) };
}

/** `change` names which of the three forms it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asking = await expectUser(context, request, LOGIN_FIRST);
  const user = await withRememberedEmail(context, request, asking);
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

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountSecurity() {
  const { email, devices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sending = useNavigation().formData?.get("change");
  const refused = (change: string) =>
    answer?.result.initialValue?.change === change ? answer.result : undefined;
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Keamanan akun" }]} />
      </Topline>
      <h1>Keamanan akun</h1>
      <AccountNav here="/account/security" />
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className="two-columns mt-4">
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
        <aside>
          <Panel id="devices" title="Perangkat Anda">
            <DeviceList devices={devices} busy={sending === "devices"} />
          </Panel>
        </aside>
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Keamanan akun | JasaWarga" }];

export const handle: PageHandle = { page: "app", titleBar: true };
