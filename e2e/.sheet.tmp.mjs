import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:1600,height:1710}});
for(const pre of process.argv.slice(2)){
 writeFileSync('/tmp/shots/s.html',`<body style="margin:0;background:#888;display:grid;grid-template-columns:repeat(4,390px);gap:8px">`+['login','list','drawer','company','user','filter','bulk','open'].map(n=>`<img src="${pre}-${n}.png" width=390>`).join(''));
 await p.goto('file:///tmp/shots/s.html'); await p.screenshot({path:`/tmp/shots/sheet-${pre}.png`});
}
await b.close();
