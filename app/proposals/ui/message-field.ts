/** The id of the form. Buttons outside the form refer to it. */
export const PROPOSAL_FORM = "penawaran-baru";
export const MESSAGE_FIELD = `${PROPOSAL_FORM}-message`;

export function isBlank(): boolean {
  const message = document.getElementById(MESSAGE_FIELD);
  return message instanceof HTMLTextAreaElement && message.value.trim() === "";
}
