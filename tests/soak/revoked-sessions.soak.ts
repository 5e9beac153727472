import "../every-route/revoked-sessions.test";
