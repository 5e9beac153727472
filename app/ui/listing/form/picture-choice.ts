import { useState } from "react";
import { lostPicturesSentence } from "~/copy/core/pictures";
import type { RejectedForm } from "../../kit/form/form-result";

/** The chosen files and their fault; undefined leaves it to the server's answer. `refused`: not worth sending. */
export function usePictureChoice(rejected: RejectedForm | undefined) {
  const [cameWith] = useState(rejected);
  const [chosen, setChosen] = useState<{ after: RejectedForm | undefined; fault: string | null }>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const lost = rejected !== undefined && rejected === cameWith ? rejected.pictures : 0;
  const fault = chosen?.after === rejected ? chosen?.fault : undefined;
  return {
    refused: Boolean(fault),
    errors: fault !== undefined ? present(fault) : lost > 0 ? [lostPicturesSentence(lost)] : undefined,
    files,
    choose(found: string | null, picked: readonly File[] = []) {
      setChosen({ after: rejected, fault: found });
      setFiles(picked);
    },
  };
}

function present(fault: string | null): string[] {
  return fault === null ? [] : [fault];
}
