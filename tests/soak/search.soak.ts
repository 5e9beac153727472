// At full size what `npm test` does by samples.
import "../db/search/search.test";
