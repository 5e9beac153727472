// `npm run bench -- --only throughput` measures responses a second over 32 connections, and CPU time for each. Pages of
// the deployed Worker with demo data take turns with minimal Workers: a string, a cached page, a page of one D1 query.
// `--ms 3000 --rounds 3` set duration and rounds. `--named gig` selects by name, and `--profile FILE` writes a CPU
// profile. Linux only.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { inspect } from "../soak/inspector";
import { visitorOf } from "../soak/mixed-load";
import { startRuntime } from "../soak/runtime";
import { controlWorker, fillControl } from "./controls";
import { type Figure, median, printLines, saveResults } from "./figures";
import { load } from "./load";
import { cpuOf, runtimes } from "./processes";

const { values } = parseArgs({
  options: {
    ms: { type: "string", default: "3000" },
    rounds: { type: "string", default: "3" },
    named: { type: "string", default: "" },
    profile: { type: "string", default: "" },
  },
});
const CONNECTIONS = 32;
const [ms, rounds] = [Number(values.ms), Number(values.rounds)];

type Subject = { name: string; at: URL; pid: number; next(): string; cookie?: string };
type Run = { perSecond: number; cpu: number; bytes: number };

const app = await startRuntime({ unsafeDirectSockets: [{}] });
const [appPid = 0] = runtimes();
const at = await app.direct();
const { get, signIn, found } = visitorOf(app.origin);
const buyer = await signIn("pembeli@demo.jasawarga.id");
const operator = await signIn("operator@demo.jasawarga.id");
const [gig] = found([await get("/")], /\/gig\/[2-9a-z]{20}/g);
const [order] = found([await get("/dashboard/orders", buyer)], /\/dashboard\/orders\/[2-9a-z]{20}/g);
const [conversation] = found([await get("/messages", buyer)], /\/messages\/[2-9a-z]{20}/g);
let asked = 0;
/** Uses a new cache key each time, so that the page is rendered and stored. */
const firstSeen = (path: string) => () => `${path}?after=${++asked}`;
/** The cache skips this cookie because its value contains the name of the session cookie. It opens no session. */
const visitor = `none=${buyer.split("=", 1)[0]}`;
const { text: page } = await get(gig);

const control = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: controlWorker(page),
    compatibilityDate: "2026-11-01",
    d1Databases: ["DB"],
    unsafeDirectSockets: [{}],
  }),
);
await fillControl(await control.getD1Database("DB"));
const [controlPid = 0] = runtimes().filter((pid) => pid !== appPid);
const controlAt = await control.unsafeGetDirectURL();
const bare = (name: string, path: string): Subject => ({
  name,
  at: controlAt,
  pid: controlPid,
  next: () => path,
});
const ours = (name: string, next: () => string, cookie = ""): Subject => ({
  name,
  at,
  pid: appPid,
  next,
  cookie,
});

const CONTROLS = {
  string: bare("control: a string", "/"),
  cached: bare("control: a cached answer", "/cached"),
  query: bare("control: one question to D1", "/query"),
};
const PAGES = {
  cachedGig: ours("a gig, cached", () => gig),
  firstSeen: ours("a gig, put into the cache", firstSeen(gig)),
  gig: ours("a gig, past the cache", () => gig, visitor),
  list: ours("a list, past the cache", () => "/explore", visitor),
  home: ours("home, past the cache", () => "/", visitor),
  login: ours("login", () => "/login"),
  signedInGig: ours("a gig, signed in", () => gig, buyer),
  orders: ours("orders, signed in", () => "/dashboard/orders", buyer),
  order: ours("an order, signed in", () => order, buyer),
  conversation: ours("a conversation, signed in", () => conversation, buyer),
  dashboard: ours("dashboard, signed in", () => "/dashboard", buyer),
  operator: ours("an operator's desk", () => "/operator", operator),
};
const subjects = Object.values({ ...CONTROLS, ...PAGES }).filter(({ name }) => name.includes(values.named));

const runs = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]));
try {
  for (const subject of subjects) await measured(subject, Math.min(ms, 2_000));
  if (values.profile) await profiled();
  else
    for (let round = 0; round < rounds; round += 1)
      for (const subject of subjects) runs.get(subject.name)?.push(await measured(subject, ms));
} finally {
  await control.dispose();
  await app.stop();
}
if (!values.profile) report();

async function measured({ at, pid, next, cookie = "" }: Subject, ms: number): Promise<Run> {
  const before = cpuOf(pid);
  const began = performance.now();
  const { perSecond, bytes } = await load(at, { next, cookie, connections: CONNECTIONS, ms });
  const answers = (perSecond * (performance.now() - began)) / 1_000;
  return { perSecond, bytes, cpu: (cpuOf(pid) - before) / answers };
}

async function profiled(): Promise<void> {
  const inspector = await inspect(app.inspector);
  // The inspector answers only between requests.
  const asking = setInterval(() => void get("/healthz"), 50);
  const profile = await inspector.profile(async () => {
    for (const subject of subjects) await measured(subject, ms);
  });
  writeFileSync(values.profile, JSON.stringify(profile));
  clearInterval(asking);
  inspector.close();
}

function report(): void {
  const medianOf = ({ name }: Subject): Run => {
    const all = runs.get(name) ?? [];
    const pick = (key: keyof Run) => median(all.map((run) => run[key]));
    return { perSecond: pick("perSecond"), cpu: pick("cpu"), bytes: pick("bytes") };
  };
  const lines = subjects.map((subject) => {
    const { perSecond, cpu, bytes } = medianOf(subject);
    return {
      page: subject.name,
      perSecond: Math.round(perSecond),
      cpu: Number(cpu.toFixed(2)),
      bytes: Math.round(bytes),
    };
  });
  printLines(lines);
  if (values.named !== "") return;
  const compare = (what: string, page: Subject, control: Subject, min: number): Figure[] => [
    {
      what: `${what}: responses per second`,
      value: medianOf(page).perSecond / medianOf(control).perSecond,
      unit: "times",
      min,
    },
    { what: `${what}: CPU`, value: medianOf(page).cpu / medianOf(control).cpu, unit: "times" },
  ];
  const { cached, query } = CONTROLS;
  const goals = [
    ...compare("uncached offer page, relative to one D1 query", PAGES.gig, query, 0.6),
    ...compare("uncached list, relative to one D1 query", PAGES.list, query, 0.6),
    ...compare("member's list of orders, relative to one D1 query", PAGES.orders, query, 0.35),
    ...compare("cached offer page, relative to a bare cached response", PAGES.cachedGig, cached, 0.95),
  ];
  saveResults("throughput", goals, { size: "demo", lines });
}
