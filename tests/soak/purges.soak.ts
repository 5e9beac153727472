// At full size what `npm test` does by samples.
import "../operations/core/purges.test";
