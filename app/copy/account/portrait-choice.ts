import { portraitWeightFault } from "~/domain/account/portrait";
import { portraitFaultSentence } from "./portrait";

/** For a browser, which fetches it once somebody chooses a portrait. */
export function portraitChoiceFault([file]: readonly File[]): string | null {
  const fault = file ? portraitWeightFault(file.size) : null;
  return file && fault ? portraitFaultSentence(fault, file.name) : null;
}
