export function sentBefore(request: Request, etag: string): boolean {
  const asked = request.headers.get("If-None-Match");
  if (asked === null) return false;
  if (asked.trim() === "*") return true;
  return asked.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Weak and strong tags are equal: a proxy may have weakened ours by compressing. */
function bare(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}

type ByteRange = { offset: number; length: number };

const RANGE = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/;

/** Null for the whole, also for other units, several ranges, or a stale If-Range. */
export function readRange(
  request: Request,
  object: { etag: string; size: number },
): ByteRange | "unsatisfiable" | null {
  const found = RANGE.exec(request.headers.get("Range") ?? "");
  const ifRange = request.headers.get("If-Range");
  if (!found || (ifRange !== null && ifRange !== object.etag)) return null;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), object.size);
    return length > 0 ? { offset: object.size - length, length } : "unsatisfiable";
  }
  const offset = Number(first);
  const end = last === "" ? object.size - 1 : Math.min(Number(last), object.size - 1);
  if (last !== "" && Number(last) < offset) return null;
  return offset < object.size ? { offset, length: end - offset + 1 } : "unsatisfiable";
}
