import { fileURLToPath } from "node:url";

const sessionFile = (name: string) =>
  fileURLToPath(new URL(`../../test-results/${name}.json`, import.meta.url));

/** The demo's two public accounts, and where their signed-in sessions are kept for the tests. */
export const BUYER = {
  name: "Budi Santoso",
  email: "pembeli@demo.jasawarga.id",
  session: sessionFile("buyer"),
};
export const SELLER = {
  name: "Sari Wulandari",
  email: "penjual@demo.jasawarga.id",
  session: sessionFile("seller"),
};
