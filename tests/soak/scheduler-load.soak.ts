// At full size what `npm test` does by samples.
import "../operations/core/scheduler-load.test";
