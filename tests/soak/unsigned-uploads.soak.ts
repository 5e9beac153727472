import "../routes/core/unsigned-uploads.test";
