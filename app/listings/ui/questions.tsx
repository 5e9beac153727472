import { controlProps, FieldNotes, type FieldView, fieldView, type Result, typedPart } from "~/ui/fields";
import { Tile, TileRow } from "~/ui/tiles";
import type { QuestionsView, QuestionView } from "../questions-text";

export const QUESTIONS_HINT = "Boleh kosong bila Anda sudah memilih di atas.";

type AskedQuestion = QuestionView & { field: FieldView };

/** Returns the questions with their fields. `answers` are those to show unless the form was sent. */
export function askedQuestions(
  form: string,
  view: QuestionsView | null,
  { result, answers }: { result: Result | undefined; answers: readonly (readonly string[])[] },
): AskedQuestion[] {
  if (view === null) return [];
  const sent = result?.initialValue;
  const isSame = sent?.questions === view.id;
  return view.questions.map((question) => {
    const name = `answers[${question.index}]`;
    const chosen = sent ? isSame && typedPart(sent.answers, String(question.index)) : answers[question.index];
    return { ...question, field: fieldView(form, name, chosen || undefined, result?.error?.[name]) };
  });
}

/** Shows the answers as tiles. A form without answers is accepted if it has a free text. */
export function QuestionFields({ id, asked }: { id: string; asked: readonly AskedQuestion[] }) {
  return (
    <>
      <input type="hidden" name="questions" value={id} />
      {asked.map((question) => (
        <QuestionField key={`${id} ${question.field.id}`} {...question} />
      ))}
    </>
  );
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function QuestionField({ text, several, options, field }: AskedQuestion) {
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(field);
  const chosen = [field.initialValue ?? []].flat().map(String);
  return (
    <fieldset className={bad ? "field has-error" : "field"} aria-describedby={notes}>
      <legend>
        {text}
        {several && <span className="text-sm font-medium text-ink-soft"> boleh beberapa</span>}
      </legend>
      <FieldNotes field={field} />
      <TileRow bad={bad ?? false}>
        {options.map((value, index) => (
          <Tile
            key={value}
            size="fit"
            lines="one"
            type={several ? "checkbox" : "radio"}
            id={index === 0 ? field.id : `${field.id}-${index}`}
            name={field.name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={bad}
          >
            <span className="px-3">{capitalised(value)}</span>
          </Tile>
        ))}
      </TileRow>
    </fieldset>
  );
}
