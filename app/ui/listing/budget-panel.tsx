import { ButtonLink } from "../kit/button";
import { Price } from "../kit/price";
import { Nota } from "../kit/receipt";
import { Stick } from "../kit/sticky-bar";
import { ProposeButton } from "../proposal/propose-button";
import { type Standing, stepOf } from "../proposal/section";
import { deadlineText } from "./wanted-header";

type Props = { wanted: { price: number; deadline: number | null }; standing: Standing };

/** What the client wants to spend, and the way to the form. */
export function BudgetPanel({ wanted, standing }: Props) {
  return (
    <Nota
      id="anggaran"
      title="Detail Anggaran"
      rows={[
        { label: "Deadline", value: deadlineText(wanted.deadline) },
        { label: "Durasi Pengerjaan", value: "Dibicarakan" },
      ]}
      sum={{ label: "Anggaran", amount: wanted.price }}
    >
      <div className="desktop-only mt-4">
        <NextStep standing={standing} wide />
      </div>
    </Nota>
  );
}

/** The same within reach of the thumb. */
export function BudgetStick({ wanted, standing }: Props) {
  if (stepOf(standing) === null) return null;
  return (
    <Stick phone action={<NextStep standing={standing} />}>
      <span className="small soft">Anggaran</span>
      <br />
      <Price amount={wanted.price} />
    </Stick>
  );
}

function NextStep({ standing, wide = false }: { standing: Standing; wide?: boolean }) {
  const step = stepOf(standing);
  if (step === null) return null;
  if (step.kind === "write") return <ProposeButton field={step.field} wide={wide} />;
  return (
    <ButtonLink href={step.href} wide={wide}>
      {step.text}
    </ButtonLink>
  );
}
