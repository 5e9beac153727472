import type { ReactNode } from "react";
import { orderPath } from "~/domain/order/path";
import { SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";

/** What happens to the money directly above the button that does it, and the way back. */
export function StepEnd({
  orderId,
  consequence,
  button,
  busy,
  children,
}: {
  orderId: string;
  consequence: string;
  button: string;
  busy: boolean;
  /** What else is to be known before. */
  children?: ReactNode;
}) {
  return (
    <>
      <Callout icon="lock">
        <Prices text={consequence} />
      </Callout>
      {children}
      <div className="actions">
        <SubmitButton busy={busy}>{button}</SubmitButton>
        <AppButtonLink look="line" to={orderPath(orderId)}>
          Kembali
        </AppButtonLink>
      </div>
    </>
  );
}
