import type { AppLoadContext } from "@remix-run/cloudflare";
import { AGREEMENT_PATH } from "~/copy/account/agreement";
import { selectStanding } from "~/db/account/consents.server";
import { owedConsents, type Texts } from "~/domain/account/text-versions";
import { withReturn } from "~/domain/core/return-path";

export async function afterAgreement(
  { db, now }: AppLoadContext,
  { userId, texts, to }: { userId: string; texts: Texts; to: string },
): Promise<string> {
  const agreed = await selectStanding(db, userId);
  return owedConsents(texts, agreed, now).length > 0 ? withReturn(AGREEMENT_PATH, to) : to;
}
