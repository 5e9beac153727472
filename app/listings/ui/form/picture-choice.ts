import { useState } from "react";
import { CHOOSE_ALL_FILES_AGAIN, lostPicturesSentence } from "~/platform/file-text";
import type { RejectedForm } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";

/** Keeps chosen pictures. `errors` is for the field, `summarised` for the summary. Undefined keeps the server's. */
export function usePictureChoice(rejected: RejectedForm | undefined) {
  const [cameWith] = useState(rejected);
  const { fault, summarised, ...choice } = useFileChoice(rejected);
  const lost = rejected !== undefined && rejected === cameWith ? rejected.pictures : 0;
  const again = lost > 0 ? [lostError(lost, rejected)] : undefined;
  return {
    ...choice,
    lost,
    asked: rejected?.asked,
    errors: errorsOf(fault) ?? again,
    summarised: errorsOf(summarised) ?? again,
  };
}

/** Returns the error for lost pictures. Without JavaScript the browser drops all that were chosen. */
function lostError(lost: number, rejected: RejectedForm | undefined): string {
  const fault = rejected?.result.error?.pictures?.[0];
  if (!fault) return lostPicturesSentence(lost, rejected?.names);
  return lost > 1 && !rejected?.asked ? `${fault}. ${CHOOSE_ALL_FILES_AGAIN}` : fault;
}
