// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { firstName } from "~/accounts/person";
import type { ProposalTerms } from "~/orders/opening";
import type { TermsChange } from "~/orders/opening-text";
import { TermsChanged } from "~/orders/ui/terms";
import { Checkbox, SelectField } from "~/ui/choices";
import {
  controlProps,
  ErrorSummary,
  FieldNotes,
  fieldWith,
  type Result,
  sentText,
  TextField,
  typed,
  useOpened,
} from "~/ui/fields";
import { Form } from "~/ui/form";
import { Avatar, Bdi, Icon, SubmitButton } from "~/ui/kit";
import { StickyBar } from "~/ui/page-actions";
import { Price, Receipt } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { useServerForm } from "~/ui/server-form";
import { TrustNote } from "~/ui/trust-note";
import {
  ADDRESS,
  chosenAtFirst,
  OtherDayField,
  type TimeFormProps,
  useFreeSlots,
  VISIT_FIELD_NAMES,
  type VisitFieldViews,
  type VisitFormProps,
  WHEN,
} from "~/visits/ui/time-fields";
import { type Address, OTHER_DAY } from "~/visits/wished-visit";

type Option = { value: string; label: string };

export type BriefVisitProps = {
  modes: readonly { value: VisitFormProps["modes"][number]["value"]; label: string }[];
  time: TimeFormProps | null;
  places: readonly Option[];
  place: string;
  known: Address | null;
};

// The choice at the seller has the longest name, so it is on a separate line after the others.
const BRIEF =
  "flex flex-wrap items-center before:order-1 before:flex-[0_0_100%] before:content-[''] [&>div]:order-1 [&>div]:flex-[0_0_100%] [&>label]:py-2.5 [&>label]:pr-6 [&>label]:font-bold [&>[value$=seller]+label]:order-1 [&>[value$=seller]]:order-1 [&_.field]:mt-2 [&_.input]:mt-0.5";

export function BriefVisitFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { mode } = fields;
  const chosen = typed(mode) ?? visit.modes[0]?.value;
  return (
    <fieldset className={mode.errors?.length ? "has-error" : undefined}>
      <legend className="sr-only">Di mana dikerjakan?</legend>
      <FieldNotes field={mode} />
      <div className={BRIEF}>
        {visit.modes.flatMap(({ value, label }, index) => {
          const id = index === 0 ? mode.id : `${mode.id}-${value}`;
          return [
            <input
              key={value}
              {...controlProps(mode)}
              className="my-0 ml-0 mr-2 h-6 w-6 accent-action"
              type="radio"
              id={id}
              value={value}
              defaultChecked={value === chosen}
            />,
            <label key={`${value} label`} htmlFor={id}>
              {label}
            </label>,
          ];
        })}
        <div className={WHEN}>
          <TimeFields time={visit.time} fields={fields} />
        </div>
        <div className={ADDRESS}>
          <AddressFields visit={visit} fields={fields} />
        </div>
      </div>
    </fieldset>
  );
}

/**
 * Shows the fields of a time. Without JavaScript every hour of any day can be submitted, and the answer reports what is
 * unavailable.
 */
function TimeFields({ time, fields }: { time: TimeFormProps | null; fields: VisitFieldViews }) {
  const asked = time && chosenAtFirst(time, fields);
  const [day, setDay] = useState(asked?.day ?? "");
  const had = useFreeSlots(time, day);
  if (time === null)
    return <p className="text-sm text-ink-soft">Harinya Anda sepakati dengan penjual setelah memesan.</p>;
  const days = time.days.map(({ value, weekday, date }) => ({ value, label: `${weekday}, ${date}` }));
  const slots = time.slots.filter(({ value }) => had === undefined || had.includes(value));
  const [slot] = [fields.slots.initialValue].flat();
  return (
    <>
      <div className="field-pair">
        <SelectField
          field={fieldWith(fields.day, { initialValue: asked?.day })}
          label="Hari kunjungan"
          placeholder="Pilih hari"
          options={[...days, { value: OTHER_DAY, label: "Hari lain" }]}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectField
          field={fieldWith(fields.slots, { initialValue: slot })}
          label="Jam"
          placeholder="Pilih jam"
          options={slots.map(({ value, text }) => ({ value: String(value), label: `${text} ${time.zone}` }))}
        />
      </div>
      <div className="work-place__other-day">
        <OtherDayField field={fieldWith(fields.otherDay, { initialValue: asked?.otherDay })} time={time} />
        <p className="field__hint work-place__not-hidden">Dipakai bila di atas “Hari lain” yang dipilih.</p>
      </div>
    </>
  );
}

function AddressFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { street, block, landmark, place } = fields;
  const [shown, setShown] = useState(typed(street) ?? "");
  const bad = useOpened([street, block, landmark, place].some(({ errors }) => errors?.length));
  const [only] = visit.places;
  const single = visit.places.length === 1 && only;
  const inputs = (
    <>
      <TextField
        field={street}
        label="Alamat"
        autoComplete="address-line1"
        placeholder={single ? `Jalan dan nomor, ${only.label}` : "Jalan dan nomor"}
        onChange={(event) => setShown(event.target.value)}
      />
      {single ? (
        <input type="hidden" name={place.name} value={only.value} />
      ) : (
        <SelectField
          field={fieldWith(place, { initialValue: typed(place) ?? visit.place })}
          label="Kota atau kabupaten"
          placeholder={visit.place === "" ? "Pilih tempat" : undefined}
          options={visit.places}
        />
      )}
      <div className="field-pair">
        <TextField field={block} label="RT/RW" placeholder="Opsional" autoComplete="off" />
        <TextField field={landmark} label="Patokan" placeholder="Opsional" autoComplete="off" />
      </div>
    </>
  );
  if (visit.known === null) return inputs;
  return (
    <details open={bad}>
      <summary className="mt-3 flex min-h-11 cursor-pointer list-none items-center [&>svg]:mr-3 [&>svg]:mt-0.5">
        <Icon name="pin" />
        <span className="min-w-0 flex-1">{shown}</span>
        <b className="text-action">
          Ubah<span className="sr-only"> alamat</span>
        </b>
      </summary>
      {inputs}
    </details>
  );
}

type AcceptanceProps = {
  wantedTitle: string;
  message: string;
  proposer: { name: string; pictureUrl: string | null };
  terms: ProposalTerms;
  time: string;
  passed: string | null;
  visit: BriefVisitProps | null;
  changed: TermsChange | null;
  result: Result | undefined;
};

/** Shows the form. It contains what the page shows, and the order uses nothing else. */
export function ProposalAcceptance(page: AcceptanceProps) {
  const { wantedTitle, message, proposer, terms, time, passed, visit, changed, result } = page;
  const [form, fields] = useServerForm<"closes" | (typeof VISIT_FIELD_NAMES)[number]>({
    id: "terima",
    lastResult: result,
    defaultValue: {
      closes: true,
      ...visit?.known,
    },
  });
  const name = firstName(proposer.name);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-form">
      <div className="person-row mb-3">
        <Avatar name={proposer.name} pictureUrl={proposer.pictureUrl} />
        <div>
          <h1 className="text-lg">
            Terima penawaran <Bdi>{name}</Bdi>?
          </h1>
          <p className="text-sm text-ink-soft">{wantedTitle}</p>
        </div>
      </div>
      <Form method="post" form={form}>
        <ErrorSummary
          answer={result}
          fields={VISIT_FIELD_NAMES.map((field) => fields[field])}
          formErrors={form.errors}
        />
        {changed && (
          <>
            <TermsChanged changed={changed} />
            {/* The user has read the terms on the previous page, except for changes. */}
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
          {passed && <p className="text-xs text-ink-soft">Melewati tenggat permintaan Anda, {passed}.</p>}
        </Receipt>
        <TrustNote>Ditahan JasaWarga sampai Anda puas.</TrustNote>
        {/* These are the values from the first form. A change is shown before they are replaced. */}
        <input type="hidden" name="shown" value={sentText(result, "shown") ?? JSON.stringify(terms)} />
        <fieldset disabled={busy}>
          {visit && <BriefVisitFields visit={visit} fields={fields} />}
          <Checkbox field={fields.closes} label="Tutup permintaan ini" />
          <StickyBar beside="sidebar" action={<SubmitButton busy={busy}>Terima dan Bayar</SubmitButton>}>
            <Price amount={terms.price} />
          </StickyBar>
        </fieldset>
      </Form>
    </div>
  );
}
