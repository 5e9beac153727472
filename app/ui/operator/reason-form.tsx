import { MIN_ACT_REASON } from "~/domain/operator/operator";
import { AppButtonLink } from "../kit/app-link";
import type { Constraints, Result } from "../kit/form/form-result";
import { Note } from "../kit/trust-note";
import { ExplanationForm } from "./explanation-form-lazy";

/** Asks for the reason of an act before it is done, or says why it is not the reader's. `back` is the file it belongs to. */
export function OperatorActForm({
  consequence,
  button,
  back,
  barred,
  constraints,
  result,
}: {
  consequence: string;
  button: string;
  back: string;
  /** Why the reader may not do it; null: they may. */
  barred: string | null;
  constraints: Constraints;
  result: Result | undefined;
}) {
  if (barred !== null)
    return (
      <div className="panel mt-4">
        <Note icon="warn" warm>
          {barred}
        </Note>
        <div className="actions">
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </div>
      </div>
    );
  return (
    <div className="panel mt-4">
      <ExplanationForm
        id="alasan"
        name="reason"
        constraints={constraints}
        result={result}
        label="Alasan"
        hint={`Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya ${MIN_ACT_REASON} karakter.`}
        consequence={consequence}
        button={button}
        back={back}
      />
    </div>
  );
}
