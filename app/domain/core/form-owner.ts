/** Hidden field of forms: names the account that was signed in when the page was rendered. Signed-out pages lack it. */
export const FORM_OWNER = "_owner";
