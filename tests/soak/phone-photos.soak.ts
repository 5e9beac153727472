import "../every-route/phone-photos.test";
