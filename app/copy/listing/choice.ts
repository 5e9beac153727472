import { choiceFault } from "~/domain/listing/picture";
import { choiceFaultSentence } from "./picture";

/** For a browser, which fetches it once somebody chooses photos. */
export function photosFault(files: readonly File[], most: number): string | null {
  const fault = choiceFault(files, { most });
  return fault && choiceFaultSentence(fault);
}
