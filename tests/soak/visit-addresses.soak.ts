// At full size what `npm test` does by samples.
import "../operations/visit/addresses.test";
