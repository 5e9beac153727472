import "../routes/orders/step-pages.test";
