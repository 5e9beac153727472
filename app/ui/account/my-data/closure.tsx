import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { MY_DATA_PATH } from "~/copy/account/my-data";
import { SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult } from "../../kit/form/form-result";
import { PasswordField } from "../../kit/form/password-field";
import { AppButtonLink } from "../../kit/navigation/app-link";

type Matter = { href: string; text: string; orders: readonly { href: string; text: string }[] };

/** What has to be settled first, each with where. */
export function OpenMatters({ open }: { open: readonly Matter[] }) {
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
      <AppButtonLink look="line" to={MY_DATA_PATH}>
        Kembali
      </AppButtonLink>
    </div>
  );
}

export function ClosureForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("closure", ["currentPassword"] as const, lastResult);
  return (
    <div className="panel">
      <p>
        Profil, kontak, foto, alamat, dan jasa Anda dihapus. Pesanan, pesan, ulasan, dan catatan uang tinggal
        atas nama “Pengguna terhapus”. <b>Ini tidak dapat dibatalkan.</b>
      </p>
      <ErrorSummary fields={[fields.currentPassword]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <PasswordField
            field={fields.currentPassword}
            label="Kata sandi saat ini"
            autoComplete="current-password"
          />
        </fieldset>
        <div className="actions mt-5">
          <SubmitButton look="danger" busy={busy}>
            Tutup akun saya
          </SubmitButton>
          <AppButtonLink look="line" to={MY_DATA_PATH}>
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </div>
  );
}
