import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { displayName } from "~/accounts/person";
import { readAccountMenu } from "~/accounts/profile-queries.server";
import { requireAccount } from "~/accounts/viewer.server";
import { SAVED_HREF, SAVED_NAME } from "~/listings/text";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isDataSaverOn } from "~/platform/visitor-cookies.server";
import { SidebarIcon, type SidebarIconName, WorkPage } from "~/ui/dashboard-frame";
import { PlainForm } from "~/ui/form";
import { Avatar, Bdi } from "~/ui/kit";
import { CREATE_LINKS, LogoutForm, TitleBar } from "~/ui/title-bar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const menu = await readAccountMenu(context.db, user.id);
  const { name, pictureUrl, operator } = user;
  return {
    person: { name: displayName(name), pictureUrl },
    operator,
    dataSaver: isDataSaverOn(request),
    ...menu,
  };
}

function Beginnings() {
  return (
    <nav className="-mx-1 flex lg:max-w-[34.5rem]" aria-label="Tawarkan atau cari">
      {CREATE_LINKS.map(({ to, text, note, icon }) => (
        <Link
          key={to}
          className="mx-1 flex-[1_1_0] rounded border border-line-strong bg-raised p-3 leading-tight text-ink no-underline *:block hover:border-ink [&>svg]:mb-1.5 [&>svg]:text-[1.25rem] [&>svg]:text-action"
          to={to}
        >
          <SidebarIcon name={icon} />
          <b>{text}</b>
          <small className="text-xs text-ink-soft">{note}</small>
        </Link>
      ))}
    </nav>
  );
}

type Line = { to: string; text: string; icon: SidebarIconName; end?: string };

const SETTINGS: readonly Line[] = [
  { to: "/profile/edit", text: "Pengaturan", icon: "gear" },
  { to: "/account/notifications", text: "Email dan notifikasi", icon: "bell" },
  { to: "/account/security", text: "Keamanan", icon: "lock" },
  { to: "/account/data", text: "Data saya", icon: "file" },
];

const HELP: readonly Line[] = [
  { to: "/help-center", text: "Pusat Bantuan", icon: "help" },
  { to: "/help-center#pengaduan-konsumen", text: "Pengaduan konsumen", icon: "warn" },
  { to: "/terms", text: "Syarat", icon: "file" },
  { to: "/privacy", text: "Privasi", icon: "lock" },
];

const line =
  "flex min-h-11 w-full cursor-pointer items-center bg-transparent px-3 py-0 text-left font-sans text-base font-semibold leading-[1.3] text-inherit no-underline hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-soft [&>svg]:mr-3 [&>svg]:text-action";

function AccountPage({
  person,
  operator,
  balance,
  offers,
  requests,
  dataSaver,
}: {
  person: { name: string; pictureUrl: string | null };
  operator: boolean;
  balance: number;
  offers: number;
  requests: number;
  dataSaver: boolean;
}) {
  const own: Line[] = [
    { to: "/dashboard/balance", text: "Saldo", icon: "wallet", end: formatRupiah(balance) },
    { to: "/dashboard/services", text: "Jasa Ditawarkan", icon: "tool", end: String(offers) },
    { to: "/dashboard/wanted", text: "Jasa Dicari", icon: "ask", end: String(requests) },
    { to: "/dashboard/proposals", text: "Penawaran saya", icon: "file" },
    { to: SAVED_HREF, text: SAVED_NAME, icon: "bookmark" },
    ...(operator ? [{ to: "/operator", text: "Operator", icon: "check" as const }] : []),
  ];
  return (
    <WorkPage>
      <TitleBar title="Akun" />
      <Link className="person-row mb-3" to="/profile">
        <Avatar {...person} />
        <span className="row-text">
          <b>
            <Bdi>{person.name}</Bdi>
          </b>
          <br />
          <span className="text-sm text-ink-soft">Lihat dan edit profil</span>
        </span>
      </Link>
      <Beginnings />
      <nav className="lg:max-w-form" aria-label="Akun">
        <Lines lines={own} />
        <Lines lines={SETTINGS} />
        <Lines lines={HELP}>
          <li>
            <PlainForm method="post" action="/data-saver">
              <button className={line} type="submit" name="save" value={dataSaver ? "off" : "on"}>
                <SidebarIcon name="leaf" />
                {dataSaver ? "Matikan hemat data" : "Hemat data"}
              </button>
            </PlainForm>
          </li>
          <li>
            <LogoutForm className={line} icon={<SidebarIcon name="out" />} />
          </li>
        </Lines>
      </nav>
    </WorkPage>
  );
}

function Lines({ lines, children }: { lines: readonly Line[]; children?: ReactNode }) {
  return (
    <ul className="mt-2 divide-y rounded border bg-raised">
      {lines.map(({ to, text, icon, end }) => (
        <li key={to}>
          <Link className={line} to={to}>
            <SidebarIcon name={icon} />
            {text}
            {end && <small className="ml-auto text-sm text-ink-soft">{end}</small>}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Akun") }];

export const handle: PageHandle = { page: "app", titleBar: true };
