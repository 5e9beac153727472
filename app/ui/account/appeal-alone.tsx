import { Callout } from "../kit/callout";

/** Shown to the operator who suspended somebody and is the only one who can answer the appeal. */
export function AppealConflict() {
  return (
    <Callout icon="warn" warm>
      Anda yang menangguhkan akun ini, dan tidak ada operator lain yang dapat memutuskan bandingnya. Karena
      itu Anda boleh memutuskannya; catatan operator menyebutkannya.
    </Callout>
  );
}
