// At full size what `npm test` does by samples.
import "../hostile/fields.test";
