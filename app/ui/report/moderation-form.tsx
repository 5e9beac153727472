import { OPERATOR_ACTION_LABELS } from "~/copy/operator/action";
import { MODERATION_BUTTONS } from "~/copy/report/moderation";
import type { ModerationKind } from "~/domain/report/moderation";
import { AppealConflict } from "../account/appeal-alone";
import { Callout } from "../kit/callout";
import type { Constraints, Result } from "../kit/form/form-result";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { Bdi } from "../kit/text/bdi";
import { PlainText } from "../kit/text/plain-text";
import { Topline } from "../layout/title-bar";
import { ExplanationForm } from "../operator/explanation-form-lazy";

export function ModerationPage({
  title,
  text,
  act,
  away,
  awayReason,
  consequence,
  hint,
  refused,
  alone,
  back,
  crumbs,
  constraints,
  result,
}: {
  title: string;
  text: string;
  act: ModerationKind;
  /** Since when it is hidden, in words. */
  away: string | null;
  awayReason: string;
  consequence: string;
  hint: string;
  /** Why it cannot be done. */
  refused: string | null;
  /** It answers an appeal against the reader's own action, and nobody else could. */
  alone: boolean;
  /** The report or the page it came from. */
  back: string;
  crumbs: readonly { text: string; href: string }[];
  constraints: Constraints;
  result: Result | undefined;
}) {
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[...crumbs, { text: OPERATOR_ACTION_LABELS[act] }]} />
      </Topline>
      <h1>{OPERATOR_ACTION_LABELS[act]}</h1>
      <p className="soft mb-4">
        <Bdi>{title}</Bdi>
      </p>
      {text !== "" && (
        <div className="panel max-w-form mb-4">
          <PlainText text={text} />
        </div>
      )}
      {away !== null && (
        <Callout icon="lock" warm>
          {act === "restore_person" ? "Ditangguhkan" : "Disembunyikan"} sejak {away}. Alasannya: {awayReason}
        </Callout>
      )}
      <p className="max-w-form my-4">{consequence}</p>
      {refused !== null ? (
        <>
          <Callout icon="warn" warm>
            {refused}
          </Callout>
          <p className="actions">
            <AppButtonLink look="line" to={back}>
              Kembali
            </AppButtonLink>
          </p>
        </>
      ) : (
        <>
          {alone && <AppealConflict />}
          {/* After the action the page asks for the opposite, with an empty field. */}
          <ExplanationForm
            key={act}
            id="alasan"
            name="reason"
            className="max-w-form"
            act={act}
            constraints={constraints}
            result={result}
            label="Alasan"
            hint={hint}
            button={MODERATION_BUTTONS[act]}
            grave={act.startsWith("hide") || act.startsWith("suspend")}
            back={back}
          />
        </>
      )}
    </>
  );
}
