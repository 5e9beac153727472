import "../routes/order/step-pages.test";
