import { KNOWN_PARAMETERS } from "~/platform/edge-cache.server";

export const PARAMETERS = [
  ...KNOWN_PARAMETERS,
  ...[
    "before",
    "cari",
    "provinsi",
    "judul",
    "anggaran",
    "redirectTo",
    "next",
    "token",
    "sent",
    "package",
    "custom",
    "status",
    "transaction_status",
    "order_id",
    "tab",
  ],
  ...["sisi", "to", "index", "_routes", "listing", "order", "with", "bulan"],
  ...["tahap", "report", "subject", "id", "operator", "mengenai", "keadaan", "place", "preview", "akun"],
];
