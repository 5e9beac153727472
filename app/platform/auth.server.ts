import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

/**
 * Signing in with a form. `verify` judges what was sent; its verdict may be a refusal, which is an answer like any
 * other here, not an exception.
 */
export function createAuthenticator<Verdict>(verify: (form: FormData, request: Request) => Promise<Verdict>) {
  const strategy = new FormStrategy<Verdict>(({ form, request }) => verify(form, request));
  return new Authenticator<Verdict>().use(strategy, "form");
}
