import "../every-route/unsigned-uploads.test";
