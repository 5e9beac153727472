import type { SubmissionResult } from "@conform-to/react";

import { NOTIFICATION_KIND_LABELS } from "~/copy/notification/kinds";
import { NOTIFICATION_KINDS, type NotificationKind } from "~/domain/notification/notification";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { Checkbox } from "../kit/form/checkbox";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { Form } from "../layout/form";

/** Chooses which mail comes; notifications in the app always do. */
export function MailKindsForm({
  email,
  refused,
  result,
  busy,
}: {
  email: string;
  refused: readonly NotificationKind[];
  result: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const wanted = NOTIFICATION_KINDS.filter((kind) => !refused.includes(kind)).map((kind) => [kind, "on"]);
  const { fields, errors } = formResult("email", NOTIFICATION_KINDS, result, Object.fromEntries(wanted));
  return (
    <div className="max-w-form">
      <p>
        Kabar penting kami kirim juga ke <b>{email}</b>. Hilangkan centang pada kabar yang cukup Anda baca di
        halaman <a href="/notifications">Notifikasi</a>.{" "}
        <a href="/account/security#email">Ganti alamat email</a>
      </p>
      <ErrorSummary fields={NOTIFICATION_KINDS.map((kind) => fields[kind])} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <legend className="sr-only">Kirim email tentang</legend>
          {NOTIFICATION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              field={fields[kind]}
              label={
                <>
                  <b>{NOTIFICATION_KIND_LABELS[kind].label}</b>
                  <br />
                  <span className="small soft">{NOTIFICATION_KIND_LABELS[kind].about}</span>
                </>
              }
            />
          ))}
          <Callout icon="clock" warm>
            Tenggat pesanan, pembayaran, dan sengketa tetap berjalan tanpa email. Bila email tentang Pesanan
            atau Pembayaran Anda matikan, periksa Notifikasi secara berkala agar tidak ada yang terlewat.
          </Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Simpan</SubmitButton>
          </div>
        </fieldset>
      </Form>
      <p className="small soft mt-4">
        Email tentang kata sandi, alamat email, dan keamanan akun selalu dikirim.
      </p>
    </div>
  );
}
