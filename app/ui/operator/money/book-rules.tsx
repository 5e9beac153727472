import { useNavigation } from "@remix-run/react";
import { formatAmount } from "~/domain/core/money";
import { Badge } from "../../kit/badge";
import { SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { ReceiptRows } from "../../kit/money/receipt";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";

export function AuditRules({
  rules,
  checked,
  unchecked,
}: {
  rules: readonly { text: string; holds: boolean }[];
  /** When, in words; null: never. */
  checked: string | null;
  unchecked: number;
}) {
  const broken = rules.filter(({ holds }) => !holds).length;
  const busy = useNavigation().formAction === "/operator/books";
  return (
    <div className="mt-4">
      <Panel id="pemeriksaan" title="Pemeriksaan">
        {broken === 0 ? (
          <Callout icon="check">
            {checked === null
              ? "Neraca saldo cocok."
              : "Neraca saldo dan semua pesanan yang diperiksa cocok."}
          </Callout>
        ) : (
          <Callout icon="warn" warm>
            {`${broken} dari ${rules.length} hal yang diperiksa tidak cocok.`}
          </Callout>
        )}
        <div className="mt-4">
          <ReceiptRows
            rows={rules.map(({ text, holds }) => ({
              label: text,
              value: holds ? <Badge look="on">Cocok</Badge> : <Badge>Tidak cocok</Badge>,
            }))}
          />
        </div>
        <p className="small soft mt-4">{lastLook(checked, unchecked)}</p>
        <Form method="post" action="/operator/books" noValidate className="mt-4">
          <SubmitButton look="line" busy={busy}>
            Periksa Sekarang
          </SubmitButton>
        </Form>
      </Panel>
    </div>
  );
}

function lastLook(checked: string | null, unchecked: number): string {
  const when = checked === null ? "Pesanan belum pernah diperiksa" : `Pesanan terakhir diperiksa ${checked}`;
  return unchecked > 0
    ? `${when}; ${formatAmount(unchecked)} perubahan menunggu diperiksa.`
    : `${when}; tidak ada perubahan sesudahnya.`;
}
