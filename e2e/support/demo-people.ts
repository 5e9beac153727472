import { fileURLToPath } from "node:url";

const sessionFile = (name: string) => fileURLToPath(new URL(`../../test-results/${name}.json`, import.meta.url));

/** Public demo accounts, with the files of their signed-in sessions. */
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
export const OPERATOR = {
  name: "Ayu Pramesti",
  email: "operator@demo.jasawarga.id",
  session: sessionFile("operator"),
};
export const SUSPENDED = {
  name: "Rudi Hartanto",
  email: "rudi@demo.jasawarga.id",
  session: sessionFile("suspended"),
};
export const SECOND_OPERATOR = {
  name: "Bagas Wicaksono",
  email: "operator2@demo.jasawarga.id",
  session: sessionFile("second-operator"),
};
