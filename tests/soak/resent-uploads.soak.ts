import "../every-route/resent-uploads.test";
