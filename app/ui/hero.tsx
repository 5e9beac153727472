import { Nota } from "./nota";
import { Pledge } from "./note";
import { Price } from "./price";
import { SearchForm } from "./search-form";
import { Stamp } from "./status";
