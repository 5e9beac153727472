import { Form, useNavigation } from "@remix-run/react";
import { UNLIMITED_REVISIONS } from "~/copy/order/revisions";
import { firstName } from "~/domain/account/person";
import { formatRupiah } from "~/domain/core/money";
import { receivedPath } from "~/domain/proposal/proposal";
import { AppButtonLink } from "../kit/app-link";
import { Avatar } from "../kit/avatar";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { RadioGroup } from "../kit/form/radio-group";
import { LongText } from "../kit/long-text";
import { Receipt } from "../kit/receipt";
import { Callout } from "../kit/trust-note";
import { SILENCE_AGREES } from "../order/receipt";
import { Rating } from "../review/rating";
import { VISIT_FIELDS, VisitFields, type VisitFormProps } from "../visit/place-fields";
import { proposalDaysText } from "./own-proposal";

type AcceptanceProps = {
  wantedId: string;
  message: string;
  /** UTC ms of the version that is shown */
  seen: number;
  proposer: { id: string; name: string; pictureUrl: string | null; rating: number; ratingCount: number };
  /** integer rupiah */
  price: number;
  days: number | null;
  /** The request's, in words; null when it has passed. */
  deadline: string | null;
  late: boolean;
  /** Null where nobody has to come. */
  visit: VisitFormProps | null;
  result: Result | undefined;
};

export function ProposalAcceptance(page: AcceptanceProps) {
  const { wantedId, message, seen, proposer, price, days, deadline, visit, result } = page;
  const { fields, errors } = formResult("terima", ["request", ...VISIT_FIELDS], result, { request: "close" });
  const name = firstName(proposer.name);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mt-4 max-w-form">
      <div className="person-row">
        <Avatar name={proposer.name} pictureUrl={proposer.pictureUrl} />
        <div>
          <h2 className="text-m">
            <a href={`/u/${proposer.id}`}>{proposer.name}</a>
          </h2>
          <p className="small">
            <Rating rating={proposer.rating} count={proposer.ratingCount} />
          </p>
        </div>
      </div>
      <div className="my-4">
        <LongText text={message} />
      </div>
      <Receipt
        id="nota"
        title="Yang disepakati"
        rows={[
          { label: "Waktu pengerjaan", value: proposalDaysText(days) },
          ...(deadline === null ? [] : [{ label: "Tenggat permintaan", value: deadline }]),
          { label: "Revisi", value: "Tanpa batas" },
          { label: "Biaya tambahan", value: "Tidak ada" },
        ]}
        sum={{ label: "Total", amount: price }}
      >
        <p className="tiny soft">{timeNote(page)}</p>
        <p className="tiny soft">{UNLIMITED_REVISIONS}</p>
      </Receipt>
      <Form method="post" noValidate>
        <ErrorSummary fields={VISIT_FIELDS.map((name) => fields[name])} formErrors={errors} />
        <input type="hidden" name="seen" value={seen} />
        <fieldset disabled={busy}>
          {visit && <VisitFields visit={visit} fields={fields} />}
          <RadioGroup
            field={fields.request}
            label="Permintaan Anda setelah ini"
            options={[
              { value: "close", label: "Tutup, dan kabari pengirim penawaran lain" },
              { value: "keep", label: "Biarkan terbuka, saya masih mencari" },
            ]}
          />
        </fieldset>
        <Callout icon="lock">
          Belum ada dana yang dibayar saat Anda menerima. {name} masih dapat mengubah harganya: Anda membayar{" "}
          {formatRupiah(price)}, atau harga barunya, hanya setelah menekan Setujui Penawaran di halaman
          pesanan. Dananya dititipkan di JasaWarga dan baru diteruskan ke {name} setelah Anda puas.{" "}
          {SILENCE_AGREES}
        </Callout>
        <div className="actions">
          <SubmitButton busy={busy}>Terima Penawaran</SubmitButton>
          <AppButtonLink look="line" to={receivedPath(wantedId)}>
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </div>
  );
}

function timeNote({ days, deadline, late }: AcceptanceProps): string {
  if (late)
    return `${days} hari melewati tenggat permintaan Anda; waktu pengerjaan yang ditawarkan itu yang berlaku.`;
  if (days === null) return `Waktunya tidak disebut, jadi tenggat permintaan Anda yang berlaku: ${deadline}.`;
  return "Waktu pengerjaan dihitung sejak Anda membayar.";
}
