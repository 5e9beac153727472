import { useNavigation } from "@remix-run/react";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";

const QUESTION = "Tarik penawaran ini?";
const CONSEQUENCE =
  "Pembeli tidak melihatnya lagi. Selama permintaannya masih terbuka, Anda dapat mengirim penawaran yang baru.";

const path = (id: string) => `/dashboard/proposals/${id}/withdrawal`;

/** Shows a dialog. Without JavaScript it is a link to the confirmation page. */
export function WithdrawalDialog({ id, label }: { id: string; label: string }) {
  return (
    <ConfirmDialog
      href={path(id)}
      trigger="Tarik penawaran"
      label={label}
      title={QUESTION}
      description={<p>{CONSEQUENCE}</p>}
    >
      <WithdrawalForm id={id} />
    </ConfirmDialog>
  );
}

export function WithdrawalPage({ id }: { id: string }) {
  return (
    <ConfirmBox title={QUESTION} description={<p>{CONSEQUENCE}</p>}>
      <WithdrawalForm id={id} />
      <AppButtonLink look="line" to="/dashboard/proposals">
        Kembali
      </AppButtonLink>
    </ConfirmBox>
  );
}

function WithdrawalForm({ id }: { id: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={path(id)}>
      <SubmitButton look="danger" busy={busy}>
        Tarik Penawaran
      </SubmitButton>
    </Form>
  );
}
