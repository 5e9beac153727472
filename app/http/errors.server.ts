import { data } from "@remix-run/cloudflare";

/** Thrown by loaders and actions: the route's boundary shows the page for it. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export function badRequest(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

/** 429 with the wait in seconds; the body is what the form's page shows. */
export function tooManyTries<Body>(body: Body, seconds: number) {
  return data(body, { status: 429, headers: { "Retry-After": String(seconds) } });
}
