// At full size what `npm test` does by samples.
import "../routes/core/picture-readers.test";
