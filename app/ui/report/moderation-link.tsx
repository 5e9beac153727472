import { type ModeratedKind, moderationPath } from "~/domain/report/moderation";
import { AppButtonLink } from "../kit/navigation/app-link";

const WORDS: Record<ModeratedKind, { away: string; back: string }> = {
  listing: { away: "Sembunyikan", back: "Tampilkan Kembali" },
  review: { away: "Sembunyikan", back: "Tampilkan Kembali" },
  person: { away: "Tangguhkan Akun", back: "Pulihkan Akun" },
};

export function ModerationLink({ kind, id, away }: { kind: ModeratedKind; id: string; away: boolean }) {
  return (
    <p className="mt-4">
      <AppButtonLink look={away ? "line" : "danger-line"} to={moderationPath({ kind, id })}>
        {away ? WORDS[kind].back : WORDS[kind].away}
      </AppButtonLink>
    </p>
  );
}
