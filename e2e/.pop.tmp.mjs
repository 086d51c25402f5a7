import { chromium } from '@playwright/test';
const O='http://localhost:4455';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const email='owner@demo.pinfold.test';
const token=(await (await fetch(O+'/api/login/',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({email,password:'pinfold-demo'})})).json()).token;
for (const hasTouch of [false,true]) {
  const p=await b.newPage({viewport:{width:390,height:844},hasTouch});
  await p.goto(O+'/service-unavailable'); await p.evaluate(u=>localStorage.setItem('user',u),JSON.stringify({token,email}));
  await p.goto(O+'/reviews/list'); await p.getByRole('row').first().waitFor();
  await p.getByRole('button',{name:/Zmień firmę/}).click();
  for(let i=0;i<5;i++){ await p.waitForTimeout(150);
  console.log(hasTouch,await p.evaluate(()=>{const d=document.querySelector('.pinfold-Popover'); if(!d) return 'none'; const r=d.getBoundingClientRect(); const c=getComputedStyle(d); return JSON.stringify([r.x,r.y,r.width,r.height,c.opacity,c.visibility,c.zIndex,c.position,d.getAttribute('style'),d.parentElement.outerHTML.slice(0,160), [document.documentElement.scrollTop,visualViewport.offsetTop,scrollY], document.activeElement.outerHTML.slice(0,90)])}));}
  await p.screenshot({path:`/tmp/shots/pop-${hasTouch}.png`}); await p.close();
}
await b.close();
