// At full size what `npm test` does by samples.
import "../page-reads.test";
