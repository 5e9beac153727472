import { MIN_REASON } from "~/domain/report/report";
import type { Constraints, Result } from "../kit/form/form-result";
import { Section } from "../kit/section";
import { ExplanationForm } from "../operator/explanation-form-lazy";

/** Closes a report. `reader`: who is told, as the end of a sentence. */
export function AnswerForm({
  reader,
  constraints,
  result,
}: {
  reader: string;
  constraints: Constraints;
  result: Result | undefined;
}) {
  return (
    <Section id="jawab" title="Jawab dan tutup" tight>
      <ExplanationForm
        id="balasan"
        name="answer"
        className="max-w-form"
        constraints={constraints}
        result={result}
        label="Jawaban"
        hint={`Dibaca oleh ${reader}, juga lewat email. Sedikitnya ${MIN_REASON} karakter. Ambil tindakannya lebih dulu, bila perlu.`}
        button="Tutup Laporan"
      />
    </Section>
  );
}
