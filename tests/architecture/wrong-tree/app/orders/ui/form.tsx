export { connect as OrderForm } from "../../database/connection.server";
