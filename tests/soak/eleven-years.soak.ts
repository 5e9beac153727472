// At full size what `npm test` does by samples.
import "../operations/backup/eleven-years.test";
