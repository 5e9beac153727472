import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatRupiah } from "~/domain/money";
import { SECOND_PERSON_ABOVE } from "~/domain/withdrawal";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import type { FieldView } from "./field";
import { formResult, type Result } from "./form-result";
import { Panel } from "./panel";
import { Prices } from "./prices";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

type Step = "own" | "closed" | "approve" | "wait" | "pay";

const LIMIT = formatRupiah(SECOND_PERSON_ABOVE);

const NOTHING_TO_DO: Record<"own" | "wait", string> = {
  own: "Ini penarikan Anda sendiri. Operator lain yang memutuskannya.",
  wait: `Anda sudah menyetujuinya. Di atas ${LIMIT}, operator lain yang membayarnya.`,
};

/** What the reader can do about a withdrawal now; each form says what it does before its button. */
export function WithdrawalDecision({
  step,
  amount,
  lapsed,
  result,
}: {
  step: Step;
  /** integer rupiah */
  amount: number;
  /** Whoever approved it has left the operators since. */
  lapsed: boolean;
  result: Result | undefined;
}) {
  if (step === "closed") return null;
  if (step === "own") return <NothingToDo text={NOTHING_TO_DO.own} />;
  const sum = formatRupiah(amount);
  return (
    <>
      {step === "wait" && <NothingToDo text={NOTHING_TO_DO.wait} />}
      {step === "approve" && (
        <ActForm
          act="approval"
          title="Setujui"
          result={result}
          consequence={`${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${LIMIT}, operator lain yang mengirimnya.`}
          button="Setujui Penarikan"
          field={(field) => (
            <TextArea
              field={field}
              label="Yang Anda periksa"
              hint="Dibaca operator yang akan membayar."
              low
            />
          )}
        />
      )}
      {step === "pay" && (
        <ActForm
          act="payment"
          title="Tandai sudah dibayar"
          result={result}
          consequence={`Kirim dulu ${sum} dari bank. Setelah ditandai, penarikan selesai dan pemiliknya mendapat kabar dengan nomor ini.`}
          button="Tandai Sudah Dibayar"
          field={(field) => (
            <TextField field={field} label="Nomor referensi bank" autoComplete="off" spellCheck={false} />
          )}
        />
      )}
      <ActForm
        act="failure"
        title="Tidak dapat dibayar"
        result={result}
        consequence={`${sum} kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`}
        button="Gagalkan Penarikan"
        grave
        field={(field) => (
          <TextArea field={field} label="Alasan" hint="Dibaca pemiliknya: apa yang perlu dibetulkan." low />
        )}
      />
    </>
  );
}

function NothingToDo({ text }: { text: string }) {
  return (
    <Panel id="menunggu" title="Menunggu operator lain">
      <p>
        <Prices text={text} />
      </p>
    </Panel>
  );
}

function ActForm({
  act,
  title,
  result,
  consequence,
  button,
  grave = false,
  field,
}: {
  act: "approval" | "payment" | "failure";
  title: string;
  result: Result | undefined;
  consequence: string;
  button: string;
  grave?: boolean;
  field: (view: FieldView) => ReactNode;
}) {
  const sending = useNavigation().formData?.get("act");
  const mine = result?.initialValue?.act === act ? result : undefined;
  const name = act === "payment" ? "reference" : "reason";
  const { fields, errors } = formResult(act, [name], mine);
  const asked = fields[name];
  const busy = sending !== undefined && sending !== null;
  return (
    <Panel id={act} title={title}>
      <ErrorSummary fields={[asked]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <input type="hidden" name="act" value={act} />
          {field(asked)}
        </fieldset>
        <p className="small soft mt-3">
          <Prices text={consequence} />
        </p>
        <div className="acts">
          <SubmitButton look={grave ? "danger-line" : "primary"} busy={sending === act} disabled={busy}>
            {button}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
