import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

export function createAuthenticator<Verdict>(
  form: FormData,
  verify: (form: FormData, request: Request) => Promise<Verdict>,
) {
  const strategy = new FormStrategy<Verdict>(({ form, request }) => verify(form, request));
  // The library would read the body itself, a second time and without limits.
  strategy.authenticate = (request) => verify(form, request);
  const authenticator = new Authenticator<Verdict>().use(strategy, "form");
  return {
    /** The library copies the request, which workerd refuses to do with a body that was read. */
    authenticate: ({ url, headers }: Request) =>
      authenticator.authenticate("form", new Request(url, { headers })),
  };
}
