import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { withReturnPath } from "~/platform/forms/return-path";
import { EmailField, ErrorSummary, type FieldView, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { type ButtonLook, Callout, SubmitButton } from "~/ui/kit";
import { Tabs } from "~/ui/navigation";
import type { ReceiptRow } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import { PASSWORD_HINT } from "../login-text";
import { asciiAddress, bareAddress, SOCIAL_NETWORKS, type SocialLinks } from "../person";
import { shownPhone } from "../phone";

export function AccountLink({ to, back, children }: { to: string; back: string | null; children: ReactNode }) {
  return <Link to={withReturnPath(to, back)}>{children}</Link>;
}

export function AgreementLabel() {
  return (
    <>
      Saya menyetujui <a href="/terms">Syarat dan Ketentuan</a> serta <a href="/privacy">Kebijakan Privasi</a>, dan
      berusia 18 tahun atau lebih
    </>
  );
}

export function AppealConflictNote() {
  return (
    <Callout icon="warn" warm>
      Anda yang menangguhkan akun ini, dan tidak ada operator lain yang dapat memutuskan bandingnya. Karena itu Anda
      boleh memutuskannya. Catatan operator menyebutkannya.
    </Callout>
  );
}

type Figure = { label: string; value: string };

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="my-3 flex rounded border bg-raised">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-1 flex-col-reverse border-l px-1 py-2 text-center first:border-l-0">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const PLACES = [
  { to: "/profile/edit", text: "Profil" },
  { to: "/account/security", text: "Keamanan" },
  { to: "/account/notifications", text: "Email" },
  { to: "/account/phone", text: "Nomor HP" },
  { to: "/dashboard/services/hours", text: "Jam kerja" },
  { to: "/account/blocks", text: "Diblokir" },
  { to: "/account/data", text: "Data saya" },
] as const;

export function AccountNav({ here }: { here: (typeof PLACES)[number]["to"] }) {
  return <Tabs label="Pengaturan akun" tabs={PLACES.map((place) => ({ ...place, current: place.to === here }))} />;
}

const FIELDS = ["password", "confirmPassword"] as const;

export function NewPasswordForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "reset", lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.password, fields.confirmPassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <NewPasswordFields password={fields.password} confirmPassword={fields.confirmPassword} />
          <div className="mt-6">
            <SubmitButton wide busy={busy}>
              Simpan kata sandi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export function NewPasswordFields({ password, confirmPassword }: { password: FieldView; confirmPassword: FieldView }) {
  return (
    <>
      <PasswordField field={password} label="Kata sandi baru" hint={PASSWORD_HINT} autoComplete="new-password" />
      <PasswordField field={confirmPassword} label="Konfirmasi kata sandi" autoComplete="new-password" />
    </>
  );
}

export function PhoneLink({ stored }: { stored: string }) {
  const { text, href } = shownPhone(stored);
  return href === null ? text : <a href={href}>{text}</a>;
}

export function linkRows({ website, socialLinks }: { website: string; socialLinks: SocialLinks }): ReceiptRow[] {
  const links = [
    { label: "Website", url: asciiAddress(website) },
    ...SOCIAL_NETWORKS.map(({ name, label }) => ({ label, url: asciiAddress(socialLinks[name] ?? "") })),
  ];
  return links
    .filter(({ url }) => url !== "")
    .map(({ label, url }) => ({
      label,
      value: (
        <a className="py-2" href={url} target="_blank" rel="nofollow ugc noopener">
          {bareAddress(url)}
          <span className="sr-only"> (tab baru)</span>
        </a>
      ),
    }));
}

const RESEND_FIELDS = ["email"] as const;

export function ResendForm({
  back,
  lastResult,
  busy,
  look,
}: {
  back: string | null;
  lastResult?: SubmissionResult<string[]> | undefined;
  busy: boolean;
  look?: ButtonLook;
}) {
  const [form, fields] = useServerForm<(typeof RESEND_FIELDS)[number]>({ id: "resend", lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.email]} formErrors={form.errors} />
      <Form method="post" form={form} action={withReturnPath("/verify-email/resend", back)}>
        <fieldset disabled={busy}>
          <EmailField field={fields.email} label="Email" />
          <div className="mt-6">
            <SubmitButton wide look={look} busy={busy}>
              Kirim tautan verifikasi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export function SkillBadges({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul className="mt-3">
      {skills.map((skill) => (
        <li key={skill} className="badge badge--on mr-1 mt-1">
          {skill}
        </li>
      ))}
    </ul>
  );
}
