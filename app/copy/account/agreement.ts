import type { Texts } from "~/domain/account/text-versions";
import { announced } from "~/domain/account/text-versions";
import { formatDate } from "~/domain/core/dates";

export const AGREEMENT_PATH = "/account/agreement";
export const AGREEMENT_TITLE = "Persetujuan Anda";
export const AGREED = { message: "Terima kasih, persetujuan Anda dicatat" };
export const MUST_AGREE = "Anda harus menyetujui syarat dan ketentuan";

const NAMES: Record<keyof Texts, { name: string; href: string }> = {
  terms: { name: "Syarat dan Ketentuan", href: "/terms" },
  privacy: { name: "Kebijakan Privasi", href: "/privacy" },
};

export type TextNotice = { name: string; href: string; from: string };

export function textNotices(texts: Texts, now: number): TextNotice[] {
  return (["terms", "privacy"] as const).flatMap((text) => {
    const next = announced(texts[text], now);
    return next ? [{ ...NAMES[text], from: formatDate(Date.parse(next.from)) }] : [];
  });
}
