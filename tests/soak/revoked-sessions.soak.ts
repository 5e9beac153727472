import "../routes/core/revoked-sessions.test";
