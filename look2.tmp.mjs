import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [,,w='1440',h='900',preset='Stone and Bone']=process.argv
const p = await b.newPage({viewport:{width:+w,height:+h}})
p.on('console',m=>{ if(m.type()==='error') console.log('ERR',m.text().slice(0,300))}); p.on('pageerror',e=>console.log('PAGEERR',String(e).slice(0,500)))
await p.goto('http://localhost:4200/#/new/wizard-kings')
await p.getByRole('button',{name:new RegExp(preset)}).first().click({timeout:20000})
const curtain = async()=>{ const c=p.getByRole('button',{name:/^I’m /}); await p.waitForTimeout(700); if(await c.count()) {console.log('curtain',await c.innerText()); await c.click(); await p.waitForTimeout(800)} }
await p.waitForTimeout(2500); await curtain()
await p.screenshot({path:'/tmp/l2.png'})
const press=async n=>{ const x=p.getByRole('button',{name:n}).first(); await x.click({timeout:5000}); await curtain() }
const skip=async()=>{const s=p.getByRole('button',{name:'Skip'}); if(await s.count()) await s.click()}
await press(/Roll for initiative/)
await p.waitForTimeout(1500); await skip()
await p.screenshot({path:'/tmp/l3.png'})
for(let i=0;i<12;i++){
  const bs=(await p.locator('button').allInnerTexts()).filter(Boolean)
  const go=bs.find(x=>/^(End your moves|End recruiting|Fight in|Go on|End study|Build nothing|Build |Commit)/.test(x))
  console.log(i, bs.slice(8).join(' | ').slice(0,300), '=>', go)
  if(!go) break
  await p.getByRole('button',{name:go.split('\n')[0]}).first().click(); await p.waitForTimeout(500)
  const any=p.getByRole('button',{name:/anyway/i}); if(await any.count()) await any.first().click()
  await curtain(); await skip()
}
await p.screenshot({path:'/tmp/l4.png'})
await b.close()
