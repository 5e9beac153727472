import "../routes/core/phone-photos.test";
