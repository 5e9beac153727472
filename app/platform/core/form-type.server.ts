const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const MEDIA_TYPE = new RegExp(`^(${TOKEN}/${TOKEN})`);
/** One `; name=value`, or a bare `;`. A value with escapes does not match: no form's type has any. */
const PARAMETER = new RegExp(`[ \\t]*;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"([^"\\\\]*)"))?`, "y");
/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/;

type FormType =
  | { kind: "urlencoded" }
  | { kind: "multipart"; boundary: string }
  /** Not to be read as a form: another parser might find another boundary in it. */
  | { kind: "broken" }
  | { kind: "other" };

export function formType(header: string | null): FormType {
  const type = mediaType(header);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data")
    return { kind: "other" };
  const parameters = readParameters((header ?? "").trim().slice(type.length));
  if (parameters === null) return { kind: "broken" };
  if (type !== "multipart/form-data") return { kind: "urlencoded" };
  const [boundary, second] = parameters.filter(({ name }) => name === "boundary");
  if (!boundary || second || !BOUNDARY.test(boundary.value)) return { kind: "broken" };
  return { kind: "multipart", boundary: boundary.value };
}

export function mediaType(header: string | null): string {
  return MEDIA_TYPE.exec((header ?? "").trim())?.[1]?.toLowerCase() ?? "";
}

function readParameters(text: string): { name: string; value: string }[] | null {
  const parameters: { name: string; value: string }[] = [];
  PARAMETER.lastIndex = 0;
  while (PARAMETER.lastIndex < text.length) {
    const match = PARAMETER.exec(text);
    if (!match) return null;
    const [, name, token, quoted] = match;
    if (name !== undefined) parameters.push({ name: name.toLowerCase(), value: token ?? quoted ?? "" });
  }
  return parameters;
}
