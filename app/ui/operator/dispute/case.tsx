import type { ComponentProps } from "react";
import type { OrderStatus, Phase } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { Callout } from "../../kit/callout";
import { Prices } from "../../kit/money/prices";
import { ReceiptRows } from "../../kit/money/receipt";
import { Section } from "../../kit/section";
import { Bdi } from "../../kit/text/bdi";
import { PlainText } from "../../kit/text/plain-text";
import { OrderStatusBadge } from "../../order/status";
import { VerdictCard } from "../../order/verdict";
import { DisputeBreadcrumbs } from "./breadcrumbs";
import type { CaseConversation } from "./conversation";
import type { CaseStep } from "./course";
import { CaseCourse } from "./course-lazy";
import { RulingPanel } from "./ruling-panel";
import { CaseSides } from "./sides";

type DisputeCaseView = {
  id: string;
  title: string;
  status: OrderStatus;
  phase: Phase | null;
  people: People;
  due: { left: string; at: string; late: boolean } | null;
  sides: ComponentProps<typeof CaseSides>["sides"];
  offer: string | null;
  end: ComponentProps<typeof VerdictCard> | null;
  ruling: ComponentProps<typeof RulingPanel>["ruling"];
  conversation: Omit<ComponentProps<typeof CaseConversation>, "id" | "people" | "older">;
  facts: readonly { label: string; value: string; late?: boolean; folded?: boolean }[];
  money: { total: number; feePercent: number; inEscrow: number };
  requirements: string;
  notes: string;
  notesTitle: string;
  steps: readonly CaseStep[];
  /** These are not the latest messages. */
  older: boolean;
};

export function DisputeCase(shown: DisputeCaseView) {
  const { id, title, status, phase, people, due, ruling, money, end } = shown;
  return (
    <>
      <DisputeBreadcrumbs id={id} title={title} decide={ruling.open} />
      <h1 className="text-xl">
        <Bdi>{title}</Bdi>
      </h1>
      <p className="mt-2">
        <OrderStatusBadge status={status} phase={phase} />{" "}
        {due && (
          <b className={due.late ? "inline-block small text-danger" : "inline-block small text-accent-ink"}>
            {due.left} · {due.at}
          </b>
        )}
      </p>
      <div className="two-columns two-columns--judge mt-3">
        <div>
          {end && <VerdictCard {...end} />}
          <CaseSides sides={shown.sides} />
          {shown.offer && (
            <Callout icon="ask" small>
              <Prices text={shown.offer} />
            </Callout>
          )}
          <Facts {...shown} />
          <CaseCourse
            conversation={shown.conversation}
            steps={shown.steps}
            id={id}
            people={people}
            older={shown.older}
          />
        </div>
        {end === null && (
          <aside id="putusan">
            <RulingPanel id={id} people={people} money={money} ruling={ruling} />
          </aside>
        )}
      </div>
    </>
  );
}

function Facts({ facts, requirements, notes, notesTitle }: DisputeCaseView) {
  return (
    <Section id="janji" title="Disepakati dan terjadi" small>
      <div className="small">
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
