import { onTimeShare, type SellerStatistics } from "~/domain/account/seller-statistics";
import { responseTime } from "./seller-statistics";

/** Fewer completed orders say nothing of how somebody works. */
const TELLING = 5;

export const NEW_HERE = "Baru bergabung";

type Figure = { label: string; value: string };

export function sellerFigures(seller: SellerStatistics): Figure[] {
  if (seller.completedCount < TELLING) return [];
  const answers = responseTime(seller.responseMinutes);
  const onTime = onTimeShare(seller);
  return [
    ...(answers ? [{ label: "membalas", value: answers.replace(/^dalam /, "") }] : []),
    ...(onTime ? [{ label: "tepat waktu", value: onTime }] : []),
    { label: "selesai", value: String(seller.completedCount) },
  ];
}
