import "../routes/core/ended-sessions.test";
