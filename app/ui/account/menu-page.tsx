import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SAVED_HREF, SAVED_NAME } from "~/copy/listing/saved";
import { formatRupiah } from "~/domain/core/money";
import { Avatar } from "../kit/avatar";
import { SidebarIcon, type SidebarIconName } from "../kit/icon";
import { Bdi } from "../kit/text/bdi";
import { PlainForm } from "../layout/form";
import { LogoutForm } from "../layout/logout-form";
import { TitleBar } from "../layout/title-bar";
import { WorkPage } from "../layout/work-page";
import { Beginnings } from "./beginnings";

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

/** What has no tab of its own: beginning something, money, own lists, settings, help, and the way out. */
export function AccountPage({
  person,
  operator,
  balance,
  offers,
  requests,
  dataSaver,
}: {
  person: { name: string; pictureUrl: string | null };
  operator: boolean;
  /** integer rupiah */
  balance: number;
  offers: number;
  requests: number;
  /** Whether few bytes are asked for. */
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
          <span className="small soft">Lihat dan edit profil</span>
        </span>
      </Link>
      <Beginnings />
      <nav className="account-menu" aria-label="Akun">
        <Lines lines={own} />
        <Lines lines={SETTINGS} />
        <Lines lines={HELP}>
          <li>
            <PlainForm method="post" action="/data-saver">
              <button type="submit" name="save" value={dataSaver ? "off" : "on"}>
                <SidebarIcon name="leaf" />
                {dataSaver ? "Matikan hemat data" : "Hemat data"}
              </button>
            </PlainForm>
          </li>
          <li>
            <LogoutForm icon={<SidebarIcon name="out" />} />
          </li>
        </Lines>
      </nav>
    </WorkPage>
  );
}

function Lines({ lines, children }: { lines: readonly Line[]; children?: ReactNode }) {
  return (
    <ul>
      {lines.map(({ to, text, icon, end }) => (
        <li key={to}>
          <Link to={to}>
            <SidebarIcon name={icon} />
            {text}
            {end && <small>{end}</small>}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
