import type { SubmissionResult } from "@conform-to/react";

import { ButtonLink, SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult } from "../../kit/form/form-result";
import { PasswordField } from "../../kit/form/password-field";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";

type DataExport = {
  waiting: boolean;
  ready: { id: string; until: string } | null;
  /** When one may be asked for again; null: now. */
  again: string | null;
};

export function DataExportPanel({
  dataExport: { waiting, ready, again },
  lastResult,
  busy,
}: {
  dataExport: DataExport;
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("export", ["currentPassword"] as const, lastResult);
  return (
    <Panel id="export" title="Unduh data saya">
      {waiting && (
        <Callout icon="clock" warm>
          Salinan sedang dibuat, biasanya beberapa menit. Kami mengirim email bila sudah siap.
        </Callout>
      )}
      {ready && (
        <>
          <p>Salinan siap diunduh sampai {ready.until}, hanya selagi Anda masuk.</p>
          <div className="actions">
            <ButtonLink href={`/account/data/${ready.id}/files/html`} download>
              Unduh halaman
            </ButtonLink>
            <ButtonLink look="line" href={`/account/data/${ready.id}/files/json`} download>
              Unduh JSON
            </ButtonLink>
          </div>
        </>
      )}
      {!waiting && again && <p className="small soft mt-3">Salinan baru dapat diminta lagi {again}.</p>}
      {!waiting && !again && (
        <>
          <p className="soft">
            Semua data tentang Anda, sebagai halaman dan JSON. Kata orang lain kepada Anda tidak disertakan.
          </p>
          <ErrorSummary fields={[fields.currentPassword]} formErrors={errors} />
          <Form method="post" noValidate>
            <fieldset disabled={busy}>
              <input type="hidden" name="change" value="export" />
              <PasswordField
                field={fields.currentPassword}
                label="Kata sandi saat ini"
                autoComplete="current-password"
              />
              <div className="mt-5">
                <SubmitButton look="line" busy={busy}>
                  Minta salinan data
                </SubmitButton>
              </div>
            </fieldset>
          </Form>
        </>
      )}
    </Panel>
  );
}
