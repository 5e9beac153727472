import { useNavigation } from "@remix-run/react";
import type { TermsChange } from "~/copy/order/terms";
import { firstName } from "~/domain/account/person";
import type { ProposalTerms } from "~/domain/order/opening";
import { Avatar } from "../kit/avatar";
import { SubmitButton } from "../kit/button";
import { Checkbox } from "../kit/form/checkbox";
import { ErrorSummary } from "../kit/form/error-summary";
import { typed } from "../kit/form/field";
import { formResult, type Result } from "../kit/form/form-result";
import { Price } from "../kit/money/price";
import { Receipt } from "../kit/money/receipt";
import { StickyBar } from "../kit/sticky-bar";
import { Bdi } from "../kit/text/bdi";
import { LongText } from "../kit/text/long-text";
import { TrustNote } from "../kit/trust-note";
import { Form } from "../layout/form";
import { TermsChanged } from "../order/checkout/terms-changed";
import { BriefVisitFields, type BriefVisitProps } from "../visit/brief-fields";
import { VISIT_FIELDS } from "../visit/place-fields";

type AcceptanceProps = {
  wantedTitle: string;
  message: string;
  proposer: { name: string; pictureUrl: string | null };
  terms: ProposalTerms;
  /** The proposed days or the request's deadline, in words. */
  time: string;
  /** The request's deadline, in words, where the proposed days end after it. */
  passed: string | null;
  /** Null where nobody has to come. */
  visit: BriefVisitProps | null;
  changed: TermsChange | null;
  result: Result | undefined;
};

/** One press agrees to exactly what stands here: the form carries it, and the order takes nothing else. */
export function ProposalAcceptance(page: AcceptanceProps) {
  const { wantedTitle, message, proposer, terms, time, passed, visit, changed, result } = page;
  const { fields, errors } = formResult("terima", ["closes", "shown", ...VISIT_FIELDS], result, {
    closes: true,
    ...visit?.known,
  });
  const name = firstName(proposer.name);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-form">
      <div className="person-row mb-3">
        <Avatar name={proposer.name} pictureUrl={proposer.pictureUrl} />
        <div>
          <h1 className="text-l">
            Terima penawaran <Bdi>{name}</Bdi>?
          </h1>
          <p className="small soft">{wantedTitle}</p>
        </div>
      </div>
      <Form method="post" noValidate>
        <ErrorSummary fields={VISIT_FIELDS.map((field) => fields[field])} formErrors={errors} />
        {changed && (
          <>
            <TermsChanged changed={changed} />
            {/* Read on the page before, but for what changed. */}
            <details className="disclosure disclosure--quiet" open>
              <summary>
                Pesan <Bdi>{name}</Bdi>
              </summary>
              <LongText text={message} />
            </details>
          </>
        )}
        <Receipt
          id="nota"
          title="Yang disepakati"
          head={null}
          rows={[{ label: "Selesai", value: time }]}
          sum={{ label: "Total", amount: terms.price }}
        >
          {passed && <p className="tiny soft">Melewati tenggat permintaan Anda, {passed}.</p>}
        </Receipt>
        <TrustNote>Ditahan JasaWarga sampai Anda puas.</TrustNote>
        {/* What the form began with, until it is asked anew: a change is told first. */}
        <input type="hidden" name="shown" value={typed(fields.shown) ?? JSON.stringify(terms)} />
        <fieldset disabled={busy}>
          {visit && <BriefVisitFields visit={visit} fields={fields} />}
          <Checkbox field={fields.closes} label="Tutup permintaan ini" />
          <StickyBar action={<SubmitButton busy={busy}>Terima dan Bayar</SubmitButton>}>
            <Price amount={terms.price} />
          </StickyBar>
        </fieldset>
      </Form>
    </div>
  );
}
