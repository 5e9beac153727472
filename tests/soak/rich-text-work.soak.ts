// At full size what `npm test` does by samples.
import "../views/core/rich-text-work.test";
