import { CATEGORIES } from "~/domain/category";
import type { Person } from "./world";

const PLACES = [
  "Jakarta Selatan",
  "Bandung",
  "Surabaya",
  "Yogyakarta",
  "Medan",
  "Depok",
  "Semarang",
  "Online",
];

/** Puts `count` active listings into the database, two offers to each wanted request, made by the database itself. */
export async function crowd(db: D1Database, owner: Person, count: number): Promise<void> {
  const categories = JSON.stringify(CATEGORIES.map(({ name }) => name));
  const places = JSON.stringify(PLACES);
  await db
    .prepare(
      `insert into services (id, user_id, type, title, description, category, price, location, delivery_time, deadline,
         requirements, seller_name, search_tags, rating, rating_sum, rating_count, popularity, request_id, created_at, updated_at)
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?1)
       select printf('00000000-0000-4000-8000-%012d', n), ?2,
         case n % 3 when 0 then 'wanted' else 'offer' end,
         'Jasa nomor ' || n || case n % 7 when 0 then ' servis AC' when 1 then ' desain logo' else ' les matematika' end,
         'Keterangan jasa nomor ' || n || ' yang dikerjakan dengan rapi dan tepat waktu di tempat Anda.',
         json_extract(?3, '$[' || (n % 11) || ']'), 50000 + (n * 7919) % 900000,
         json_extract(?4, '$[' || (n % 8) || ']'), '3-5 hari', ?5 + 864000000,
         '["Berpengalaman di bidangnya","Bisa mulai pekan ini","Membawa alat sendiri"]', ?6,
         case n % 3 when 0 then 'jeniswanted' else 'jenisoffer' end,
         (n % 50) / 10.0, (n % 50), 10, n % 40, 'crowd-' || n, ?5 - n * 60000, ?5 - n * 60000
       from numbers`,
    )
    .bind(count, owner.id, categories, places, Date.now(), owner.name)
    .run();
}
