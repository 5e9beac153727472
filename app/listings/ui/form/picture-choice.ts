import { useState } from "react";
import { CHOOSE_ALL_FILES_AGAIN, lostPicturesSentence } from "~/platform/file-text";
import type { RejectedForm } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";

/** `errors` is for the field, `summarised` for the summary. Undefined keeps those of the server. */
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

/** Without JavaScript the browser drops all chosen pictures, not only the refused one. */
function lostError(lost: number, rejected: RejectedForm | undefined): string {
  const fault = rejected?.result.error?.pictures?.[0];
  if (!fault) return lostPicturesSentence(lost);
  return lost > 1 && !rejected?.asked ? `${fault}. ${CHOOSE_ALL_FILES_AGAIN}` : fault;
}
