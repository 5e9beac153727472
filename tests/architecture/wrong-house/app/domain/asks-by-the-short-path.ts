export { connect } from "~/db/connection.server";
