import type { WorkMode } from "~/domain/visit/offered-places";

export const MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Datang ke tempat Anda",
  at_seller: "Anda datang ke penjual",
  online: "Daring",
};

export const SHORT_MODE_LABELS: Record<WorkMode, string> = {
  at_buyer: "Di tempat Anda",
  at_seller: "Di tempat penjual",
  online: "Daring",
};
