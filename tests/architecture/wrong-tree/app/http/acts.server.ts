export { sendMessage } from "~/operations/message/send-message.server";
