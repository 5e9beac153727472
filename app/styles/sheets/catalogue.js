import { keptFor } from "./sheet.js";

export default keptFor("catalogue");
