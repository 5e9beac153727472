import type { OrderAction } from "~/domain/order/actions";
import { MIN_REVISION_REASON } from "~/domain/order/order";
import { formResult } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { InlineStep } from "./inline-step";

/** Of the buyer, among the answers to what was delivered. */
export function RevisionForm({ action }: { action: OrderAction }) {
  const { fields } = formResult("revisi", ["reason"], undefined);
  return (
    <InlineStep action={action} button="Kirim Permintaan" look="line">
      <TextArea
        field={fields.reason}
        label="Apa yang perlu diubah"
        hint={`Sedikitnya ${MIN_REVISION_REASON} karakter.`}
        low
        rows={3}
      />
    </InlineStep>
  );
}
