import { CLOSURE_PATH } from "~/copy/account/my-data";
import { Badge } from "../../kit/badge";
import { SubmitButton } from "../../kit/button";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";

export function RestrictionPanel({ since, busy }: { since: string | null; busy: boolean }) {
  return (
    <Panel id="restriction" title="Bekukan akun">
      <p className="soft">
        {since === null
          ? "Profil, jasa, dan permintaan Anda tidak tampil, dan pesanan baru tidak diterima. Pesanan yang berjalan tetap berjalan."
          : `Dibekukan sejak ${since}. Profil, jasa, dan permintaan Anda tidak tampil.`}
      </p>
      <Form method="post" className="mt-5">
        <input type="hidden" name="change" value={since === null ? "restrict" : "lift"} />
        <SubmitButton look="line" busy={busy}>
          {since === null ? "Bekukan akun" : "Pakai lagi akun ini"}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

export function ClosePanel() {
  return (
    <Panel id="close" title="Tutup akun">
      <p className="soft">Data Anda dihapus. Yang wajib disimpan tinggal tanpa nama Anda.</p>
      <div className="mt-5">
        <AppButtonLink look="danger-line" to={CLOSURE_PATH}>
          Tutup akun
        </AppButtonLink>
      </div>
    </Panel>
  );
}

type Consent = { key: string; text: string; version: string; given: string; withdrawn: string | null };

export function ConsentPanel({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return null;
  return (
    <Panel id="consents" title="Persetujuan Anda">
      <ul>
        {consents.map(({ key, text, version, given, withdrawn }) => (
          <li key={key} className="mb-3">
            <b>{text}</b>
            <br />
            <span className="small soft">
              Versi {version}, disetujui {given}
              {withdrawn && `, ditarik ${withdrawn}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="small soft">Menariknya berarti menutup akun.</p>
    </Panel>
  );
}

type Request = {
  id: string;
  label: string;
  status: string;
  open: boolean;
  words: string;
  answer: string;
  asked: string;
  due: string;
};

export function RequestPanel({ requests }: { requests: readonly Request[] }) {
  if (requests.length === 0) return null;
  return (
    <Panel id="requests" title="Permintaan Anda">
      <ul>
        {requests.map(({ id, label, status, open, words, answer, asked, due }) => (
          <li key={id} className="mb-3">
            <div className="spread">
              <b>{label}</b>
              <Badge look={open ? "mark" : "off"}>{status}</Badge>
            </div>
            <span className="small soft">{open ? `Diminta ${asked}, dijawab sebelum ${due}` : asked}</span>
            {words && <p className="small">{words}</p>}
            {answer && (
              <p className="small">
                <b>Jawaban kami:</b> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
