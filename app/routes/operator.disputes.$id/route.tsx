import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { disputeCaseView } from "~/operators/page-data.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { DisputeBreadcrumbs, LazyRulingForm, RulingFields, rulingRows } from "~/operators/ui/disputes";
import { findDisputeCase } from "~/orders/page-queries.server";
import { askedOf, divisionOf } from "~/orders/parts";
import { OrderStatusBadge, RulingCard, WorkFiles } from "~/orders/ui/order";
import { notFound } from "~/platform/errors.server";
import { formatRupiah, SECOND_PERSON_ABOVE } from "~/platform/money";
import { readSeqKey } from "~/platform/paging";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isolated, titleWithId } from "~/platform/strings";
import { Form } from "~/ui/form";
import { Bdi, Callout, PlainText, Section, SubmitButton } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Prices, Receipt, ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";

const CaseCourse = lazyComponent(() => import("./course").then((loaded) => loaded.CaseCourse));

type Case = NonNullable<ReturnType<typeof disputeCaseView>>;
type RulingProps = Pick<Case, "id" | "people" | "escrow">;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireOperator(context, request);
  const before = readSeqKey(new URL(request.url).searchParams.get("before"));
  const found = await findDisputeCase(context.db, params.id ?? "", before);
  const view = found && disputeCaseView(found, user.id, context.now);
  if (!view) notFound();
  return { ...view, older: before !== null };
}

function ProposedRuling({
  id,
  version,
  returns,
  finding,
  reason,
  proposer,
  mine,
  people,
  escrow,
  findings,
}: RulingProps & { version: number } & Pick<Case["ruling"], "findings"> & NonNullable<Case["ruling"]["proposed"]>) {
  const busy = useNavigation().state !== "idle";
  const { seller } = divisionOf(escrow.held, returns, escrow.feePercent);
  return (
    <Receipt
      id="usulan"
      title={mine ? "Usulan putusan Anda" : `Usulan putusan ${isolated(proposer)}`}
      rows={rulingRows({ returns, finding }, { escrow, people, findings })}
      sum={{ label: `Diterima ${isolated(people.seller)}`, amount: seller }}
    >
      <PlainText text={`“${reason}”`} />
      {mine ? (
        <p className="text-sm text-ink-soft">
          Menunggu persetujuan operator lain. Usulan baru di bawah menggantikannya.
        </p>
      ) : (
        <Form method="post" action={`/operator/disputes/${id}/ruling`}>
          <RulingFields {...askedOf(returns)} finding={finding} reason={reason} version={version} />
          <p className="actions">
            <SubmitButton busy={busy}>Setujui Usulan Ini</SubmitButton>
          </p>
        </Form>
      )}
    </Receipt>
  );
}

function RulingPanel({ id, people, escrow, ruling }: RulingProps & Pick<Case, "ruling">) {
  const { findings } = ruling;
  if (!ruling.open) return <Callout icon="clock">{ruling.why ?? "Pesanan ini tidak lagi dalam sengketa."}</Callout>;
  return (
    <>
      {ruling.proposed && (
        <ProposedRuling
          {...ruling.proposed}
          id={id}
          version={ruling.version}
          people={people}
          escrow={escrow}
          findings={findings}
        />
      )}
      {ruling.two && !ruling.proposed && (
        <Callout icon="ask">
          Nilainya di atas {formatRupiah(SECOND_PERSON_ABOVE)}: putusan Anda berlaku setelah operator lain
          menyetujuinya.
        </Callout>
      )}
      <LazyRulingForm
        id={id}
        version={ruling.version}
        escrow={escrow}
        people={people}
        findings={findings}
        result={undefined}
      />
    </>
  );
}

function CaseSides({ sides }: Pick<Case, "sides">) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:items-start lg:[grid-gap:0.75rem]">
      {sides.map(({ personId, name, figures, said, silence }, index) => (
        <section
          key={personId}
          aria-labelledby={`h-${personId}`}
          className={
            index === 0
              ? "rounded border border-t-4 border-t-accent bg-raised px-4 py-3"
              : "mt-3 rounded border border-t-4 border-t-action bg-raised px-4 py-3 lg:mt-0"
          }
        >
          <h2 id={`h-${personId}`} className="text-base">
            <a className="text-inherit no-underline hover:underline" href={`/u/${personId}`}>
              <Bdi>{name}</Bdi>
            </a>
          </h2>
          <p className="text-xs text-ink-soft">{figures}</p>
          {said && (
            <>
              <p className="text-xs text-ink-soft">
                <time dateTime={new Date(said.at).toISOString()}>{said.when}</time> · {said.after}
              </p>
              <blockquote className="mt-2">
                <LongText text={`“${said.quote}”`} />
              </blockquote>
              <WorkFiles files={said.files} look="stacked" />
            </>
          )}
          {silence && <p className="text-sm mt-2">{silence}</p>}
        </section>
      ))}
    </div>
  );
}

export default function Dispute() {
  const shown = useLoaderData<typeof loader>();
  const { id, title, status, phase, people, due, ruling, escrow, end } = shown;
  return (
    <DetailPage
      heading={
        <>
          <DisputeBreadcrumbs id={id} title={title} decide={ruling.open} />
          <h1 className="text-xl">
            <Bdi>{title}</Bdi>
          </h1>
          <p className="mt-2">
            <OrderStatusBadge status={status} phase={phase} />
          </p>
          {due && (
            <p className={due.late ? "text-sm font-bold text-danger" : "text-sm font-bold text-accent-ink"}>
              {due.left}
              {"\u00a0· "}
              {due.at}
            </p>
          )}
        </>
      }
      layout="judge"
      aside={end === null && <RulingPanel id={id} people={people} escrow={escrow} ruling={ruling} />}
      asideId="putusan"
    >
      {end && <RulingCard {...end} />}
      <CaseSides sides={shown.sides} />
      {shown.offer && (
        <Callout icon="ask" small>
          <Prices text={shown.offer} />
        </Callout>
      )}
      <Facts {...shown} />
      <CaseCourse conversation={shown.conversation} steps={shown.steps} id={id} people={people} older={shown.older} />
    </DetailPage>
  );
}

function Facts({ facts, requirements, notes, notesTitle }: Case) {
  return (
    <Section id="janji" title="Disepakati dan terjadi" small>
      <div className="text-sm">
        <ReceiptRows
          rows={facts.map(({ label, value, late, folded }) => ({
            label,
            value: folded ? (
              <a href="#aktivitas">{value}</a>
            ) : (
              <span className={late ? "text-accent-ink" : undefined}>
                <Prices text={value} />
              </span>
            ),
          }))}
        />
      </div>
      <details className="disclosure">
        <summary>
          {notes ? `Kebutuhan dan ${notesTitle.charAt(0).toLowerCase()}${notesTitle.slice(1)}` : "Kebutuhan"}
        </summary>
        <div>
          <PlainText text={requirements} />
          {notes && (
            <>
              <h3 className="mt-3">{notesTitle}</h3>
              <PlainText text={notes} />
            </>
          )}
        </div>
      </details>
    </Section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data ? `Sengketa: ${titleWithId(data.title, data.id)}` : "Sengketa", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
