import { Form, useNavigation } from "@remix-run/react";
import { ACT_BUTTONS, CONSEQUENCES, type ModerationKind } from "~/domain/moderation";
import { ACT_LABELS } from "~/domain/operator-act";
import { MIN_REASON } from "~/domain/report";
import { AppButtonLink } from "./app-link";
import { AppealAlone } from "./appeal-alone";
import { SubmitButton } from "./button";
import { Crumbs } from "./crumbs";
import { Topline } from "./dashboard";
import { ErrorSummary } from "./error-summary";
import { formResult, type Result } from "./form-result";
import { Note } from "./note";
import { PlainText } from "./plain-text";
import { TextArea } from "./text-area";

/** An operator's act upon a listing, a review or a person: what it means, and why. */
export function ModerationPage({
  title,
  text,
  act,
  away,
  awayReason,
  refused,
  alone,
  back,
  crumbs,
  result,
}: {
  title: string;
  text: string;
  act: ModerationKind;
  /** Since when it is out of sight, in words. */
  away: string | null;
  awayReason: string;
  /** Why it cannot be done. */
  refused: string | null;
  /** It answers an appeal against what the reader did, and nobody else could. */
  alone: boolean;
  /** The report or the file it came from. */
  back: string;
  crumbs: readonly { text: string; href: string }[];
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("tindakan", ["reason"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Crumbs trail={[...crumbs, { text: ACT_LABELS[act] }]} />
      </Topline>
      <h1>{ACT_LABELS[act]}</h1>
      <p className="soft mb-4">{title}</p>
      {text !== "" && (
        <div className="panel max-w-form mb-4">
          <PlainText text={text} />
        </div>
      )}
      {away !== null && (
        <Note icon="lock" warm>
          {act === "restore_person" ? "Ditangguhkan" : "Disembunyikan"} sejak {away}. Alasannya: {awayReason}
        </Note>
      )}
      <p className="max-w-form my-4">{CONSEQUENCES[act]}</p>
      {refused !== null ? (
        <>
          <Note icon="warn" warm>
            {refused}
          </Note>
          <p className="acts">
            <AppButtonLink look="line" to={back}>
              Kembali
            </AppButtonLink>
          </p>
        </>
      ) : (
        <>
          {alone && <AppealAlone />}
          <ErrorSummary fields={[fields.reason]} formErrors={errors} />
          {/* Done, the page asks for the opposite: with an empty field. */}
          <Form key={act} method="post" className="max-w-form" noValidate>
            <input type="hidden" name="act" value={act} />
            <fieldset disabled={busy}>
              <TextArea
                field={fields.reason}
                label="Alasan"
                hint={`Dibaca oleh yang bersangkutan, dan tercatat. Sedikitnya ${MIN_REASON} karakter.`}
                low
              />
            </fieldset>
            <div className="acts">
              <SubmitButton
                look={act.startsWith("hide") || act.startsWith("suspend") ? "danger" : "primary"}
                busy={busy}
              >
                {ACT_BUTTONS[act]}
              </SubmitButton>
              <AppButtonLink look="line" to={back}>
                Kembali
              </AppButtonLink>
            </div>
          </Form>
        </>
      )}
    </>
  );
}
