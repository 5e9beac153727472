import { MIN_ACTION_REASON } from "~/domain/operator/operator";
import { Callout } from "../kit/callout";
import type { Constraints, Result } from "../kit/form/form-result";
import { AppButtonLink } from "../kit/navigation/app-link";
import { ExplanationForm } from "./explanation-form-lazy";

/** Asks for the reason before an action. `back` is the page it belongs to. */
export function OperatorActionPage({
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
        <Callout icon="warn" warm>
          {barred}
        </Callout>
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
        hint={`Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya ${MIN_ACTION_REASON} karakter.`}
        consequence={consequence}
        button={button}
        back={back}
      />
    </div>
  );
}
