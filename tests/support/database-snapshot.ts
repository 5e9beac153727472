import type { World } from "./world";

/** Every row that is somebody's, save what each visit leaves behind. */
export async function databaseSnapshot(world: World): Promise<Record<string, unknown[]>> {
  const { DB } = world.bindings;
  const named = await DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
       and name not like 'services\\_search%' escape '\\' and name not in ('sessions', 'attempt_counters', 'users')`,
  ).all<{ name: string }>();
  const names = named.results.map(({ name }) => name);
  const rows = await DB.batch(names.map((name) => DB.prepare(`select * from "${name}"`)));
  return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results ?? []]));
}
