import { NEIGHBOURS } from "./borders";
import { type Place, placeOf } from "./place";

const MOST_NEIGHBOURS = 8;

let known: Map<string, readonly Place[]> | undefined;

/** Nearest first, at most eight; of a province those it shares most borders with. Mutual: each is the other's. */
export function neighbours(code: string): readonly Place[] {
  known ??= readNeighbours();
  return known.get(code) ?? [];
}

function readNeighbours(): Map<string, readonly Place[]> {
  const result = new Map<string, readonly Place[]>();
  for (const line of NEIGHBOURS.trim().split("\n")) {
    const [province = "", ...cells] = line.split(" ");
    const shared = new Map<string, number>();
    for (const cell of cells) {
      const [number = "", list = ""] = cell.split(":");
      const near = list
        .split(",")
        .flatMap((short) => placeOf(short.length === 2 ? `${province}.${short}` : short) ?? []);
      result.set(`${province}.${number}`, near);
      for (const { province: other } of near) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    shared.delete(province);
    const most = [...shared].sort(([, a], [, b]) => b - a).slice(0, MOST_NEIGHBOURS);
    result.set(
      province,
      most.flatMap(([other]) => placeOf(other) ?? []),
    );
  }
  return result;
}
