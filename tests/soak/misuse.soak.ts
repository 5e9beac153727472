// At full size what `npm test` does by samples.
import "../commands/misuse.test";
