import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { closingWished } from "~/copy/account/closing";
import { MY_DATA_PATH } from "~/copy/account/my-data";
import { SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult } from "../../kit/form/form-result";
import { PasswordField } from "../../kit/form/password-field";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Form } from "../../layout/form";

type Matter = { href: string; text: string; orders: readonly { href: string; text: string }[] };

/** What has to be settled first, each with where. */
export function OpenMatters({
  open,
  wished,
  children,
}: {
  open: readonly Matter[];
  /** UTC ms when no report holds it any more, once that was asked for. */
  wished: number | null;
  children?: ReactNode;
}) {
  return (
    <div className="panel">
      <Callout icon="clock" warm>
        Akun dapat ditutup setelah semua ini selesai:
      </Callout>
      <ul className="mt-3">
        {open.map(({ href, text, orders }) => (
          <li key={text} className="mb-3">
            <Link to={href}>
              <b>{text}</b>
            </Link>
            {orders.length > 0 && (
              <ul>
                {orders.map((order) => (
                  <li key={order.href} className="small mt-2">
                    <Link to={order.href}>{order.text}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {wished !== null && <p className="mb-4">{closingWished(wished)}</p>}
      {children}
      <AppButtonLink look="line" to={MY_DATA_PATH}>
        Kembali
      </AppButtonLink>
    </div>
  );
}

type Sent = { lastResult: SubmissionResult<string[]> | undefined; busy: boolean };

/** Written down while reports are looked into, so that later ones hold nobody. */
export function WishForm({ lastResult, busy }: Sent) {
  return (
    <PasswordForm lastResult={lastResult} busy={busy}>
      <SubmitButton busy={busy}>Minta akun ditutup</SubmitButton>
    </PasswordForm>
  );
}

function PasswordForm({ lastResult, busy, children }: Sent & { children: ReactNode }) {
  const { fields, errors } = formResult("closure", ["currentPassword"] as const, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.currentPassword]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <PasswordField
            field={fields.currentPassword}
            label="Kata sandi saat ini"
            autoComplete="current-password"
          />
        </fieldset>
        <div className="actions my-5">{children}</div>
      </Form>
    </>
  );
}

export function ClosureForm({ lastResult, busy }: Sent) {
  return (
    <div className="panel">
      <p>
        Profil, kontak, foto, alamat, dan jasa Anda dihapus. Pesanan, pesan, ulasan, dan catatan uang tinggal
        atas nama “Pengguna terhapus”. Yang dilaporkan dan belum diputus kami simpan sampai 90 hari setelah
        putusannya. <b>Ini tidak dapat dibatalkan.</b>
      </p>
      <PasswordForm lastResult={lastResult} busy={busy}>
        <SubmitButton look="danger" busy={busy}>
          Tutup akun saya
        </SubmitButton>
        <AppButtonLink look="line" to={MY_DATA_PATH}>
          Kembali
        </AppButtonLink>
      </PasswordForm>
    </div>
  );
}
