import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [,,w='1440',h='900',scen='Medium']=process.argv
const p = await b.newPage({viewport:{width:+w,height:+h}})
p.on('console',m=>{ if(m.type()==='error') console.log('ERR',m.text().slice(0,300))}); p.on('pageerror',e=>console.log('PAGEERR',String(e).slice(0,500)))
await p.goto('http://localhost:4200/#/new/wizard-kings')
await p.getByText(scen,{exact:true}).first().click({timeout:20000})
await p.screenshot({path:'/tmp/s0.png',fullPage:true})
await p.getByRole('button',{name:/^(Start|Begin)/}).last().click()
let n=0
const curtain = async()=>{ await p.waitForTimeout(600); const c=p.getByRole('button',{name:/^I’m /}); if(await c.count()) {console.log('curtain',await c.innerText()); await c.click(); await p.waitForTimeout(600)} const s=p.getByRole('button',{name:'Skip'}); if(await s.count()) await s.click() }
await p.waitForTimeout(2000); await curtain()
const shot=async()=>{ await p.screenshot({path:`/tmp/s${++n}.png`}); const t=(await p.locator('h2').first().innerText().catch(()=>'' )); console.log(n,t.replace(/\n/g,' ')) }
const press=async x=>{ await p.getByRole('button',{name:x}).first().click({timeout:5000}); await curtain(); await shot() }
await shot()
await press(/Roll for the choice/)
await press(/Lay /)
if(scen!=='Small') await press(/Lay /)
else await press(/Play on the board/)
await press(/Lead the/)
await press(/Lead the/)
for(let k=0;k<2;k++){
  const need= scen==='Small'?2:6
  for(let i=0;i<need;i++) await p.getByRole('checkbox').nth(i).check()
  await shot()
  await press(/^Take \d/)
  await press(/Begin with these/)
  if(scen!=='Small'){ const c=p.getByRole('button',{name:/capital/}); console.log(await c.allInnerTexts()); await c.first().click(); await curtain(); await shot()
  await press(/Deploy them/)}
}
await press(/Roll for init/)
await b.close()
