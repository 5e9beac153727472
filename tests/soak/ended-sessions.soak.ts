import "../every-route/ended-sessions.test";
