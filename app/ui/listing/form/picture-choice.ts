import { useState } from "react";
import { ALL_AGAIN, lostPicturesSentence } from "~/copy/core/pictures";
import type { RejectedForm } from "../../kit/form/form-result";
import type { PhotoChoice } from "../../kit/form/photo-field";

/** The chosen files and their fault; undefined leaves it to the server's answer. `refused`: not worth sending. `preparing`: not yet. */
export function usePictureChoice(rejected: RejectedForm | undefined) {
  const [cameWith] = useState(rejected);
  const [chosen, setChosen] = useState<{ after: RejectedForm | undefined; fault: string | null }>();
  const [files, setFiles] = useState<readonly File[] | null>([]);
  const lost = rejected !== undefined && rejected === cameWith ? rejected.pictures : 0;
  const fault = chosen?.after === rejected ? chosen?.fault : undefined;
  return {
    refused: Boolean(fault) || files === null,
    preparing: files === null,
    errors: fault !== undefined ? present(fault) : lost > 0 ? [lostError(lost, rejected)] : undefined,
    lost,
    asked: rejected?.asked,
    files: files ?? [],
    choose(found: PhotoChoice) {
      setChosen({ after: rejected, fault: found.fault });
      setFiles(found.files);
    },
  };
}

/** Without script all of them are gone, not only the refused one. */
function lostError(lost: number, rejected: RejectedForm | undefined): string {
  const fault = rejected?.result.error?.pictures?.[0];
  if (!fault) return lostPicturesSentence(lost);
  return lost > 1 && !rejected?.asked ? `${fault}. ${ALL_AGAIN}` : fault;
}

function present(fault: string | null): string[] {
  return fault === null ? [] : [fault];
}
