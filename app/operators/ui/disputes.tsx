import { useNavigation } from "@remix-run/react";
import type { MessageView } from "~/messages/message";
import { MessagePictures } from "~/messages/ui/conversation";
import { returnRows } from "~/orders/money-text";
import type { People } from "~/orders/order";
import { divisionOf, partInput, readByPart } from "~/orders/parts";
import { type AskedRuling, isSame, type Ruling } from "~/orders/ruling";
import { SeenVersion } from "~/orders/ui/order";
import { formatDateTime } from "~/platform/dates";
import { formatRupiah, SECOND_PERSON_ABOVE } from "~/platform/money";
import { isolated, shortTitle, titleWithId } from "~/platform/strings";
import { ConfirmBox } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { Bdi, PlainText, Section, SubmitButton } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";
import { Topline } from "~/ui/title-bar";
import type { RulingFormProps } from "./ruling-form";

export const LazyRulingForm = lazyComponent(() => import("./ruling-form").then((loaded) => loaded.RulingForm));

export function DisputeBreadcrumbs({
  id,
  title,
  here,
  decide = false,
}: {
  id: string;
  title: string;
  here?: string;
  decide?: boolean;
}) {
  const place = { text: shortTitle(title), href: `/operator/disputes/${id}` };
  return (
    <Topline
      // The title follows directly below, so phones show only the link back and leave space for the button.
      backOnly={decide}
      menu={
        decide && (
          <a className="btn btn--line lg:hidden" href="#putusan">
            Putuskan
          </a>
        )
      }
    >
      <Breadcrumbs
        trail={[
          { text: "Sengketa", href: "/operator/disputes" },
          ...(here ? [place, { text: here }] : [{ text: titleWithId(title, id) }]),
        ]}
      />
    </Topline>
  );
}

/** The number of expanded messages. Earlier ones are collapsed. */
const MESSAGES_OPEN = 4;

const READ_NOTICE = "Keduanya diberi tahu bahwa Anda membaca.";

export function CaseConversation({
  id,
  people,
  messages,
  more,
  older,
}: {
  id: string;
  people: People;
  messages: readonly (MessageView & { when: string })[];
  more: boolean;
  older: boolean;
}) {
  const page = `/operator/disputes/${id}`;
  const [before, last] = [messages.slice(0, -MESSAGES_OPEN), messages.slice(-MESSAGES_OPEN)];
  return (
    <Section
      id="percakapan"
      title="Percakapan"
      small
      aside={[messages.length > 0 && `${messages.length}${more ? "+" : ""} pesan`, READ_NOTICE]
        .filter(Boolean)
        .join(" · ")}
    >
      {messages.length === 0 && (
        <p className="text-sm mt-2">Keduanya tidak saling mengirim pesan tentang pesanan ini.</p>
      )}
      {(before.length > 0 || more) && (
        <details className="disclosure mt-2">
          <summary>{before.length > 0 ? `${before.length} pesan sebelumnya` : "Lebih awal"}</summary>
          <div>
            {more && (
              <p>
                <a href={`${page}?before=${messages[0]?.seq}#percakapan`}>Pesan yang lebih awal lagi</a>
              </p>
            )}
            <MessageList messages={before} people={people} />
          </div>
        </details>
      )}
      <MessageList messages={last} people={people} />
      {older && (
        <p className="mt-3">
          <a href={`${page}#percakapan`}>Ke pesan terbaru</a>
        </p>
      )}
    </Section>
  );
}

function MessageList({ messages, people }: { messages: readonly (MessageView & { when: string })[]; people: People }) {
  if (messages.length === 0) return null;
  return (
    <ol className="mt-2 border-l-2 pl-6 text-sm">
      {messages.map(({ seq, mine, body, at, when, pictures }) => {
        const name = mine ? people.seller : people.buyer;
        return (
          <li
            key={seq}
            className={
              mine
                ? "-ml-3 mb-1.5 rounded border border-action-soft bg-action-soft px-3 py-1.5 [overflow-wrap:anywhere]"
                : "-ml-3 mb-1.5 rounded border bg-raised px-3 py-1.5 [overflow-wrap:anywhere]"
            }
          >
            <b className="text-xs text-ink-soft">
              <Bdi>{name}</Bdi>
            </b>{" "}
            <time className="text-xs text-ink-soft" dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
              {when}
            </time>
            {body !== "" && <PlainText text={body} />}
            <MessagePictures pictures={pictures} name={name} look="thumbnails" />
          </li>
        );
      })}
    </ol>
  );
}

export function RulingConfirm({
  version,
  escrow,
  people,
  two: takesTwo,
  proposed,
  findings,
  ruling: { returns, ...asked },
}: Omit<RulingFormProps, "id"> & {
  ruling: Ruling & AskedRuling;
  people: People;
  two: boolean;
  proposed: (Ruling & { mine: boolean }) | null;
}) {
  const busy = useNavigation().state !== "idle";
  const seconds = proposed !== null && !proposed.mine && isSame(proposed, { returns, ...asked });
  const two = takesTwo && !seconds;
  const { seller } = divisionOf(escrow.held, returns, escrow.feePercent);
  return (
    <ConfirmBox
      title={two ? "Ajukan putusan ini?" : "Putuskan seperti ini?"}
      description={
        <>
          <ReceiptRows
            rows={[
              ...rulingRows({ returns, finding: asked.finding ?? null }, { escrow, people, findings }),
              { label: `Diterima ${isolated(people.seller)}`, value: <b>{formatRupiah(seller)}</b> },
            ]}
          />
          <div className="mt-4">
            <PlainText text={`“${asked.reason}”`} />
          </div>
          <p className="mt-4">
            {two
              ? `Nilainya di atas ${formatRupiah(SECOND_PERSON_ABOVE)}: putusan berlaku setelah operator lain menyetujui hal yang sama.`
              : "Kedua pihak langsung diberi tahu. Putusan tidak dapat ditarik kembali."}
          </p>
        </>
      }
    >
      <Form method="post" className="actions">
        <RulingFields {...asked} version={version} />
        <SubmitButton look="danger" busy={busy} name="press" value="rule">
          {two ? "Ajukan Putusan" : "Putuskan"}
        </SubmitButton>
        <SubmitButton look="line" disabled={busy} name="press" value="edit">
          Ubah
        </SubmitButton>
      </Form>
    </ConfirmBox>
  );
}

export function RulingFields({ back, byPart, finding, reason, version }: AskedRuling & { version: number }) {
  const sums = readByPart(byPart) ?? [];
  return (
    <>
      <SeenVersion version={version} />
      {sums.map(({ no, returned }) => (
        <input key={no} type="hidden" name={partInput(no)} value={returned} />
      ))}
      {sums.length === 0 && <input type="hidden" name="back" value={back} />}
      {finding && <input type="hidden" name="finding" value={finding} />}
      <input type="hidden" name="reason" value={reason} />
    </>
  );
}

export function rulingRows(
  { returns, finding }: Pick<Ruling, "returns" | "finding">,
  { escrow, people, findings }: Pick<RulingFormProps, "escrow" | "findings"> & { people: People },
) {
  const { held, feePercent } = escrow;
  const { buyer, seller, fee } = divisionOf(held, returns, feePercent);
  const found = findings?.find(({ value }) => value === finding);
  return [
    ...(found ? [{ label: "Kunjungan", value: found.label }] : []),
    ...returnRows(escrow, returns),
    { label: `Kembali kepada ${isolated(people.buyer)}, pembeli`, value: formatRupiah(buyer) },
    { label: `Bagian ${isolated(people.seller)}, penjual`, value: formatRupiah(seller + fee) },
    ...(fee > 0 ? [{ label: `Biaya platform ${feePercent}%`, value: `− ${formatRupiah(fee)}` }] : []),
  ];
}
