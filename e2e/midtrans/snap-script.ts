/** snap.js: `snap.pay(token, callbacks)` opens the payment page over the shop's page, `snap.hide()` closes it. */
export const snapScript = `(function () {
  "use strict";
  var script = document.currentScript || document.querySelector('script[src*="/snap/snap.js"]');
  var origin = new URL(script.src).origin;
  var clientKey = script.getAttribute("data-client-key");
  var open = null;

  function pay(token, callbacks) {
    if (!clientKey) throw new Error("snap.js: data-client-key is missing");
    if (!token) throw new Error("snap.pay: token is missing");
    if (open) throw new Error("snap.pay: a payment is already open");

    var dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "Pembayaran Midtrans");
    dialog.style.cssText = "box-sizing:border-box;position:fixed;top:0;left:0;width:100%;height:100%;max-width:none;" +
      "max-height:none;margin:0;padding:0;border:0;background:rgba(0,0,0,.6)";

    var close = document.createElement("button");
    close.type = "button";
    close.textContent = "Tutup pembayaran";
    close.style.cssText = "display:block;box-sizing:border-box;width:100%;max-width:28rem;height:3rem;margin:0 auto;" +
      "border:0;background:#002f4a;color:#fff;font:600 1rem system-ui,sans-serif;cursor:pointer";
    close.addEventListener("click", dismiss);

    var frame = document.createElement("iframe");
    frame.title = "Halaman pembayaran Midtrans";
    frame.style.cssText = "display:block;width:100%;max-width:28rem;height:calc(100% - 3rem);margin:0 auto;" +
      "border:0;background:#fff";
    frame.src = origin + "/snap/v2/vtweb/" + encodeURIComponent(token) +
      "?embed=1&client_key=" + encodeURIComponent(clientKey);

    dialog.appendChild(close);
    dialog.appendChild(frame);
    dialog.addEventListener("cancel", function (event) {
      event.preventDefault();
      dismiss();
    });
    document.body.appendChild(dialog);
    open = { dialog: dialog, frame: frame, callbacks: callbacks || {}, overflow: document.documentElement.style.overflow };
    document.documentElement.style.overflow = "hidden";
    dialog.showModal();
  }

  function hide() {
    if (!open) return;
    document.documentElement.style.overflow = open.overflow;
    open.dialog.close();
    open.dialog.remove();
    open = null;
  }

  function dismiss() {
    if (!open) return;
    var onClose = open.callbacks.onClose;
    hide();
    if (onClose) onClose();
  }

  function finish(result) {
    var callbacks = open.callbacks;
    hide();
    var status = result.transaction_status;
    var callback = status === "settlement" || status === "capture" ? callbacks.onSuccess
      : status === "pending" ? callbacks.onPending : callbacks.onError;
    if (callback) callback(result);
    else if (result.finish_redirect_url) location.assign(result.finish_redirect_url);
  }

  addEventListener("message", function (event) {
    if (!open || event.origin !== origin || event.source !== open.frame.contentWindow) return;
    if (event.data && event.data.midtransSnap === "close") dismiss();
    if (event.data && event.data.midtransSnap === "result") finish(event.data.result);
  });

  window.snap = { pay: pay, hide: hide };
})();
`;
