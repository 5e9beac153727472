import { readdirSync, readFileSync } from "node:fs";

export function runtimes(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.filter((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd")).map(Number);
}

export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
  return spent.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0) / 1e6;
}
