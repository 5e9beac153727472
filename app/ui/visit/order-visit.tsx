import { Link, useNavigation } from "@remix-run/react";
import { ButtonLink, SubmitButton } from "../kit/button";
import { Icon } from "../kit/icon";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";
import { Form } from "../layout/form";

type OrderVisitProps = {
  orderId: string;
  agreed: string | null;
  wish: {
    text: string;
    day: string;
    mine: boolean;
    slots: readonly { value: number; text: string }[];
  } | null;
  standing: string;
  place: string;
  where: string | null;
  address: { street: string; block: string; landmark: string } | null;
  /** Where a map shows the address. */
  map: string | null;
  note: string | null;
  /** `answer`: it stands with the reader's turn. */
  turn: "answer" | "awaited" | "ahead" | null;
  mayAccept: boolean;
  mayPropose: boolean;
  calendar: string | null;
  /** The reader is who works at their own hours. */
  hours: boolean;
};

type Answered = Pick<OrderVisitProps, "orderId" | "agreed" | "wish" | "mayAccept" | "mayPropose">;

/** Where and when the two meet, and whose word is awaited. */
export function OrderVisit(visit: OrderVisitProps) {
  const { agreed, wish, standing, place, where, address, map, note, calendar, hours, turn } = visit;
  const street = address && [address.street, address.block].filter(Boolean).join(", ");
  return (
    <Section id="jadwal" title="Lokasi dan waktu" small>
      <div className="visit-line">
        <Icon name="pin" />
        <div>
          {street && (
            <>
              <b>{street}</b>
              <br />
            </>
          )}
          <span className={street ? "small soft" : undefined}>
            {[place, address?.landmark, where].filter(Boolean).join(" · ")}
          </span>
          {note && <p className="small soft">{note}</p>}
        </div>
        {map && (
          <ButtonLink look="line" href={map} aria-label={`Buka peta ke ${street}`}>
            Buka Peta
          </ButtonLink>
        )}
      </div>
      {/* What is to be answered stands above, with the reader's turn. */}
      {(agreed || turn !== "answer") && (
        <div className="visit-line">
          <Icon name="clock" />
          <div>
            <b>{agreed ?? wish?.text ?? "Belum ada hari"}</b>
            {agreed && wish && turn !== "answer" && (
              <>
                <br />
                <span className="soft">Diusulkan: </span>
                <b>{wish.text}</b>
              </>
            )}
            <br />
            <span className="small soft">{standing}</span>
          </div>
        </div>
      )}
      <div className="no-print">
        {turn !== "answer" && <VisitAnswer {...visit} />}
        {(calendar || hours) && (
          <p className="small">
            {/* A file, which the router cannot take. */}
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
          <div className="tile-row tile-row--wide">
            {wish.slots.map(({ value, text }, index) => (
              <div className="tile-row__tile" key={value}>
                <input
                  type="radio"
                  id={`slot-${value}`}
                  name="slot"
                  value={value}
                  defaultChecked={index === 0}
                />
                <label htmlFor={`slot-${value}`}>{text}</label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <div className="actions">
        <SubmitButton busy={busy}>Setujui Jadwal</SubmitButton>
        {mayPropose && other}
      </div>
    </Form>
  );
}
