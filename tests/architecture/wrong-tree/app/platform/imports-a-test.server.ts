export { sari } from "../../tests/person";
