/** Id of the form, for buttons outside it. */
export const PROPOSAL_FORM = "penawaran-baru";
export const MESSAGE_FIELD = `${PROPOSAL_FORM}-message`;

/** Returns whether the page's message field is empty. */
export function isBlank(): boolean {
  const message = document.getElementById(MESSAGE_FIELD);
  return message instanceof HTMLTextAreaElement && message.value.trim() === "";
}
