import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { useState } from "react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { firstName } from "~/accounts/person";
import type { ProposalTerms } from "~/orders/opening";
import { orderPath } from "~/orders/order";
import { CANCELLED_SINCE } from "~/orders/step-text";
import type { TermsChange } from "~/orders/text";
import { TermsChanged } from "~/orders/ui/terms";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { notFound } from "~/platform/errors.server";
import {
  type FormResult,
  parseForm,
  readForm,
  refuseTyped,
  rejected,
  statusOf,
  typedTexts,
} from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { requireUser } from "~/platform/viewer.server";
import { acceptProposal } from "~/proposals/commands.server";
import { acceptanceForm } from "~/proposals/form.server";
import { acceptanceView } from "~/proposals/page-data.server";
import { receivedPath } from "~/proposals/proposal";
import { findProposalToShow } from "~/proposals/queries.server";
import { acceptingRefusalSentence } from "~/proposals/text";
import { ProposalNotFound } from "~/proposals/ui/proposal-not-found";
import { Checkbox, SelectField } from "~/ui/choices";
import {
  controlProps,
  ErrorSummary,
  FieldNotes,
  formResult,
  type Result,
  TextField,
  typed,
} from "~/ui/fields";
import { Form } from "~/ui/form";
import { Topline } from "~/ui/frame";
import { Avatar, Bdi, Icon, SubmitButton, TrustNote } from "~/ui/kit";
import { StickyBar } from "~/ui/later";
import { Breadcrumbs } from "~/ui/navigation";
import { Price, Receipt } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { askedVisit } from "~/visits/form.server";
import { type Address, OTHER_DAY } from "~/visits/request";
import { visitErrors } from "~/visits/requests.server";
import {
  chosenAtFirst,
  MODE_CHOICES,
  OtherDayField,
  type TimeFormProps,
  useFreeSlots,
  VISIT_FIELDS,
  type VisitFieldViews,
} from "~/visits/ui/time-fields";

type Option = { value: string; label: string };

export type BriefVisitProps = {
  modes: readonly { value: keyof typeof MODE_CHOICES; label: string }[];
  time: TimeFormProps | null;
  places: readonly Option[];
  place: string;
  known: Address | null;
};

/** A known address is a collapsed row. */
export function BriefVisitFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { mode } = fields;
  const chosen = typed(mode) ?? visit.modes[0]?.value;
  return (
    <fieldset className={mode.errors?.length ? "has-error" : undefined}>
      <legend className="sr-only">Di mana dikerjakan?</legend>
      <FieldNotes field={mode} />
      <div className="work-place--brief">
        {visit.modes.flatMap(({ value, label }, index) => {
          const id = index === 0 ? mode.id : `${mode.id}-${value}`;
          return [
            <input
              key={value}
              {...controlProps(mode)}
              className={MODE_CHOICES[value]}
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
        <div className="work-place__when">
          <TimeFields time={visit.time} fields={fields} />
        </div>
        <div className="work-place__address">
          <AddressFields visit={visit} fields={fields} />
        </div>
      </div>
    </fieldset>
  );
}

/** Without JavaScript every hour of any day can be submitted, and the answer reports what is unavailable. */
function TimeFields({ time, fields }: { time: TimeFormProps | null; fields: VisitFieldViews }) {
  const asked = time && chosenAtFirst(time, fields);
  const [day, setDay] = useState(asked?.day ?? "");
  const had = useFreeSlots(time, day);
  if (time === null)
    return <p className="small soft">Harinya Anda sepakati dengan penjual setelah memesan.</p>;
  const days = time.days.map(({ value, weekday, date }) => ({ value, label: `${weekday}, ${date}` }));
  const slots = time.slots.filter(({ value }) => had === undefined || had.includes(value));
  const [slot] = [fields.slots.initialValue].flat();
  return (
    <>
      <div className="field-pair">
        <SelectField
          field={{ ...fields.day, initialValue: asked?.day }}
          label="Hari"
          options={[...days, { value: OTHER_DAY, label: "Hari lain" }]}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectField
          field={{ ...fields.slots, initialValue: slot }}
          label="Jam"
          placeholder="Pilih jam"
          options={slots.map(({ value, text }) => ({ value: String(value), label: `${text} ${time.zone}` }))}
        />
      </div>
      <div className="work-place__other-day">
        <OtherDayField field={{ ...fields.otherDay, initialValue: asked?.otherDay }} time={time} />
        <p className="field__hint work-place__not-hidden">Dipakai bila di atas “Hari lain” yang dipilih.</p>
      </div>
    </>
  );
}

function AddressFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { street, block, landmark, place } = fields;
  const [shown, setShown] = useState(typed(street) ?? "");
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
          field={{ ...place, initialValue: typed(place) ?? visit.place }}
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
  const bad = [street, block, landmark, place].some(({ errors }) => errors?.length);
  return (
    <details open={bad}>
      <summary className="visit-line">
        <Icon name="pin" />
        <span>{shown}</span>
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
  /** Set if the proposed days end after the request's deadline. */
  passed: string | null;
  visit: BriefVisitProps | null;
  changed: TermsChange | null;
  result: Result | undefined;
};

/** The form contains what the page shows, and the order uses nothing else. */
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
        <ErrorSummary
          answer={result}
          fields={VISIT_FIELDS.map((field) => fields[field])}
          formErrors={errors}
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
          {passed && <p className="tiny soft">Melewati tenggat permintaan Anda, {passed}.</p>}
        </Receipt>
        <TrustNote>Ditahan JasaWarga sampai Anda puas.</TrustNote>
        {/* Values from the first form. A change is shown before they are replaced. */}
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

/** Redirects users who may not accept it now, and after acceptance to the order. */
export async function loader({ params: { id, pid }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const received = { id: pid, wantedId: id, buyerId: user.id };
  const found = await findProposalToShow(context.db, received, context.now);
  if (!found) notFound();
  const { orderId } = found.proposal;
  if (orderId) throw await context.toasts.redirectWithSuccess(orderPath(orderId), ALREADY);
  const view = acceptanceView(found, context.now);
  if (!view.ok) throw await notAccepted(context, id, acceptingRefusalSentence(view.reason));
  return view.value;
}

const ALREADY = { message: "Penawaran ini sudah Anda terima", description: "Ini pesanannya." };

const NOT_ACCEPTED = "Penawaran belum diterima";

function notAccepted({ toasts }: AppLoadContext, wantedId: string, description: string) {
  const toast = { message: NOT_ACCEPTED, description };
  return toasts.redirectWithError(receivedPath(wantedId), toast, { status: 303 });
}

export async function action({ params: { id, pid }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, acceptanceForm);
  if (!parsed.ok) return rejected(parsed.result);
  const accepted = await acceptProposal(context, {
    id: pid,
    wantedId: id,
    buyerId: user.id,
    client: user,
    ...parsed.value,
    visit: askedVisit(form),
  });
  if (!accepted.ok) {
    if ("changed" in accepted) return askAnew(parsed.reject({}), accepted.changed);
    if ("faults" in accepted) return rejected(parsed.reject(visitErrors(accepted.faults, form, context.now)));
    if (accepted.reason === "no_proposal") notFound();
    if (accepted.reason === "cancelled_since")
      return context.toasts.redirectWithError(orderPath(accepted.orderId), CANCELLED_SINCE, { status: 303 });
    const sentence = acceptingRefusalSentence(accepted.reason);
    if ("orderId" in accepted)
      refuseTyped(form, { said: NOT_ACCEPTED, why: sentence, back: orderPath(accepted.orderId) });
    if (accepted.reason === "too_many")
      return rejected(parsed.reject({ "": [sentence] }), statusOf(accepted.reason, context.now));
    if (typedTexts(form).length === 0) return notAccepted(context, id, sentence);
    refuseTyped(form, { said: NOT_ACCEPTED, why: sentence, back: receivedPath(id) });
  }
  const toast = { message: "Penawaran diterima", description: "Bayar untuk memulai pekerjaan." };
  const headers = FRESH_DOCUMENT;
  return context.toasts.redirectWithSuccess(`/payment/${accepted.value}`, toast, { status: 303, headers });
}

function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shown: _, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

/** Reloads changed terms together with the message about them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Acceptance() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ changed?: TermsChange; result: FormResult }>();
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: receivedPath(page.wantedId) },
            { text: "Terima" },
          ]}
        />
      </Topline>
      <ProposalAcceptance {...page} changed={answer?.changed ?? null} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Terima penawaran", "Penawaran tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "ordering", ownStep: true };

export function ErrorBoundary() {
  const error = useRouteError();
  const { id } = useParams();
  return (
    <ProposalNotFound
      status={isRouteErrorResponse(error) ? error.status : 500}
      list={{ href: receivedPath(id ?? ""), text: "Kembali ke daftar penawaran" }}
    />
  );
}
