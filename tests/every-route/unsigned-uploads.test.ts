import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOperator } from "../support/flows/operators";
import { act, suspend } from "../support/flows/reporting";
import { storedByUploads, UPLOAD_ROUTES, type Upload, type UploadRoute } from "../support/flows/uploading";
import { heading, pageText } from "../support/pages/page-text";
import { png } from "../support/pages/pictures";
import { flowing, multipart } from "../support/pages/request-bodies";
import { turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let chief: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  chief = await newOperator(world, "Dewi Anggraini");
});
afterAll(() => world.stop());

const photo = (name: string) => new File([png(300, 300), new Uint8Array(400_000)], name);
const NAMES = ["foto <depan>.png", "foto belakang.png"];

async function beginUpload(route: UploadRoute): Promise<Upload> {
  const sari = await world.person("Sari Wulandari");
  const sides = { sari, budi: await world.person("Budi Santoso"), offer: await world.listing(sari) };
  const upload = await route.begin(world, sides, NAMES.map(photo));
  await world.settled();
  return upload;
}

type Sender = { name: string; cookieOf(person: TestPerson): Promise<string> };

const SIGNED_OUT: Sender[] = [
  { name: "no session", cookieOf: async () => "" },
  { name: "a session cookie with a forged signature", cookieOf: async ({ cookie }) => `${cookie}x` },
  {
    name: "a session that ended elsewhere",
    async cookieOf({ id, cookie }) {
      await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(id).run();
      return cookie;
    },
  },
];

const ENCODINGS = ["multipart/form-data", "application/x-www-form-urlencoded"] as const;
const CALLERS = ["a document", "a script"] as const;
const CASES = SIGNED_OUT.flatMap((sender) =>
  ENCODINGS.flatMap((encoding) => CALLERS.map((caller) => ({ sender, encoding, caller }))),
);

function encoded(form: FormData, encoding: string): FormData | URLSearchParams {
  if (encoding === "multipart/form-data") return form;
  const fields = new URLSearchParams();
  for (const [name, value] of form) fields.append(name, typeof value === "string" ? value : value.name);
  return fields;
}

const dataOf = (path: string) => path.replace(/^([^?]+)/, "$1.data");

describe.each(UPLOAD_ROUTES)("$name", (route) => {
  // Two of twelve combinations for each upload, so that all of them occur.
  it.each(turns(CASES, UPLOAD_ROUTES.indexOf(route), 2))(
    "sent by $caller as $encoding with $sender.name is shown again",
    async (one) => {
      const upload = await beginUpload(route);
      const cookie = await one.sender.cookieOf(upload.as);
      const form = await world.ownedForm(encoded(upload.form, one.encoding), upload.as);
      const before = await storedByUploads(world);
      const { path } = upload;
      if (path.endsWith("/new")) {
        const answer = await world.fetch(path, { form, cookie });
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ sentence: "Sesi Anda berakhir. Masuk lagi, lalu kirim ulang." });
        return;
      }
      const isScript = one.caller === "a script";
      const answer = await world.fetch(isScript ? dataOf(path) : path, { form, cookie });
      expect(answer.status).toBe(isScript ? 202 : 307);
      const to = `/session-ended?redirectTo=${encodeURIComponent(path)}`;
      if (isScript) expect(await answer.text()).toContain(to);
      else expect(answer.headers.get("Location")).toBe(to);

      const page = await world.fetch(isScript ? dataOf(to) : to, { form, cookie });
      expect(page.status).toBe(401);
      const html = await page.text();
      const said = isScript ? html : pageText(html);
      for (const text of [upload.typed, ...NAMES]) expect(said).toContain(text);
      if (!isScript) {
        expect(heading(html)).toBe("Sesi Anda sudah berakhir");
        expect(html).toContain(`href="/login?redirectTo=${encodeURIComponent(path)}"`);
      }
      expect(await storedByUploads(world)).toBe(before);
    },
  );

  // A suspended person can still finish open orders.
  const refusing = route.takes === "order" ? [] : CALLERS;
  it.each(refusing)("sent by %s while suspended is shown again with a link to the reason", async (caller) => {
    const upload = await beginUpload(route);
    await act(world, chief, suspend(upload.as));
    const before = await storedByUploads(world);
    const isNew = upload.path.endsWith("/new");
    const path = caller === "a script" && !isNew ? dataOf(upload.path) : upload.path;
    const answer = await world.fetch(path, { as: upload.as, form: upload.form });
    if (isNew) expect(answer.status).toBe(401);
    else {
      expect(answer.status).toBe(403);
      const html = await answer.text();
      const said = caller === "a script" ? html : pageText(html);
      for (const text of [upload.typed, ...NAMES]) expect(said).toContain(text);
      expect(html).toContain("/account/suspended");
    }
    expect(await storedByUploads(world)).toBe(before);
  });

  it.each(CALLERS)("sent by %s with another account's session is refused with its text", async (caller) => {
    const upload = await beginUpload(route);
    const other = await world.person("Rina Kartika");
    const before = await storedByUploads(world);
    const visit = { as: other, formOf: upload.as, form: upload.form };
    if (upload.path.endsWith("/new")) {
      const answer = await world.fetch(upload.path, visit);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("akun lain");
    } else if (caller === "a document") {
      const answer = await world.fetch(upload.path, visit);
      expect(answer.status).toBe(409);
      const text = pageText(await answer.text());
      for (const said of [upload.typed, ...NAMES]) expect(text).toContain(said);
    } else {
      const answer = await world.fetch(dataOf(upload.path), visit);
      expect(await answer.text()).toContain("/another-account");
    }
    expect(await storedByUploads(world)).toBe(before);
  });
});

describe("the body of a visitor", () => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string) => `--x\r\nContent-Disposition: form-data; name="pictures"; filename="${name}"\r\n\r\n`;
  const MB = "x".repeat(1_048_576);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const send = (pieces: string[], path = "/dashboard/services/create") =>
    world.fetch(path, { body: flowing(pieces), headers });

  it("keeps the texts behind a photo of 30 MB", async () => {
    const pieces = [part("title", "Cuci AC"), file("besar.jpg"), ...Array.from({ length: 30 }, () => MB)];
    pieces.push("\r\n", part("description", "Dua unit"), "--x--\r\n");
    const page = await send(pieces, "/session-ended?redirectTo=%2Fdashboard%2Fservices%2Fcreate");
    expect(page.status).toBe(401);
    const text = pageText(await page.text());
    for (const said of ["Cuci AC", "besar.jpg", "Dua unit"]) expect(text).toContain(said);
  });

  it("with texts above the limit shows those within it", async () => {
    const page = await send([part("title", "Cuci AC"), part("description", MB), "--x--\r\n"]);
    expect(page.status).toBe(413);
    const text = pageText(await page.text());
    expect(text).toContain("Cuci AC");
    expect(text).not.toContain("xxxx");
  });

  it("is not read above the largest size, or above the hourly limit of its address", async () => {
    const huge = { ...headers, "Content-Length": String(60 * 1_048_576) };
    const path = "/dashboard/services/create";
    const login = `href="/login?redirectTo=${encodeURIComponent(path)}"`;
    const refused = await world.fetch(path, { body: flowing([part("title", "Cuci AC")]), headers: huge });
    expect([refused.status, (await refused.text()).includes(login)]).toEqual([401, true]);

    const from = { ...headers, "CF-Connecting-IP": "203.0.113.9" };
    const { body } = multipart([{ name: "title", value: "Cuci AC" }]);
    const again = () => world.fetch(path, { body: flowing([body]), headers: from });
    for (let sent = 0; sent < 200; sent += 1) expect((await again()).status).toBe(307);
    const last = await again();
    expect([last.status, (await last.text()).includes(login)]).toEqual([401, true]);
    const elsewhere = { ...headers, "CF-Connecting-IP": "203.0.113.10" };
    expect((await world.fetch(path, { body: flowing([body]), headers: elsewhere })).status).toBe(307);
  });
});
