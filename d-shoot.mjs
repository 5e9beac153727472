import { chromium } from "@playwright/test";
const B="http://localhost:9140";
const browser = await chromium.launch({executablePath:"/usr/bin/chromium"});
const only=process.argv[2];
async function ctx(email, opts){ const c=await browser.newContext(opts); const p=await c.newPage(); await p.goto(B+"/login"); await p.fill('input[name=email]',email); await p.fill('input[name=password]','Demo#2026'); await p.click('button:has-text("Masuk")'); await p.waitForURL(u=>!u.pathname.includes('login')); return [c,p]; }
const variants=[["360l",{viewport:{width:360,height:740},deviceScaleFactor:1}],["1280d",{viewport:{width:1280,height:900},colorScheme:"dark"}]];
for (const [name,opts] of variants){
  const [c,p]=await ctx("pembeli@demo.jasawarga.id",opts);
  const shot=async(n)=>{ await p.screenshot({path:`/tmp/d-shots/${n}-${name}.png`,fullPage:true}); };
  await p.goto(B+"/notifications"); await shot("notif");
  await p.goto(B+"/account/notifications"); await shot("mailkinds");
  await p.goto(B+"/account/security"); await shot("security");
  await p.goto(B+"/profile/edit"); await shot("edit");
  await p.goto(B+"/notifications");
  const ids = await p.$$eval('a[href*="/dashboard/orders/"], button', els=>els.map(e=>[e.textContent,e.getAttribute('href')]));
  await p.goto(B+"/dashboard/orders");
  const rows = await p.$$eval('a[href^="/dashboard/orders/"]', els=>els.map(e=>e.getAttribute('href')));
  const seen=new Set(rows);
  let i=0;
  for (const r of seen){ await p.goto(B+r); const t=await p.textContent("main, .pane").catch(()=>""); const has=await p.$("#ulasan"); if(has){ const h=await p.textContent("h1"); console.log(name,r,h, (await p.textContent("#ulasan")).slice(0,90)); await shot("order"+(i++)); if(i==1){ const inv=await p.$('a[href$="/review"]'); if(inv){ await p.goto(B+r+"/review"); await shot("review-form"); await p.click('button:has-text("Kirim Ulasan")'); await p.waitForSelector('.errs'); await shot("review-errors"); } } if(i>4) break; } }
  await c.close();
}
await browser.close();
