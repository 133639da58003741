import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [,,w='1440',h='900',preset='Skirmish']=process.argv
const p = await b.newPage({viewport:{width:+w,height:+h}})
p.on('console',m=>{ if(m.type()==='error') console.log('ERR',m.text().slice(0,300))}); p.on('pageerror',e=>console.log('PAGEERR',String(e).slice(0,500)))
await p.goto('http://localhost:4200/#/new/wizard-kings')
await p.getByRole('button',{name:new RegExp(preset)}).first().click({timeout:20000})
const curtain = async()=>{ const c=p.getByRole('button',{name:/^I’m /}); await p.waitForTimeout(700); if(await c.count()) {await c.click(); await p.waitForTimeout(800)} }
await p.waitForTimeout(2500); await curtain()
await p.screenshot({path:'/tmp/l2.png'})
const press=async n=>{ const x=p.getByRole('button',{name:n}).first(); await x.click({timeout:5000}); await curtain() }
await press(/Roll for initiative/)
await p.waitForTimeout(2500); await curtain()
await p.screenshot({path:'/tmp/l3.png'})
console.log((await p.locator('button').allInnerTexts()).join(' | ').slice(0,2500))
await b.close()
