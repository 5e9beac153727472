import { Form, useLocation, useNavigation } from "@remix-run/react";
import { AppButtonLink } from "./app-link";
import { type ButtonLook, SubmitButton } from "./button";
import { ConfirmBox, ConfirmDialog } from "./dialog";
import { Prices } from "./prices";
import { SeenVersion } from "./seen-version";

/** The two ends of an order that a person brings about; each has a page that asks, named after what it makes. */
export type Ending = "completion" | "cancellation";

const WORDS: Record<Ending, { question: string; button: string; look: ButtonLook }> = {
  completion: {
    question: "Apakah Anda yakin ingin menyelesaikan order ini?",
    button: "Selesaikan Order",
    look: "primary",
  },
  cancellation: {
    question: "Apakah Anda yakin ingin membatalkan order ini?",
    button: "Batalkan Order",
    look: "danger",
  },
};

const orderPath = (id: string) => `/dashboard/orders/${id}`;

type Asked = {
  orderId: string;
  ending: Ending;
  /** What happens to the money. */
  consequence: string;
  version: number;
};

/** The button that asks first: a dialog with script, the page behind its link without. */
export function EndingDialog({
  look,
  trigger,
  ...asked
}: Asked & { look: ButtonLook /** When there is little room. */; trigger?: string }) {
  const { question, button } = WORDS[asked.ending];
  // A new visit of the same page, with its answer, finds the dialog closed.
  const { key } = useLocation();
  return (
    <ConfirmDialog
      key={key}
      href={`${orderPath(asked.orderId)}/${asked.ending}`}
      trigger={trigger ?? button}
      look={look}
      title={question}
      description={<Consequence {...asked} />}
    >
      <EndingForm {...asked} />
    </ConfirmDialog>
  );
}

export function EndingPage(asked: Asked) {
  return (
    <ConfirmBox title={WORDS[asked.ending].question} description={<Consequence {...asked} />}>
      <EndingForm {...asked} />
      <AppButtonLink look="line" to={orderPath(asked.orderId)}>
        Kembali
      </AppButtonLink>
    </ConfirmBox>
  );
}

function Consequence({ consequence }: Asked) {
  return (
    <p>
      <Prices text={consequence} />
    </p>
  );
}

function EndingForm({ orderId, ending, version }: Asked) {
  const { button, look } = WORDS[ending];
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={`${orderPath(orderId)}/${ending}`}>
      <SeenVersion version={version} />
      <SubmitButton look={look} busy={busy}>
        {button}
      </SubmitButton>
    </Form>
  );
}
