export { users } from "../database/schema/users";
