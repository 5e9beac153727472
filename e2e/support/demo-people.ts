import { fileURLToPath } from "node:url";

const sessionFile = (name: string) =>
  fileURLToPath(new URL(`../../test-results/${name}.json`, import.meta.url));

/** The demo's public accounts, and where their signed-in sessions are kept for the tests. */
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
/** Sees their own orders and money, and why. */
export const SUSPENDED = {
  name: "Rudi Hartanto",
  email: "rudi@demo.jasawarga.id",
  session: sessionFile("suspended"),
};
/** For what takes two. */
export const SECOND_OPERATOR = {
  name: "Bagas Wicaksono",
  email: "operator2@demo.jasawarga.id",
  session: sessionFile("second-operator"),
};
