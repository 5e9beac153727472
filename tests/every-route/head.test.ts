import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUSY, busyPeople } from "../support/database/busy-people";
import { newOperator } from "../support/flows/operators";
import { offerFormData, sendOffer } from "../support/flows/selling";
import { BUSY_PAGES } from "../support/pages/busy-pages";
import { png } from "../support/pages/pictures";
import { EVERY_ROUTE } from "../support/routes";
import { patience, turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let people: Record<"budi" | "sari" | "ayu", TestPerson>;
let picture = "";

beforeAll(async () => {
  world = await startWorld();
  const [budi, sari] = [await world.person("Budi Santoso"), await world.person("Sari Wulandari")];
  people = { budi, sari, ayu: await newOperator(world) };
  await busyPeople(world, { buyer: budi, seller: sari, operator: people.ayu, count: 20 });
  await sendOffer(world, sari, offerFormData({}, [new File([png(400, 300)], "a.png")]));
  picture = (await world.bindings.DB.prepare("select url from service_assets").first<string>("url")) ?? "";
}, patience(120_000));
afterAll(() => world.stop());

type Visit = { as?: TestPerson; headers?: Record<string, string> };

const VOLATILE = /^(date|server-timing|x-request-id|set-cookie)$/;

async function answered(method: "GET" | "HEAD", path: string, { as, headers }: Visit = {}) {
  const response = await world.fetch(path, { method, as, headers });
  const body = await response.text();
  const sent = [...response.headers].filter(([name]) => !VOLATILE.test(name));
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
  const stable = sent.map(([name, value]) => [name, value.replace(/'nonce-[^']+'/g, "'nonce'")]);
  return { body, answer: { status: response.status, headers: Object.fromEntries(stable), cookies } };
}

async function expectAlike(path: string, visit?: Visit) {
  const get = await answered("GET", path, visit);
  const head = await answered("HEAD", path, visit);
  expect(head.answer, path).toEqual(get.answer);
  expect(head.body, path).toBe("");
  return get;
}

const idsIn = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { sari, budi } = people;
    const named: Record<string, string> = {
      sari: encodeURIComponent(sari.email),
      budi: encodeURIComponent(budi.email),
    };
    return { ...named, sariId: sari.id, budiId: budi.id }[name] ?? "";
  });

describe("HEAD answers like GET, without a body", () => {
  it.each(EVERY_ROUTE.map(([file, { path }], at) => [path, file, at] as const))("%s (%s)", async (path, _file, at) => {
    for (const as of turns([undefined, people.budi, people.ayu], at)) await expectAlike(path, { as });
  });

  it.each(
    Object.values(BUSY_PAGES).flatMap((asked) =>
      asked.flatMap(([who, ...paths]) => paths.map((path) => [path, who] as const)),
    ),
  )("%s, as %s", async (path, who) => {
    await expectAlike(idsIn(path), { as: people[who] });
  });

  it.each([
    "/",
    "/explore",
    "/explore?q=servis",
    "/wanted",
    "/u/{sariId}",
    `/gig/${BUSY.offer}`,
    `/wanted/${BUSY.wanted}`,
    "/suggestions?q=serv",
    "/sitemap.xml",
    "/robots.txt",
    "/healthz",
    "/readyz",
    "/tidak-ada",
    "/gig/%zz",
    "/explore.data",
    "/Explore",
    "/explore/",
  ])("%s, as a visitor", async (path) => {
    await expectAlike(idsIn(path));
  });

  it("with a cached copy too, with the validator that GET sends", async () => {
    for (const path of ["/", "/about", `/gig/${BUSY.offer}`]) {
      await world.settled();
      const { answer } = await expectAlike(path);
      const { etag } = answer.headers;
      expect(etag, path).toBeDefined();
      const again = await expectAlike(path, { headers: { "If-None-Match": etag ?? "" } });
      expect(again.answer.status, path).toBe(304);
    }
  });

  it.each<Record<string, string>>([
    {},
    { Range: "bytes=0-9" },
    { Range: "bytes=999999999-" },
    { Accept: "image/avif,*/*" },
  ])("for a picture requested with %j", async (headers) => {
    await expectAlike(`${picture}/320.webp`, { headers });
  });

  it("for a picture that the browser has", async () => {
    const { answer } = await expectAlike(`${picture}/320.webp`);
    const again = await expectAlike(`${picture}/320.webp`, {
      headers: { "If-None-Match": answer.headers.etag ?? "" },
    });
    expect(again.answer.status).toBe(304);
  });
});
