/** Returns a Worker that serves this page's bytes from a string, from the cache, or with the rows of one D1 query. */
export function controlWorker(page: string): string {
  return `
const PAGE = ${JSON.stringify(page)};
const HTML = { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=3600" } };
const card = ({ id, title, price, seller, place, rating }) =>
  \`<li><a href="/gig/\${id}">\${title}</a><p>Rp \${price} \${seller} \${place} \${rating}</p></li>\`;

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/cached") {
      const copy = await caches.default.match(request);
      if (copy) return copy;
      await caches.default.put(request, new Response(PAGE, HTML));
    }
    if (pathname === "/query") {
      const question = env.DB.prepare("select * from listings where category = ? order by id desc limit 20").bind(3);
      const cards = (await question.all()).results.map(card).join("");
      return new Response(cards + PAGE.slice(cards.length), HTML);
    }
    return new Response(PAGE, HTML);
  },
};`;
}

export async function fillControl(db: D1Database): Promise<void> {
  await db.batch([
    db.prepare(
      "create table listings (id integer primary key, category integer, title text, description text, price integer, seller text, place text, rating real)",
    ),
    db.prepare("create index by_category on listings (category, id)"),
    db.prepare(
      `insert into listings
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 10000)
       select n, n % 11, 'Desain logo dan identitas merek untuk UMKM nomor ' || n,
         'Saya bantu dari obrolan pertama sampai file siap cetak.', 50000 + n, 'Sari Wulandari', 'Jakarta Selatan', 4.5 from numbers`,
    ),
  ]);
}
