export const DONE = "Selesai";
