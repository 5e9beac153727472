import { Callout } from "../kit/callout";
import { Panel } from "../kit/panel";

const tips = [
  "Baca persyaratan sampai selesai, lalu jawab satu per satu.",
  "Sebutkan harga dan apa saja yang termasuk di dalamnya.",
  "Sebutkan kapan Anda bisa mulai dan kapan selesai.",
  "Ceritakan satu pekerjaan serupa yang pernah Anda kerjakan.",
  "Pakai bahasa yang sopan dan tanyakan hal yang belum jelas.",
] as const;

export function ProposalTips() {
  return (
    <Panel id="tips" title="Tips Mengajukan Penawaran">
      <ul className="check-list">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Panel>
  );
}

export function ProposalHint() {
  return <Callout icon="ask">Penawaran yang jelas lebih cepat dijawab.</Callout>;
}
