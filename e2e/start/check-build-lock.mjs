// `npm run build` asks this first: a build empties and fills folders that another command in this folder may be using.
import { fileURLToPath } from "node:url";
import { busy, isAlive, readLock } from "./lock.mjs";

const { JASAWARGA_LOCK: file, JASAWARGA_MAY_BUILD: asked } = process.env;
const holder = readLock(file ?? fileURLToPath(new URL("../../.wrangler/in-use.json", import.meta.url)));
// Who has the lock builds as part of its work.
if (!asked && holder && isAlive(holder)) {
  const beside = holder.stage === "serving";
  console.warn(busy(holder, beside));
  if (!beside) process.exit(1);
}
