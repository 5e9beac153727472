import { Link } from "@remix-run/react";
import { Panel } from "../kit/panel";

type Earlier = { id: string; reason: string; open: boolean; text: string };
type Act = { id: string; title: string; reason: string; text: string };

export function ReportHistory({ earlier, acts }: { earlier: readonly Earlier[]; acts: readonly Act[] }) {
  return (
    <>
      {earlier.length > 0 && (
        <Panel id="lainnya" title="Laporan lain tentang ini">
          <ul>
            {earlier.map(({ id, reason, open, text }) => (
              <li key={id} className="py-2">
                <Link to={`/operator/reports/${id}`}>{reason}</Link>
                <br />
                <span className="small soft">
                  {text}
                  {open ? ", menunggu" : ", selesai"}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {acts.length > 0 && (
        <Panel id="tindakan" title="Tindakan sebelumnya">
          <ul>
            {acts.map(({ id, title, reason, text }) => (
              <li key={id} className="py-2">
                <b>{title}</b>
                <br />
                <span className="small">{reason}</span>
                <br />
                <span className="small soft">{text}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
