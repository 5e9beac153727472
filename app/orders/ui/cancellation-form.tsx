// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { orderPath } from "../order";
import { SeenVersion } from "./order";

export function CancellationForm({
  orderId,
  button,
  version,
  callOutFee,
  result,
}: {
  orderId: string;
  button: string;
  version: number;
  callOutFee?: number | undefined;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<"reason">({ id: "pembatalan", lastResult: result });
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" form={form} action={`${orderPath(orderId)}/cancellation`} className="w-full">
      <SeenVersion version={version} />
      {callOutFee !== undefined && <input type="hidden" name="callOutFee" value={callOutFee} />}
      <ErrorSummary answer={result} fields={[fields.reason]} formErrors={form.errors} />
      <fieldset className="mb-4" disabled={busy}>
        <TextArea
          field={fields.reason}
          label="Alasan"
          hint="Dibaca pihak lain di notifikasi dan riwayat pesanan."
          optional
          low
          rows={2}
        />
      </fieldset>
      <SubmitButton look="danger" busy={busy}>
        {button}
      </SubmitButton>
    </Form>
  );
}
