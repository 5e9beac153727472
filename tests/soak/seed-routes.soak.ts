// At full size what `npm test` does by samples.
import "../seed/routes.test";
