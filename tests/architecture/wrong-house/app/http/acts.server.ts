export { sendMessage } from "~/operations/send-message.server";
