import type { Constraints, Result } from "~/ui/fields";
import { Callout } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { MIN_ACTION_REASON } from "../operator";
import { ExplanationForm } from "./lazy";

/** Asks for the reason before an action. `back`: the page to return to. */
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
  /** Reason why the reader may not do it; null if they may. */
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
