import type { ComponentProps } from "react";
import { shortId } from "~/domain/core/text";
import type { MessageView } from "~/domain/message/view";
import type { OrderStatus, Phase } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { Breadcrumbs } from "../kit/breadcrumbs";
import { Panel } from "../kit/panel";
import { PlainText } from "../kit/plain-text";
import { Receipt, type ReceiptRow } from "../kit/receipt";
import { Section } from "../kit/section";
import { Timeline, type TimelineStep } from "../kit/timeline";
import { Callout } from "../kit/trust-note";
import { Topline } from "../layout/dashboard";
import { MessageList } from "../message/list";
import { OrderDispute } from "../order/dispute";
import { OrderStatusBadge } from "../order/status";
import { RulingPanel } from "./ruling-panel";

export type DisputeCaseView = {
  id: string;
  title: string;
  status: OrderStatus;
  phase: Phase | null;
  people: People;
  buyerId: string;
  sellerId: string;
  dispute: Omit<ComponentProps<typeof OrderDispute>, "toOperator" | "zone">;
  ruling: ComponentProps<typeof RulingPanel>["ruling"];
  conversation: { messages: readonly MessageView[]; more: boolean };
  rows: readonly ReceiptRow[];
  money: { total: number; feePercent: number; inEscrow: number };
  requirements: string;
  notes: string;
  notesTitle: string;
  steps: readonly TimelineStep[];
  /** These are not the latest messages. */
  older: boolean;
};

export function DisputeCase(shown: DisputeCaseView) {
  const { id, title, status, phase, people, dispute, ruling, money } = shown;
  return (
    <>
      <DisputeBreadcrumbs id={id} />
      <div className="detail-header">
        <h1>{title}</h1>
        <p>
          <OrderStatusBadge status={status} phase={phase} />
        </p>
      </div>
      <p className="small soft">
        Pembeli <a href={`/u/${shown.buyerId}`}>{people.buyer}</a> · penjual{" "}
        <a href={`/u/${shown.sellerId}`}>{people.seller}</a>
        {ruling.open && (
          <>
            {" · "}
            <a href="#putuskan">Langsung ke putusan</a>
          </>
        )}
      </p>
      <div className="two-columns mt-4">
        <div>
          <OrderDispute {...dispute} toOperator />
          <CaseConversation {...shown} />
          <Section id="aktivitas" title="Aktivitas" tight>
            <Timeline steps={shown.steps} />
          </Section>
          {dispute.end === null && (
            <Section id="putuskan" title="Putusan" tight>
              <RulingPanel id={id} people={people} money={money} ruling={ruling} />
            </Section>
          )}
        </div>
        <aside>
          <Receipt
            id="janji"
            title="Yang disepakati"
            rows={shown.rows}
            sum={{ label: "Dalam titipan", amount: money.inEscrow }}
          />
          <Panel id="kebutuhan" title="Kebutuhan">
            <PlainText text={shown.requirements} />
          </Panel>
          {shown.notes && (
            <Panel id="catatan" title={shown.notesTitle}>
              <PlainText text={shown.notes} />
            </Panel>
          )}
        </aside>
      </div>
    </>
  );
}

export function DisputeBreadcrumbs({ id, here }: { id: string; here?: string }) {
  const place = { text: shortId(id), href: `/operator/disputes/${id}` };
  return (
    <Topline>
      <Breadcrumbs
        trail={[
          { text: "Sengketa", href: "/operator/disputes" },
          ...(here ? [place, { text: here }] : [{ text: place.text }]),
        ]}
      />
    </Topline>
  );
}

function CaseConversation({ id, people, conversation, older }: DisputeCaseView) {
  const { messages, more } = conversation;
  const page = `/operator/disputes/${id}`;
  return (
    <Section id="percakapan" title="Percakapan pesanan" tight>
      <Callout icon="lock" small>
        Anda membacanya karena pesanan ini dalam sengketa; kedua pihak diberi tahu. Isinya hanya untuk
        memutuskan.
      </Callout>
      {more && (
        <p className="text-center">
          <a className="btn btn--quiet" href={`${page}?before=${messages[0]?.seq}#percakapan`}>
            Pesan sebelumnya
          </a>
        </p>
      )}
      {messages.length === 0 ? (
        <p className="soft">Keduanya tidak saling mengirim pesan tentang pesanan ini.</p>
      ) : (
        <MessageList messages={messages} otherName={people.buyer} ownName={people.seller} />
      )}
      {older && (
        <p className="actions">
          <a className="btn btn--line" href={`${page}#percakapan`}>
            Ke pesan terbaru
          </a>
        </p>
      )}
    </Section>
  );
}
