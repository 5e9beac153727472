import { CATEGORIES } from "~/listings/category";
import { listedTerms } from "~/search/index-terms";
import { listingLocation } from "~/search/search";
import type { TestPerson } from "../world";

const PLACES = ["Jakarta Selatan", "Bandung", "Surabaya", "Yogyakarta", "Medan", "Depok", "Semarang", "Online"];

const KINDS_OF_WORK = ["Jasa servis AC", "Jasa desain logo", "Jasa les matematika"];
const DESCRIPTION = "Keterangan jasa yang dikerjakan dengan rapi dan tepat waktu di tempat Anda.";
const REQUIREMENTS = ["Berpengalaman di bidangnya", "Bisa mulai pekan ini", "Membawa alat sendiri"];

/** Rows per statement. D1 cancels a statement that takes too long. */
const CHUNK = 2_000;

/** Inserts `count` active listings, two offers for each request. The database generates the rows. */
export async function manyListings(db: D1Database, owner: TestPerson, count: number): Promise<void> {
  const categories = JSON.stringify(CATEGORIES.map(({ name }) => name));
  const places = JSON.stringify(PLACES);
  const terms = CATEGORIES.map(({ name: category }) =>
    PLACES.map((location) =>
      KINDS_OF_WORK.map((title) => {
        const listing = { kind: "offer" as const, title, description: DESCRIPTION, category, location };
        const requirements = REQUIREMENTS;
        return listedTerms({
          ...listing,
          requirements,
          sellerName: owner.name,
          ...listingLocation(location),
        });
      }),
    ),
  );
  const version = terms[0]?.[0]?.[0]?.searchVersion ?? 0;
  const where = JSON.stringify(PLACES.map((location) => listingLocation(location)));
  for (let first = 1; first <= count; first += CHUNK) {
    await db
      .prepare(
        `insert into services (id, user_id, type, title, description, category, price, location, delivery_time, deadline,
         requirements, seller_name, search_tags, search_title, search_words, search_version, place_code, online, rating, rating_sum, rating_count, seller_rating_sum, seller_rating_count, popularity, delivery_days, form_id, created_at, updated_at)
       with recursive numbers(n) as (select cast(?1 as integer) union all select n + 1 from numbers where n < ?2)
       select printf('00000000-0000-4000-8000-%012d', n), ?3,
         case n % 3 when 0 then 'wanted' else 'offer' end,
         'Jasa nomor ' || n || case n % 7 when 0 then ' servis AC' when 1 then ' desain logo' else ' les matematika' end,
         ?10,
         json_extract(?4, '$[' || (n % 11) || ']'), 50000 + (n * 7919) % 900000,
         json_extract(?5, '$[' || (n % 8) || ']'), '3-5 hari', ?7 + 864000000,
         ?11, ?8,
         replace(json_extract(?6, term || '.searchTags'), 'jenisoffer',
           case n % 3 when 0 then 'jeniswanted' else 'jenisoffer' end),
         json_extract(?6, term || '.searchTitle') || ' nomor ' || n, json_extract(?6, term || '.searchWords') || ' nomor',
         ?9, json_extract(?12, '$[' || (n % 8) || '].placeCode'), json_extract(?12, '$[' || (n % 8) || '].online'),
         (n % 50) / 10.0, (n % 50), 10, (n % 50), 10, n % 40, case n % 3 when 0 then null else 1 + n % 20 end,
         'crowd-' || n, ?7 - n * 60000, ?7 - n * 60000
       from (select n, '$[' || (n % 11) || '][' || (n % 8) || '][' || (case n % 7 when 0 then 0 when 1 then 1 else 2 end) || ']' as term
         from numbers)`,
      )
      .bind(
        first,
        Math.min(first + CHUNK - 1, count),
        owner.id,
        categories,
        places,
        JSON.stringify(terms),
        Date.now(),
        owner.name,
        version,
        DESCRIPTION,
        JSON.stringify(REQUIREMENTS),
        where,
      )
      .run();
  }
}
