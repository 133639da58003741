import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [,,file,out,w='1440',h='900',scheme='light']=process.argv
const p = await b.newPage({viewport:{width:+w,height:+h},colorScheme:scheme})
p.on('console',m=>{ if(m.type()==='error') console.log('ERR',m.text().slice(0,400))}); p.on('pageerror',e=>console.log('PAGEERR',String(e).slice(0,500)))
await p.goto('http://localhost:4200/#/')
await p.waitForTimeout(1500)
const [fc]=await Promise.all([p.waitForEvent('filechooser'), p.getByRole('button',{name:/Open a file/}).first().click()])
await fc.setFiles(file)
await p.waitForTimeout(2500)
for(const n of [/^I’m /,/Play on|Continue|Open/]){ const c=p.getByRole('button',{name:n}); if(await c.count()) {await c.first().click().catch(()=>{}); await p.waitForTimeout(800)} }
const c=p.getByRole('button',{name:/^I’m /}); if(await c.count()) await c.click()
await p.waitForTimeout(1200)
await p.screenshot({path:out})
console.log((await p.locator('main button').allInnerTexts()).map(x=>x.replace(/\n/g,' ')).join(' | ').slice(0,1200))
await b.close()
