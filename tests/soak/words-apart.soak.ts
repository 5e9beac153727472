// At full size what `npm test` does by samples.
import "../domain/search/words-apart.test";
