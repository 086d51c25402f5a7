import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const O='http://localhost:4455';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
const only=process.argv[2];
const tok={};
async function token(email){ tok[email]??=(async()=>(await (await fetch(O+'/api/login/',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({email,password:'pinfold-demo'})})).json()).token)(); return tok[email]; }
const email='owner@demo.pinfold.test';
const W={pl:{f:'Filtr',add:'Filtr',bulk:/Odpowiedz zbiorczo/},en:{}};
for (const [scheme,w,h,lang] of [['light',1440,900,'pl'],['dark',1440,900,'en'],['light',390,844,'en'],['dark',390,844,'pl']]) {
  const id=`${scheme}-${w}-${lang}`; if(only && !id.includes(only)) continue;
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,locale:'pl-PL',timezoneId:'Europe/Warsaw',hasTouch:w<500});
  const p=await c.newPage();
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(id,'CONSOLE',m.text()));p.on('pageerror',e=>console.log(id,'ERR',e.stack));
  const shot=async(n)=>{ await p.waitForFunction(()=>document.getAnimations().every(a=>a.playState!=='running')); await p.screenshot({path:`/tmp/shots/${id}-${n}.png`});
    const {violations}=await new AxeBuilder({page:p}).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze();
    for(const v of violations) for(const n2 of v.nodes) console.log(id,n,'AXE',v.id,n2.html.slice(0,200),n2.failureSummary.replace(/\n/g,' ').slice(0,200)); };
  try {
  await p.goto(O+'/session/login?lang='+lang); await p.locator('#email').waitFor(); await shot('login');
  await p.evaluate(([u,l])=>{localStorage.setItem('user',u);localStorage.setItem('language',l)},[JSON.stringify({token:await token(email),email}),lang]);
  await p.goto(O+'/reviews/list'); await p.getByRole('row').first().waitFor(); await shot('list');
  if(w<500){ await p.getByRole('button',{name:/Otwórz menu|Open menu/}).click(); await p.getByRole('dialog').waitFor(); await shot('drawer'); await p.keyboard.press('Escape'); await p.getByRole('dialog').waitFor({state:'hidden'}); }
  await p.getByRole('button',{name:/Zmień firmę|Lipa/}).first().click(); await p.getByRole('dialog').waitFor(); await p.getByRole('dialog').getByText('Piekarnia').waitFor(); await shot('company'); await p.keyboard.press('Escape');await p.getByRole('dialog').waitFor({state:'hidden'});
  await p.getByRole('button',{name:/Twoje konto|Your account/}).click(); await p.getByRole('menuitem').first().waitFor(); await shot('user'); await p.keyboard.press('Escape');
  await p.getByRole('button',{name:/^(Filtr|Filter)$/}).click(); await p.getByRole('dialog').getByRole('button').nth(3).waitFor(); await shot('filter'); await p.keyboard.press('Escape');await p.getByRole('dialog').waitFor({state:'hidden'});
  await p.getByRole('row').nth(0).getByRole('checkbox').click({force:true}); await p.getByRole('row').nth(1).getByRole('checkbox').click({force:true});
  await p.getByRole('button',{name:/Odpowiedz zbiorczo|Bulk reply|Reply in bulk/}).click(); await p.getByRole('dialog').getByRole('textbox').waitFor(); await shot('bulk'); await p.keyboard.press('Escape');await p.getByRole('dialog').waitFor({state:'hidden'});
  await p.getByRole('row').filter({hasText:'Marta Wiśniewska'}).first().click(); await p.waitForTimeout(400); await shot('open');
  } catch(e){ console.log(id,'FAIL',e.message.slice(0,600)); await p.screenshot({path:`/tmp/shots/${id}-FAIL.png`}); }
  await c.close();
}
await b.close();
