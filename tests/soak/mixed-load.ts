const WORDS = "servis ac cuci logo desain foto les matematika bersih rumah antar pindahan jahit katering".split(" ");
const PASSWORD = "Demo#2026";

/** `signIn` returns a Cookie header, `found` the addresses that a page links to. */
export function visitorOf(origin: string) {
  const at = (path: string) => `${origin}${path}`;
  const get = async (path: string, cookie = "") => {
    const response = await fetch(at(path), { redirect: "manual", headers: { Cookie: cookie } });
    return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() };
  };
  const post = async (path: string, body: FormData | URLSearchParams, cookie = "") => {
    const headers = { Origin: origin, Cookie: cookie };
    const response = await fetch(at(path), { method: "POST", redirect: "manual", headers, body });
    return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() };
  };
  const signIn = async (email: string) => {
    const { status, cookies } = await post("/login", new URLSearchParams({ email, password: PASSWORD }));
    if (status !== 303) throw new Error(`${email} cannot sign in: ${status}`);
    return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
  };
  const found = (pages: { text: string }[], pattern: RegExp): [string, ...string[]] => {
    const paths = [...new Set(pages.flatMap(({ text }) => text.match(pattern) ?? []))];
    if (paths.length === 0) throw new Error(`no link matches ${pattern}`);
    return paths as [string, ...string[]];
  };
  return { get, post, signIn, found };
}

/** Sends the requests of an ordinary day: mostly reading, some of it signed in, and a few forms. */
export async function mixedLoad(origin: string) {
  const { get, post, signIn, found } = visitorOf(origin);
  const oneOf = (paths: string[]) => () => paths[Math.floor(Math.random() * paths.length)] as string;
  const buyer = await signIn("pembeli@demo.jasawarga.id");
  const seller = await signIn("penjual@demo.jasawarga.id");
  const operator = await signIn("operator@demo.jasawarga.id");
  const open = await Promise.all(["/", "/explore", "/category/design", "/wanted"].map((path) => get(path)));
  const gig = oneOf(found(open, /\/gig\/[2-9a-z]{20}/g));
  const wanted = oneOf(found(open, /\/wanted\/[2-9a-z]{20}/g));
  const picture = oneOf(found(open, /\/media\/[^"'\s,]+/g));
  const person = oneOf(found([await get(gig())], /\/u\/[2-9a-z]{20}/g));
  const order = oneOf(found([await get("/dashboard/orders", buyer)], /\/dashboard\/orders\/[2-9a-z]{20}/g));
  const conversation = oneOf(found([await get("/messages", buyer)], /\/messages\/[2-9a-z]{20}/g));

  const word = () => WORDS[Math.floor(Math.random() * WORDS.length)] as string;
  const own = await get("/messages", buyer);
  const owner = / name="_owner" value="(\w+)"/.exec(own.text)?.[1] ?? "";
  const message = () => {
    const form = new FormData();
    form.set("_owner", owner);
    form.set("message", `Halo, kapan bisa ${word()}?`);
    form.set("formId", crypto.randomUUID());
    return form;
  };
  const wrong = () => ({ email: `${crypto.randomUUID()}@contoh.id`, password: "salah semua" });
  const visits: [weight: number, visit: () => Promise<{ status: number }>][] = [
    [14, () => get("/")],
    [8, () => get(`/explore?q=${word()}`)],
    [6, () => get(`/explore?q=${word()}+${crypto.randomUUID().slice(0, 4)}`)],
    [16, () => get(gig())],
    [5, () => get(wanted())],
    [5, () => get(person())],
    [8, () => get(picture())],
    [4, () => get("/category/delivery")],
    [3, () => get("/help-center")],
    [2, () => get(`/gig/${crypto.randomUUID()}`)],
    [6, () => get("/dashboard/orders", buyer)],
    [6, () => get(order(), buyer)],
    [4, () => get("/messages", buyer)],
    [3, () => get(conversation(), buyer)],
    [3, () => get("/dashboard/services", seller)],
    [3, () => get("/dashboard/balance", seller)],
    [2, () => get("/notifications.data", seller)],
    [2, () => get("/operator", operator)],
    [2, () => post("/login", new URLSearchParams(wrong()))],
    [1, () => post(conversation(), message(), buyer)],
  ];
  // Repeat each visit by its weight, so that a random index selects it.
  const drawn = visits.flatMap(([weight, visit]) => Array.from({ length: weight }, () => visit));

  return async function visit(): Promise<number> {
    const chosen = drawn[Math.floor(Math.random() * drawn.length)] ?? (() => get("/"));
    return (await chosen()).status;
  };
}
