import type { OrderAction } from "~/domain/order/actions";
import { MAX_ORDER_FILES, MAX_ORDER_FILES_MB } from "~/domain/order/file";
import { errorsOf, useFileChoice } from "../../kit/form/file-choice";
import { formResult } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Prices } from "../../kit/money/prices";
import { Section } from "../../kit/section";
import { OrderFilesField } from "../order-files-field";
import { InlineStep } from "./inline-step";

/** Id of its part of the page, for links to it. */
export const HAND_OVER = "serah";
/** Of the form, for the bar at the bottom of a phone. */
export const HAND_OVER_FORM = "serah-hasil";

/** Of the seller: the work itself, where one looks for it. */
export function HandOver({ action, buyer, barred }: { action: OrderAction; buyer: string; barred: boolean }) {
  const { fields } = formResult(HAND_OVER, ["note", "files"], undefined);
  const choice = useFileChoice(undefined);
  const files = { ...fields.files, errors: errorsOf(choice.fault) };
  return (
    <div className="hand-over no-print">
      <Section id={HAND_OVER} title="Serahkan hasil" small>
        <InlineStep
          action={action}
          id={HAND_OVER_FORM}
          barred={barred}
          files={choice.fault ? files.id : true}
        >
          <OrderFilesField
            choice={choice}
            field={files}
            label={`Berkas, hingga ${MAX_ORDER_FILES}, bersama-sama ${MAX_ORDER_FILES_MB} MB`}
          />
          <TextArea field={fields.note} label={`Catatan untuk ${buyer}`} low rows={2} />
          <p className="tiny soft mt-2">
            <Prices text={action.consequence} />
          </p>
        </InlineStep>
      </Section>
    </div>
  );
}
