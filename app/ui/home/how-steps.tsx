import type { ReactNode } from "react";
import { TrustNote } from "../kit/trust-note";

type HowStep = { title: string; text: ReactNode; money: ReactNode };

export function HowSteps({ steps }: { steps: readonly HowStep[] }) {
  return (
    <ol className="how-steps">
      {steps.map(({ title, text, money }, index) => (
        <li key={title}>
          <span className="how-steps__number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            {text}
          </div>
          <TrustNote>{money}</TrustNote>
        </li>
      ))}
    </ol>
  );
}
