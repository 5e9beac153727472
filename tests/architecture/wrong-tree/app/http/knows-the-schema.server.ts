export { users } from "../db/schema/users";
