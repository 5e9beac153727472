export { connect } from "~/database/connection.server";
