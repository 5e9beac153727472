import { Link, useNavigation } from "@remix-run/react";
import type { OrderAction } from "~/orders/action";
import { SeenVersion } from "~/orders/ui/order";
import { StepButton } from "~/orders/ui/turn";
import { Checkbox } from "~/ui/choices";
import { Form } from "~/ui/form";
import { ButtonLink, Icon, Panel, Section, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import { Tile, TileRow } from "~/ui/tiles";

type Absence =
  | { kind: "note"; text: string; href: string | null }
  | { kind: "buyer"; report: OrderAction; steps: readonly { title: string; text: string }[]; waited: string }
  | {
      kind: "seller";
      orderId: string;
      report: OrderAction | null;
      troubles: readonly { title: string; text: string }[];
    };

export const REPORT = "lapor";

/** Shows how to report that the other side did not come. */
export function OrderAbsence(absence: Absence) {
  if (absence.kind === "note")
    return (
      <p className="mt-3 text-sm text-ink-soft print:hidden">
        {absence.text}
        {absence.href && (
          <>
            {" "}
            Ada masalah? <Link to={absence.href}>Laporkan di sini</Link>.
          </>
        )}
      </p>
    );
  if (absence.kind === "buyer") return <ReportForm {...absence} />;
  const { orderId, report, troubles } = absence;
  return (
    <Panel id="kendala" title="Kalau ada kendala" show="screen">
      {troubles.map(({ title, text }, index) => (
        <details className="disclosure" key={title} open={index === 0 && report !== null}>
          <summary>{title}</summary>
          <div>
            <p className="text-sm text-ink-soft">
              <Prices text={text} />
            </p>
            {index === 0 && report && (
              <p className="actions">
                <StepButton id={orderId} action={report} look="line" />
              </p>
            )}
          </div>
        </details>
      ))}
    </Panel>
  );
}

/** Shows a form that submits to the page of the step, which shows all errors. */
function ReportForm({ report, steps, waited }: Extract<Absence, { kind: "buyer" }>) {
  const [form, fields] = useServerForm<"waited">({ id: "lapor-tidak-datang", lastResult: undefined });
  const busy = useNavigation().state !== "idle";
  return (
    <Panel id={REPORT} title="Laporkan tidak datang" show="screen">
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex items-baseline border-t py-2 first:border-t-0">
            <b className="w-6 flex-none text-lg text-accent-ink" aria-hidden="true">
              {index + 1}
            </b>
            <div className="min-w-0">
              <b>{title}</b>
              <p className="text-sm text-ink-soft">
                <Prices text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Form method="post" form={form} action={report.page ?? ""}>
        <SeenVersion version={report.version} />
        <Checkbox field={fields.waited} label={waited} required />
        <p className="actions">
          <SubmitButton busy={busy}>{report.label}</SubmitButton>
        </p>
      </Form>
      <p className="mt-2 text-xs text-ink-soft">Laporan bisa ditarik dengan satu tekan.</p>
    </Panel>
  );
}

const VISIT_LINE = "mt-3 flex items-start [&>a]:ml-3 [&>a]:flex-none [&>svg]:mr-3 [&>svg]:mt-0.5";

const VISIT_TEXT = "min-w-0 flex-1 [overflow-wrap:anywhere]";

type OrderVisitProps = {
  orderId: string;
  agreed: string | null;
  wish: {
    text: string;
    day: string;
    mine: boolean;
    slots: readonly { value: number; text: string }[];
  } | null;
  status: string;
  place: string;
  where: string | null;
  address: { street: string; block: string; landmark: string } | null;
  map: string | null;
  note: string | null;
  /** True if the answer is in the panel of the reader's turn. */
  isInTurn: boolean;
  mayAccept: boolean;
  mayPropose: boolean;
  calendar: string | null;
  hours: boolean;
};

type Answered = Pick<OrderVisitProps, "orderId" | "agreed" | "wish" | "mayAccept" | "mayPropose">;

export function OrderVisit(visit: OrderVisitProps) {
  const { agreed, wish, status, place, where, address, map, note, calendar, hours, isInTurn } = visit;
  const street = address && [address.street, address.block].filter(Boolean).join(", ");
  return (
    <Section id="jadwal" title="Lokasi dan waktu" small>
      <div className={VISIT_LINE}>
        <Icon name="pin" />
        <div className={VISIT_TEXT}>
          {street && (
            <>
              <b>{street}</b>
              <br />
            </>
          )}
          <span className={street ? "text-sm text-ink-soft" : undefined}>
            {[place, address?.landmark, where].filter(Boolean).join(" · ")}
          </span>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
          {map && (
            <p className="mt-2">
              <ButtonLink look="line" href={map} aria-label={`Buka peta ke ${street}`}>
                Buka Peta
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      {/* A visit that needs an answer is shown above, with the reader's turn. */}
      {(agreed || !isInTurn) && (
        <div className={VISIT_LINE}>
          <Icon name="clock" />
          <div className={VISIT_TEXT}>
            <b>{agreed ?? wish?.text ?? "Belum ada hari"}</b>
            {agreed && wish && !isInTurn && (
              <>
                <br />
                <span className="text-ink-soft">Diusulkan: </span>
                <b>{wish.text}</b>
              </>
            )}
            <br />
            <span className="text-sm text-ink-soft">{status}</span>
          </div>
        </div>
      )}
      <div className="print:hidden">
        {!isInTurn && <VisitAnswer {...visit} />}
        {(calendar || hours) && (
          <p className="text-sm">
            {/* This is a file, which the router cannot load. */}
            {calendar && (
              <a className="inline-block py-2 mr-4" href={calendar} download>
                Simpan ke kalender
              </a>
            )}{" "}
            {hours && (
              <Link className="inline-block py-2" to="/dashboard/services/hours">
                Atur jam kerja
              </Link>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

type OrderContactProps = {
  theirs: { name: string; text: string; call: string; chat: string } | null;
  isGiven: boolean;
};

/** Shows the other side's number. Without one it shows only the link to give a number. */
export function OrderContact({ orderId, theirs, isGiven }: OrderContactProps & { orderId: string }) {
  const own = <Link to={`/account/phone?order=${orderId}`}>{isGiven ? "Ubah" : "Beri"} nomor HP Anda</Link>;
  if (!theirs) return <p className="mt-3 text-sm print:hidden">{own}</p>;
  return (
    <div className="print:hidden">
      <Section id="kontak" title="Kontak" small>
        <p>
          <b>{theirs.text}</b> <span className="text-sm text-ink-soft">{theirs.name}</span>
        </p>
        <p className="actions">
          <ButtonLink look="line" href={theirs.call}>
            Telepon
          </ButtonLink>
          <ButtonLink look="line" href={theirs.chat} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </ButtonLink>
        </p>
        <p className="mt-2 text-sm text-ink-soft">Yang dipakai bila ada masalah hanya yang tertulis di sini.</p>
        <p className="text-sm">{own}</p>
      </Section>
    </div>
  );
}

export function VisitAnswer({ orderId, agreed, wish, mayAccept, mayPropose }: Answered) {
  const busy = useNavigation().state !== "idle";
  const path = `/dashboard/orders/${orderId}/visit`;
  const other = (
    <AppButtonLink look="line" to={path}>
      {agreed || wish ? "Usulkan Waktu Lain" : "Usulkan Waktu"}
    </AppButtonLink>
  );
  if (!mayAccept || !wish) return mayPropose ? <div className="actions">{other}</div> : null;
  const [only] = wish.slots;
  return (
    <Form method="post" action={`${path}-acceptance`}>
      <input type="hidden" name="day" value={wish.day} />
      {wish.slots.length === 1 ? (
        <input type="hidden" name="slot" value={only?.value} />
      ) : (
        <fieldset className="field">
          <legend>Jam yang Anda setujui</legend>
          <TileRow>
            {wish.slots.map(({ value, text }, index) => (
              <Tile
                key={value}
                size="wide"
                lines="one"
                type="radio"
                id={`slot-${value}`}
                name="slot"
                value={value}
                defaultChecked={index === 0}
              >
                {text}
              </Tile>
            ))}
          </TileRow>
        </fieldset>
      )}
      <div className="actions">
        <SubmitButton busy={busy}>Setujui Jadwal</SubmitButton>
        {mayPropose && other}
      </div>
    </Form>
  );
}
