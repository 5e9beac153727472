export { connect } from "../db/core/connection.server";
