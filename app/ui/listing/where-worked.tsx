import { Callout } from "../kit/callout";
import { Section } from "../kit/section";

type Mode = { label: string; places: readonly string[]; more: number };

/** "Datang ke tempat Anda: Kota Depok, Jakarta Selatan, 3 lagi" */
export function WorkModes({ modes }: { modes: readonly Mode[] }) {
  return (
    <Callout icon="pin" small>
      {modes.map(({ label, places, more }) => (
        <span key={label} className="block">
          <b>{label}</b>
          {places.length > 0 && `: ${places.join(", ")}`}
          {more > 0 && (
            <>
              , <a href="#wilayah">{more} lagi</a>
            </>
          )}
        </span>
      ))}
    </Callout>
  );
}

export function ServedAreas({
  areas,
  askHref,
}: {
  areas: readonly { name: string; href: string }[];
  askHref: string | undefined;
}) {
  if (areas.length === 0) return null;
  return (
    <Section id="wilayah" title="Wilayah layanan">
      <p className="chips">
        {areas.map(({ name, href }) => (
          <a key={href} className="chip" href={href}>
            {name}
          </a>
        ))}
      </p>
      {askHref && (
        <p className="small soft mt-3">
          Di luar ini?{" "}
          <a className="py-2" href={askHref}>
            Tanya Penjual
          </a>{" "}
          apakah bisa datang.
        </p>
      )}
    </Section>
  );
}
