import { ButtonLink } from "../kit/button";
import { Price } from "../kit/money/price";
import { Receipt } from "../kit/money/receipt";
import { StickyBar } from "../kit/sticky-bar";
import { ProposeButton } from "../proposal/propose-button";
import { type ProposalStanding, proposalStepOf } from "../proposal/section";
import { deadlineText } from "./wanted-header";

type Props = { wanted: { price: number; deadline: number | null }; standing: ProposalStanding };

export function BudgetPanel({ wanted, standing }: Props) {
  return (
    <Receipt
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
    </Receipt>
  );
}

export function BudgetStickyBar({ wanted, standing }: Props) {
  if (proposalStepOf(standing) === null) return null;
  return (
    <StickyBar phone action={<NextStep standing={standing} />}>
      <span className="small soft">Anggaran</span>
      <br />
      <Price amount={wanted.price} />
    </StickyBar>
  );
}

function NextStep({ standing, wide = false }: { standing: ProposalStanding; wide?: boolean }) {
  const step = proposalStepOf(standing);
  if (step === null) return null;
  if (step.kind === "write") return <ProposeButton wide={wide} />;
  return (
    <ButtonLink href={step.href} wide={wide}>
      {step.text}
    </ButtonLink>
  );
}
