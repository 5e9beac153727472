import type { DumpedTable } from "~/domain/backup/backup";
import { batchTexts } from "../core/batch.server";
import type { Database } from "../core/connection.server";

/** Where triggers note what changes while a dump walks; there only meanwhile, so that no migration knows it. */
const CHANGES = "dump_changes";
const MIGRATIONS = "d1_migrations";

/** What was revoked or used since must not come back; without what another database's index was told, that is built anew. */
export const LEFT_OUT: readonly string[] = [
  ...["sessions", "email_tokens", "attempt_counters"],
  ...["index_feeding", "listing_changes"],
];

export const ROW = "rowid";

type Listed = { name: string; wr: number; columns: string; keys: string; parents: string };

/** Real tables, parents first, and the migrations applied, without what a dump leaves out. `numbered`: its key is the row's number. */
export async function readTables(
  db: Database,
): Promise<{ tables: DumpedTable[]; numbered: ReadonlySet<string>; migrations: string[] }> {
  const [listed = []] = await batchTexts<Listed>(db, [
    `select t.name, t.wr,
      (select json_group_array(name) from pragma_table_info(t.name)) as columns,
      (select group_concat(upper(type)) from pragma_table_info(t.name) where pk > 0) as keys,
      (select json_group_array("table") from pragma_foreign_key_list(t.name)) as parents
    from pragma_table_list t
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
      and t.name not like '\\_cf\\_%' escape '\\' and t.name <> '${CHANGES}'
    order by t.name`,
  ]);
  const real = listed.filter(({ name }) => name !== MIGRATIONS && !LEFT_OUT.includes(name));
  const numberless = real.find(({ wr }) => wr === 1);
  if (numberless) throw new Error(`a dump walks by row number, which ${numberless.name} has not`);
  const [applied = []] = listed.some(({ name }) => name === MIGRATIONS)
    ? await batchTexts<{ name: string }>(db, [`select name from ${MIGRATIONS} order by id`])
    : [];
  const numbered = real.filter(({ keys }) => keys === "INTEGER").map(({ name }) => name);
  return {
    tables: parentsFirst(real),
    numbered: new Set(numbered),
    migrations: applied.map(({ name }) => name),
  };
}

function parentsFirst(listed: readonly Listed[]): DumpedTable[] {
  const left = new Map(listed.map((table) => [table.name, JSON.parse(table.parents) as string[]]));
  const ordered: DumpedTable[] = [];
  while (left.size > 0) {
    const free = listed.filter(({ name }) =>
      left.get(name)?.every((parent) => parent === name || !left.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`these tables refer to each other: ${[...left.keys()].join(", ")}`);
    for (const { name, columns } of free) {
      left.delete(name);
      ordered.push({ name, columns: [ROW, ...(JSON.parse(columns) as string[])] });
    }
  }
  return ordered;
}

const KINDS = [
  ["insert", "values ('NAME', new.rowid)"],
  ["update", "select 'NAME', new.rowid union select 'NAME', old.rowid"],
  ["delete", "values ('NAME', old.rowid)"],
] as const;

export const watched = (tables: readonly DumpedTable[]): number => tables.length * KINDS.length;

/** Drops what an earlier dump left, and begins to note each row that changes: one batch, so that none slips through. */
export async function watchChanges(db: Database, tables: readonly DumpedTable[]): Promise<void> {
  await batchTexts(db, [
    ...(await dropWatchers(db)),
    `create table ${CHANGES} (seq integer primary key autoincrement, name text not null, number integer not null)`,
    ...tables.flatMap(({ name }) =>
      KINDS.map(
        ([kind, rows]) =>
          `create trigger "dump_${name}_${kind}" after ${kind} on "${name}" begin ` +
          `insert into ${CHANGES} (name, number) ${rows.replaceAll("NAME", name)}; end`,
      ),
    ),
  ]);
}

export async function forgetChanges(db: Database): Promise<void> {
  await batchTexts(db, await dropWatchers(db));
}

async function dropWatchers(db: Database): Promise<string[]> {
  const left = await listWatchers(db);
  return [...left.map((name) => `drop trigger if exists "${name}"`), `drop table if exists ${CHANGES}`];
}

export async function countWatchers(db: Database): Promise<number> {
  return (await listWatchers(db)).length;
}

async function listWatchers(db: Database): Promise<string[]> {
  const [found = []] = await batchTexts<{ name: string }>(db, [SELECT_WATCHERS]);
  return found.map(({ name }) => name);
}

export const SELECT_WATCHERS = `select name from sqlite_master
  where type = 'trigger' and name like 'dump\\_%' escape '\\' and sql like '%insert into ${CHANGES} %'`;
