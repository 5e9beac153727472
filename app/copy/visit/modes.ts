import type { WorkMode } from "~/domain/visit/request";

/** As the buyer chooses, and as the order's page says it to the buyer. */
export const MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Datang ke tempat Anda",
  at_seller: "Anda datang ke penjual",
  online: "Daring",
};

/** As the buyer chooses between them where there is room for a line. */
export const SHORT_MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Di tempat Anda",
  at_seller: "Di tempat penjual",
  online: "Daring",
};
