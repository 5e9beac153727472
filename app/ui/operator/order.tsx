import { Link } from "@remix-run/react";
import { Badge } from "../kit/badge";
import { Callout } from "../kit/callout";
import { ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";
import { Bdi } from "../kit/text/bdi";
import { PlainText } from "../kit/text/plain-text";

type AdminOrderSide = { label: string; id: string; name: string; email: string; suspended: boolean };

export function AdminOrderSides({
  sides,
  listing,
}: {
  sides: readonly AdminOrderSide[];
  listing: { id: string; title: string };
}) {
  const rows = sides.map(({ label, id, name, email, suspended }) => ({
    label,
    value: (
      <>
        <Link to={`/operator/people/${id}`}>
          <Bdi>{name}</Bdi>
        </Link>
        <br />
        <span className="small soft">{email}</span>
        {suspended && (
          <>
            {" "}
            <Badge look="off">Ditangguhkan</Badge>
          </>
        )}
      </>
    ),
  }));
  const about = {
    label: "Jasa",
    value: (
      <Link to={`/operator/listings/${listing.id}`}>
        <Bdi>{listing.title}</Bdi>
      </Link>
    ),
  };
  return <ReceiptRows rows={[...rows, about]} />;
}

type AdminOrderChange = {
  id: string;
  by: string;
  description: string | null;
  state: string;
  at: string;
};

const changeColumns: Column<AdminOrderChange>[] = [
  {
    head: "Usulan",
    kind: "title",
    cell: ({ description, by }) => (
      <>
        {description ?? "Isinya tertutup"}
        <small>
          dari <Bdi>{by}</Bdi>
        </small>
      </>
    ),
  },
  { head: "Jawaban", kind: "status", cell: ({ state }) => state },
  { head: "Diusulkan", kind: "plain", cell: ({ at }) => at },
];

export function AdminOrderChanges({ changes }: { changes: readonly AdminOrderChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Section id="usulan" title="Usulan perubahan" tight>
      <DataTable caption="Usulan perubahan" columns={changeColumns} rows={changes} rowKey={({ id }) => id} />
    </Section>
  );
}

type AdminOrderFile = { key: string; name: string; size: string; from: string };

/** Names only: operators don't read the files here. */
export function AdminOrderFiles({ files }: { files: readonly AdminOrderFile[] }) {
  return (
    <Section id="berkas" title="Berkas dan percakapan" tight>
      {files.length > 0 && (
        <ReceiptRows
          rows={files.map(({ key, name, size, from }) => ({
            label: from,
            value: (
              <span key={key}>
                <Bdi>{name}</Bdi> <span className="soft">{size}</span>
              </span>
            ),
          }))}
        />
      )}
      <Callout icon="lock" small>
        Isi berkas dan percakapan hanya milik kedua pihak. Operator membacanya bila ada sengketa, dari halaman
        sengketanya; dari pesan yang dilaporkan hanya yang di sekitarnya, dari halaman laporannya.
      </Callout>
    </Section>
  );
}

/** What the buyer wrote when ordering; null: not disputed, so operators may not read it. */
export function AdminOrderTexts({ words }: { words: { requirements: string; notes: string } | null }) {
  return (
    <>
      <Panel id="kebutuhan" title="Kebutuhan">
        {words ? (
          <PlainText text={words.requirements} />
        ) : (
          <Callout icon="lock" small>
            Kebutuhan, catatan, alasan, dan isi usulan terbuka bagi operator sejak salah satu pihak mengajukan
            masalah.
          </Callout>
        )}
      </Panel>
      {words?.notes && (
        <Panel id="catatan" title="Catatan pembeli">
          <PlainText text={words.notes} />
        </Panel>
      )}
    </>
  );
}
