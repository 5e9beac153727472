/** Thrown by loaders and actions: the route's boundary shows the page for it. `said` goes along with its data. */
export function notFound(said = "Not Found"): never {
  throw new Response(null, { status: 404, statusText: said });
}

/** No such listing, or none that this reader may see. */
export function noService(): never {
  notFound("Service not found");
}

/** No such order, or somebody else's. */
export function noOrder(): never {
  notFound("Order not found");
}

export function badRequest(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

/** The page is there and takes no form. */
export function methodNotAllowed(): never {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
}

/** More than a form may hold. */
export function tooLarge(): never {
  throw new Response(null, { status: 413, statusText: "Payload Too Large" });
}
