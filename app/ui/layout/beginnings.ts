/** Where selling and asking begin, for the sidebar, the account's page and the menu of wide screens. */
export const BEGINNINGS = [
  { to: "/dashboard/services/create", text: "Tawarkan Jasa", note: "Foto, judul, harga", icon: "tool" },
  { to: "/dashboard/wanted/create", text: "Pasang Permintaan", note: "Warga yang menawar", icon: "ask" },
] as const;
