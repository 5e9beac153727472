import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { listSessions } from "~/accounts/session-queries.server";
import { AccountNav } from "~/accounts/ui/account-pages";
import { formatRelative } from "~/platform/date-text";
import { badRequest } from "~/platform/errors.server";
import { readForm } from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { requireUser } from "~/platform/viewer.server";
import { WorkPage } from "~/ui/dashboard-frame";
import { Toast, Topline } from "~/ui/frame";
import { Panel } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { DeviceList } from "./device-list";
import { EmailForm } from "./email-form";
import { PasswordForm } from "./password-form";
import { sendDevicesOut, submitEmail, submitPassword } from "./submit.server";

/** The first match counts: nearly every browser also claims to be Chrome, and Chrome to be Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/FBA[NV]|FB_IAB/, "Facebook"],
  [/Instagram/, "Instagram"],
  [/EdgA?\/|EdgiOS\/|Edge\//, "Edge"],
  [/OPR\/|Opera|OPiOS/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\/|UCWEB/, "UC Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/.* Safari\//, "Safari"],
];

/** The first match counts: Android says Linux, and an iPhone says Mac OS X. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(userAgent: string): string {
  const browser = firstFit(BROWSERS, userAgent);
  const system = firstFit(SYSTEMS, userAgent);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? (system ? `Peramban di ${system}` : "Perangkat tidak dikenal");
}

function firstFit(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

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

/** `change` names the submitted form. */
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

export const meta: MetaFunction = () => [{ title: pageTitle("Keamanan akun") }];

export const handle: PageHandle = { page: "app", titleBar: true };
