// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { shownUnit, UNIT_LABELS, unitPrice } from "~/listings/own-text";
import type { Extra, Unit } from "~/listings/package";
import type { QuestionsView } from "~/listings/questions-text";
import { askedQuestions, QUESTIONS_HINT, QuestionFields } from "~/listings/ui/questions";
import {
  type AskedExtra,
  askedExtras,
  chooseAdditions,
  extraCount,
  orderLines,
  sentExtras,
  sumOfLines,
  type TypedExtra,
  typedExtras,
} from "~/orders/choices";
import { lineRows, type TermsChange, travelHint } from "~/orders/opening-text";
import { isQuantity, MIN_QUANTITY, MIN_REQUIREMENTS, REVIEW_WINDOW } from "~/orders/order";
import { OrderPicture } from "~/orders/ui/order";
import { QuantityField, TermsChanged } from "~/orders/ui/terms";
import type { DateInput } from "~/platform/date-text";
import { HOUR } from "~/platform/dates";
import { readWholeNumber } from "~/platform/money";
import { Rating } from "~/reviews/ui/reviews";
import { Checkbox } from "~/ui/choices";
import { ErrorSummary, sentText, TextArea, TextField, typed as typedValue, useOpened } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, besideColumn, EnterButton, type Picture, SubmitButton, twoColumns } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Price, Receipt, type ReceiptRow } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import { TrustNote } from "~/ui/trust-note";
import { VISIT_FIELD_NAMES, VisitFields, type VisitFormProps } from "~/visits/ui/time-fields";
import type { Travel } from "~/visits/visit";
import { countView, ExtrasField } from "./extras-field";

export type OrderedOffer = {
  id: string;
  title: string;
  category: string;
  picture: Picture | null;
  sellerName: string;
  rating: number;
  ratingCount: number;
  responseTime: string | null;
};

export function OrderedOfferPanel({ listing }: { listing: OrderedOffer }) {
  const { picture, category, sellerName, rating, ratingCount, responseTime } = listing;
  return (
    <section className="panel flex items-center" aria-label="Jasa yang dipesan">
      <OrderPicture url={picture?.url ?? null} category={category} />
      <div className="min-w-0 flex-1">
        <h2 className="text-base tracking-normal">
          <Bdi>{listing.title}</Bdi>
        </h2>
        <p className="text-sm text-ink-soft">
          <Bdi>{sellerName}</Bdi> · <Rating rating={rating} count={ratingCount} />
          {responseTime && ` · Membalas ${responseTime}`}
        </p>
      </div>
    </section>
  );
}

/** The sentence next to every promise that money moves only after the buyer agrees. */
const SILENCE_AGREES = `Jika Anda tidak menanggapi dalam ${REVIEW_WINDOW / HOUR} jam setelah hasil diserahkan, hasil dianggap diterima.`;

export function OrderReceipt({
  id,
  rows,
  total,
  note = "Sudah termasuk semua biaya.",
  children,
}: {
  id: string;
  rows: readonly ReceiptRow[];
  total: number | null;
  note?: string;
  children?: ReactNode;
}) {
  return (
    <aside className={besideColumn}>
      <Receipt
        id={id}
        title="Ringkasan Pesanan"
        rows={rows}
        sum={total === null ? undefined : { label: "Total", amount: total }}
      >
        {children}
        <p className="text-xs text-ink-soft">{note}</p>
      </Receipt>
      <ul className="my-4 [&>li]:py-1">
        <li>
          <TrustNote>Pembayaran Anda diamankan oleh JasaWarga.</TrustNote>
        </li>
        <li>
          <TrustNote icon="check">Uang diteruskan ke penjual hanya setelah Anda puas. {SILENCE_AGREES}</TrustNote>
        </li>
      </ul>
    </aside>
  );
}

type OrderedListing = {
  id: string;
  title: string;
};

export type ChosenPackage = {
  name: string;
  price: number;
  unit: Unit;
  days: string;
  revisions: string;
  extras: readonly Extra[];
  /** Travel by the code of a place that costs something to reach. Null if no place does. */
  travel: Readonly<Record<string, Travel>> | null;
};

const RECOUNT = (
  <noscript>
    <p className="mt-2 flex items-center justify-between">
      <span className="text-xs text-ink-soft">Mengubah jumlah atau kota?</span>
      <button className="btn btn--line ml-3 flex-none" type="submit" name="act" value="total">
        Hitung Total
      </button>
    </p>
  </noscript>
);

const hasChoices = ({ extras, travel }: ChosenPackage) => extras.length > 0 || travel !== null;

export function CheckoutSummary({
  listing,
  chosen,
  quantity,
  sum,
}: {
  listing: OrderedListing;
  chosen: ChosenPackage | null;
  quantity: number | null;
  sum: OrderSum | null;
}) {
  const isPlain = chosen === null || (!hasChoices(chosen) && shownUnit(chosen.unit) === null);
  return (
    <OrderReceipt
      id="nota"
      rows={[
        { label: "Jasa", value: listing.title },
        ...(chosen
          ? [
              {
                label: "Paket",
                value: (
                  <>
                    <Bdi>{chosen.name}</Bdi>{" "}
                    <a className="text-sm" href={`/gig/${listing.id}#paket`}>
                      Ubah
                    </a>
                  </>
                ),
              },
            ]
          : [{ label: "Jenis", value: "Permintaan kustom" }]),
        ...(isPlain ? [{ label: "Jumlah", value: <span aria-live="polite">{quantity ?? "–"}</span> }] : []),
        { label: "Waktu pengerjaan", value: chosen ? chosen.days : "Dibicarakan" },
        ...(chosen?.revisions ? [{ label: "Revisi", value: chosen.revisions }] : []),
        ...(chosen === null
          ? [{ label: "Harga", value: "Ditentukan setelah penjual menerima permintaan" }]
          : isPlain || sum === null
            ? [{ label: "Harga satuan", value: unitPrice(chosen.price, chosen.unit) }]
            : sum.rows),
      ]}
      total={sum === null ? null : sum.total}
      note={chosen ? undefined : "Belum ada yang perlu dibayar. Anda memutuskan setelah penjual menawarkan harga."}
    >
      {chosen && hasChoices(chosen) && RECOUNT}
    </OrderReceipt>
  );
}

/** The counts and the place that decide about the sum. `place` is null unless the seller travels there. */
type Typed = { quantity: number | null; extras: readonly TypedExtra[]; place: string | null };

type OrderSum = { total: number; rows: { label: string; value: string }[] };

/** Computes as the server does. Null if a count cannot be ordered. */
function sumOf(chosen: ChosenPackage, { quantity, extras, place }: Typed): OrderSum | null {
  const counted = extras.every((extra) => !extra.ticked || extraCount(extra) !== null);
  if (quantity === null || !counted) return null;
  const travel = place === null ? null : chosen.travel?.[place];
  const { choices } = chooseAdditions(chosen.extras, askedExtras(extras), travel ?? null);
  const lines = orderLines({ name: chosen.name, price: chosen.price, quantity, choices });
  const free = chosen.travel !== null && place !== null && place !== "" && !travel;
  const rows = lineRows(lines, UNIT_LABELS[chosen.unit]);
  return {
    total: sumOfLines(lines),
    rows: free ? [...rows, { label: "Ongkos transport", value: "Termasuk" }] : rows,
  };
}

/**
 * The classes of columns. On wide screens the button is below the receipt, which is not sticky, because it would cover
 * the button.
 */
const ORDER_COLUMNS = `mt-4 lg:[&>:last-child]:static lg:[&>:last-child]:col-start-2 lg:[&>:last-child]:m-0 lg:[&>:last-child]:border-0 lg:[&>:last-child]:bg-transparent lg:[&>:last-child]:p-0 lg:[&>:last-child>:last-child]:m-0 lg:[&>:last-child>:last-child]:flex-1 lg:[&>:last-child>p]:hidden lg:[&>aside]:static ${twoColumns}`;

const SHOWN_TERM_FIELDS = ["shownPrice", "shownTerms"] as const;

const FIELDS = [
  "formId",
  "quantity",
  "requirements",
  "deadline",
  "notes",
  "agreeToTerms",
  ...VISIT_FIELD_NAMES,
  ...SHOWN_TERM_FIELDS,
] as const;

type Offered = ChosenPackage & { fields: Record<(typeof SHOWN_TERM_FIELDS)[number], string> };

const REPLACES_DAYS =
  ". Tanggal yang Anda pilih menggantikan waktu pengerjaan paket. Penjual melihatnya, dan dapat membatalkan pesanan bila tidak sanggup.";

export function OrderForm({
  listing,
  chosen,
  visit,
  questions,
  again,
  formId,
  dates,
  result,
  changed,
  before,
}: {
  listing: OrderedOffer;
  chosen: Offered | null;
  visit: (VisitFormProps & { cancellation: string }) | null;
  questions: QuestionsView | null;
  again: {
    values: Record<string, unknown>;
    extras: readonly AskedExtra[];
    answers: readonly (readonly string[])[];
  } | null;
  formId: string;
  dates: DateInput;
  result: SubmissionResult<string[]> | undefined;
  changed: TermsChange | null;
  before: OrderedBefore | null;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "order",
    lastResult: result,
    defaultValue: { ...visit?.known, ...again?.values },
  });
  const comes = (mode: unknown) => (mode ?? visit?.modes[0]?.value) === "at_buyer";
  const readTyped = (data: FormData): Typed => ({
    quantity: readQuantity(data.get("quantity")),
    extras: typedExtras(data),
    place: comes(data.get("mode")) ? String(data.get("place") ?? "") : null,
  });
  const repeated = again?.extras.map(({ name, count }) => ({ name, count: String(count), ticked: true, index: -1 }));
  const sent = result || !repeated ? sentExtras(result?.initialValue ?? {}) : repeated;
  const [typed, setTyped] = useState<Typed>(() => ({
    quantity: readQuantity(fields.quantity.initialValue),
    extras: sent,
    place: comes(fields.mode.initialValue) ? String(fields.place.initialValue ?? visit?.place ?? "") : null,
  }));
  const follow = (element: HTMLFormElement) => setTyped(readTyped(new FormData(element)));
  const { quantity } = typed;
  const sum = chosen && sumOf(chosen, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what was typed before the script arrived.
  useEffect(() => {
    const element = document.getElementById(form.id);
    if (element instanceof HTMLFormElement) follow(element);
  }, []);
  // The errors that remain, by the full names of nested fields.
  const answered = result && { ...result, error: form.allErrors };
  const asked = askedQuestions(form.id, questions, { result: answered, answers: again?.answers ?? [] });
  const named = visit?.places?.find(({ value }) => value === typed.place)?.label;
  const placeHint =
    chosen?.travel && named ? travelHint(named, chosen.travel[typed.place ?? ""]?.price ?? 0) : undefined;
  const busy = useNavigation().state !== "idle";
  const { requirements, deadline, notes, agreeToTerms } = fields;
  const noted = useOpened(Boolean(typedValue(notes) || notes.errors?.length));
  const first = chosen ? "Lanjutkan ke Pembayaran" : "Kirim Permintaan Kustom";
  const send = before ? (chosen ? "Pesan sekali lagi" : "Kirim sekali lagi") : first;
  return (
    <Form
      method="post"
      form={form}
      className={ORDER_COLUMNS}
      preventScrollReset
      onInput={({ currentTarget }) => follow(currentTarget)}
      onChange={({ currentTarget }) => follow(currentTarget)}
    >
      <EnterButton />
      <div>
        <ErrorSummary
          answer={result}
          fields={[
            fields.quantity,
            ...(chosen?.extras ?? []).map(({ name }, index) =>
              countView(
                { form: form.id, result: answered },
                index,
                sent.find((extra) => extra.name === name),
              ),
            ),
            ...VISIT_FIELD_NAMES.map((name) => fields[name]),
            ...asked.map(({ field }) => field),
            requirements,
            deadline,
            notes,
            agreeToTerms,
          ]}
          formErrors={form.errors}
        />
        {changed && <TermsChanged changed={changed} />}
        {before && <OrderedBeforeNotice {...before} again={send} />}
        <OrderedOfferPanel listing={listing} />
        {again && (
          <p className="mt-4 text-sm text-ink-soft">
            Diisi dari pesanan Anda sebelumnya, dengan harga sekarang. Periksa hari dan jamnya.
          </p>
        )}
        <input type="hidden" name="formId" value={sentText(result, "formId") ?? formId} />
        {/* These are the values from the first form. If the terms changed, the page shows the change first, and the
            next form sends the new ones. */}
        {chosen &&
          SHOWN_TERM_FIELDS.map((name) => (
            <input key={name} type="hidden" name={name} value={sentText(result, name) ?? chosen.fields[name]} />
          ))}
        {sum && <input type="hidden" name="shownTotal" value={sum.total} />}
        <fieldset disabled={busy}>
          <QuantityField
            field={fields.quantity}
            label="Jumlah"
            hint={chosen && shownUnit(chosen.unit) ? `${unitPrice(chosen.price, chosen.unit)}.` : undefined}
            plain={chosen !== null && hasChoices(chosen)}
          />
          {chosen && chosen.extras.length > 0 && (
            <ExtrasField
              form={form.id}
              extras={chosen.extras}
              unit={chosen.unit}
              sent={sent}
              typed={typed.extras}
              result={answered}
            />
          )}
          {visit && <VisitFields visit={visit} fields={fields} placeHint={placeHint} />}
          {visit && <p className="my-3 text-sm text-ink-soft">{visit.cancellation}</p>}
          {questions && <QuestionFields id={questions.id} asked={asked} />}
          <TextArea
            field={requirements}
            label="Deskripsi kebutuhan"
            hint={
              questions
                ? `${QUESTIONS_HINT} ${questions.example}`
                : `Ceritakan apa yang Anda perlukan, untuk apa, dan apa yang sudah Anda punya. Sedikitnya ${MIN_REQUIREMENTS} karakter.`
            }
            low={questions !== null}
          />
          {/* For a visit, the day above is the deadline. */}
          {(!visit || visit.modes.some(({ value }) => value === "online")) && (
            <TextField
              field={deadline}
              label="Tenggat"
              hint={`Contoh: ${dates.placeholder}${chosen ? REPLACES_DAYS : ""}`}
              optional
              short
              type="date"
              {...dates}
            />
          )}
          <details className="disclosure disclosure--quiet mt-2" open={noted}>
            <summary>Tambah catatan (opsional)</summary>
            <div>
              <TextArea field={notes} label="Catatan" low rows={3} />
            </div>
          </details>
          <Checkbox
            field={agreeToTerms}
            label={
              <>
                Saya menyetujui <a href="/terms">syarat dan ketentuan</a>
              </>
            }
          />
        </fieldset>
      </div>
      <CheckoutSummary listing={listing} chosen={chosen} quantity={quantity} sum={sum} />
      <StickyBar action={<SubmitButton busy={busy}>{send}</SubmitButton>}>
        {chosen ? (
          <>
            {/* This says the quantity, because without JavaScript it does not follow the typed one. */}
            <span className="text-xs text-ink-soft">Total{quantity !== null && ` untuk ${quantity}`}</span>
            <br />
            {sum === null ? "–" : <Price amount={sum.total} />}
          </>
        ) : (
          <span className="text-xs text-ink-soft">Harga dari penjual</span>
        )}
      </StickyBar>
    </Form>
  );
}

export type OrderedBefore = { sentence: string; path: string };

/** Tells the buyer about an identical order from shortly before. The next submit places another one on purpose. */
function OrderedBeforeNotice({ sentence, path, again }: OrderedBefore & { again: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the notice answers a submit; without JavaScript nothing else moves the focus to it.
    <div className="panel my-4" role="alert" tabIndex={-1} aria-labelledby="h-before" ref={box} autoFocus>
      <h2 id="h-before">{sentence}</h2>
      <p className="mt-2">
        Pesanan itu belum dibayar. Tekan “{again}” hanya jika Anda ingin membuat satu lagi yang sama.
      </p>
      <p className="actions">
        <AppButtonLink look="line" to={path}>
          Lihat pesanan itu
        </AppButtonLink>
      </p>
      <input type="hidden" name="again" value="yes" />
    </div>
  );
}

function readQuantity(typed: unknown): number | null {
  const quantity = readWholeNumber(String(typed ?? MIN_QUANTITY));
  return isQuantity(quantity) ? quantity : null;
}
