// Runs before `npm run build`: a build replaces folders that another command may be using.
import { fileURLToPath } from "node:url";
import { busyMessage, isAlive, readLock } from "./lock.mjs";

const { JASAWARGA_LOCK: file, JASAWARGA_MAY_BUILD: asked } = process.env;
const holder = readLock(file ?? fileURLToPath(new URL("../../.wrangler/in-use.json", import.meta.url)));
if (!asked && holder && isAlive(holder)) {
  const beside = holder.stage === "serving";
  console.warn(busyMessage(holder, beside));
  if (!beside) process.exit(1);
}
