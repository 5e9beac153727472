export const sari = "Sari";
