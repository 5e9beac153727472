const PATH = "/dashboard/wanted/create";
const MAX_TITLE = 100;

/** The form of a new request, with what was searched as its title. */
export function newRequestHref(q: string): string {
  return q === "" ? PATH : `${PATH}?${new URLSearchParams({ judul: [...q].slice(0, MAX_TITLE).join("") })}`;
}

/** What `newRequestHref` put into the address. */
export function requestedTitle(params: URLSearchParams): string {
  return [...(params.get("judul") ?? "")].slice(0, MAX_TITLE).join("");
}
