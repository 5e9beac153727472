import { Link } from "@remix-run/react";
import { Tag } from "../kit/badge";
import { Panel } from "../kit/panel";
import { PlainText } from "../kit/plain-text";
import { Rows } from "../kit/receipt";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";
import { Note } from "../kit/trust-note";

export type DossierSide = { label: string; id: string; name: string; email: string; suspended: boolean };

/** Who is on an order, and what it is about, each with its own file. */
export function DossierSides({
  sides,
  listing,
}: {
  sides: readonly DossierSide[];
  listing: { id: string; title: string };
}) {
  const rows = sides.map(({ label, id, name, email, suspended }) => ({
    label,
    value: (
      <>
        <Link to={`/operator/people/${id}`}>{name}</Link>
        <br />
        <span className="small soft">{email}</span>
        {suspended && (
          <>
            {" "}
            <Tag look="off">Ditangguhkan</Tag>
          </>
        )}
      </>
    ),
  }));
  const about = {
    label: "Jasa",
    value: <Link to={`/operator/listings/${listing.id}`}>{listing.title}</Link>,
  };
  return <Rows rows={[...rows, about]} />;
}

export type DossierChange = { id: string; by: string; description: string | null; state: string; at: string };

const changeColumns: Column<DossierChange>[] = [
  {
    head: "Usulan",
    kind: "title",
    cell: ({ description, by }) => (
      <>
        {description ?? "Isinya tertutup"}
        <small>dari {by}</small>
      </>
    ),
  },
  { head: "Jawaban", kind: "status", cell: ({ state }) => state },
  { head: "Diusulkan", kind: "plain", cell: ({ at }) => at },
];

/** What one side wanted to change; nothing where nobody did. */
export function DossierChanges({ changes }: { changes: readonly DossierChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Section id="usulan" title="Usulan perubahan" tight>
      <DataTable caption="Usulan perubahan" columns={changeColumns} rows={changes} rowKey={({ id }) => id} />
    </Section>
  );
}

export type DossierFile = { key: string; name: string; size: string; from: string };

/** Names of files, never what is in them. */
export function DossierFiles({ files }: { files: readonly DossierFile[] }) {
  return (
    <Section id="berkas" title="Berkas dan percakapan" tight>
      {files.length > 0 && (
        <Rows
          rows={files.map(({ key, name, size, from }) => ({
            label: from,
            value: (
              <span key={key}>
                {name} <span className="soft">{size}</span>
              </span>
            ),
          }))}
        />
      )}
      <Note icon="lock" small>
        Isi berkas dan percakapan hanya milik kedua pihak. Operator membacanya bila ada sengketa, dari halaman
        sengketanya; dari pesan yang dilaporkan hanya yang di sekitarnya, dari halaman laporannya.
      </Note>
    </Section>
  );
}

/** What the buyer wrote when ordering; null: nobody has disputed the order, so it is not for operators to read. */
export function DossierWords({ words }: { words: { requirements: string; notes: string } | null }) {
  return (
    <>
      <Panel id="kebutuhan" title="Kebutuhan">
        {words ? (
          <PlainText text={words.requirements} />
        ) : (
          <Note icon="lock" small>
            Kebutuhan, catatan, alasan, dan isi usulan terbuka bagi operator sejak salah satu pihak mengajukan
            masalah.
          </Note>
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
