import { Callout } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { orderPath } from "../order";

export function SpentStep({ orderId, sentence }: { orderId: string; sentence: string }) {
  return (
    <div className="panel mt-4">
      <Callout icon="clock">{sentence}</Callout>
      <div className="actions">
        <AppButtonLink look="line" to={orderPath(orderId)}>
          Kembali
        </AppButtonLink>
      </div>
    </div>
  );
}
