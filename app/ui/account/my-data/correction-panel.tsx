import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { SubmitButton } from "../../kit/button";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";

export function CorrectionPanel({
  waiting,
  lastResult,
  busy,
}: {
  waiting: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("correction", ["words"] as const, lastResult);
  return (
    <Panel id="correction" title="Perbaiki data">
      <p className="soft">
        <Link to="/profile/edit">Profil</Link>, <Link to="/account/security#email">email</Link>, dan jasa Anda
        ubah sendiri. Data lain, misalnya pada pesanan yang sudah selesai, kami perbaiki dalam 3 x 24 jam.
      </p>
      {waiting ? (
        <p className="small soft mt-3">Permintaan Anda sedang kami kerjakan.</p>
      ) : (
        <>
          <ErrorSummary fields={[fields.words]} formErrors={errors} />
          <Form method="post" noValidate>
            <fieldset disabled={busy}>
              <input type="hidden" name="change" value="correction" />
              <TextArea field={fields.words} label="Data yang keliru dan isinya yang benar" data-draft low />
              <div className="mt-5">
                <SubmitButton look="line" busy={busy}>
                  Minta perbaikan
                </SubmitButton>
              </div>
            </fieldset>
          </Form>
        </>
      )}
    </Panel>
  );
}
