import "../routes/core/resent-uploads.test";
