import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [,,w='1440',h='900',preset='Skirmish',scheme='light']=process.argv
const p = await b.newPage({viewport:{width:+w,height:+h},colorScheme:scheme})
p.on('console',m=>{ if(m.type()==='error') console.log('ERR',m.text().slice(0,400))}); p.on('pageerror',e=>console.log('PAGEERR',String(e).slice(0,500)))
await p.goto('http://localhost:4200/#/new/wizard-kings')
await p.getByRole('button',{name:new RegExp(preset)}).first().click({timeout:20000})
await p.waitForTimeout(1500)
let seed=7; const rnd=n=>{seed=(seed*1103515245+12345)&0x7fffffff; return seed%n}
let shots=0
const seenStages=new Set()
for(let i=0;i<400;i++){
  await p.waitForTimeout(120)
  const c=p.getByRole('button',{name:/^I’m /}); if(await c.count()) { await c.click(); continue }
  const s=p.getByRole('button',{name:'Skip'}); if(await s.count()) { await s.click().catch(()=>{}); }
  const stage=(await p.locator('h2').first().innerText().catch(()=>'')).replace(/\n/g,' ')
  const bs=(await p.locator('aside button, main button').allInnerTexts()).map(x=>x.replace(/\n/g,' ')).filter(Boolean)
  if(!seenStages.has(stage)){ seenStages.add(stage); await p.screenshot({path:`/tmp/b${++shots}.png`}); console.log(shots,stage,'|',bs.slice(0,25).join(' ; ').slice(0,500)) }
  if(process.env.STOP && stage.includes(process.env.STOP)) break
  const can=bs.filter(x=>/^(Attack |To \d|Fire|Cast|Recruit|Fight in|Roll|Take the hit|Retreat to|Build nothing|End |Go on|Regroup|Hold)/.test(x))
  const attack=can.filter(x=>/^(Attack|Fight|Fire|Roll|Take|Retreat to|Recruit)/.test(x))
  const tos=can.filter(x=>/^To /.test(x))
  const ends=can.filter(x=>/^(End|Build nothing|Go on)/.test(x))
  const actors=await p.getByRole('group',{name:/Who/}).getByRole('button').allInnerTexts().catch(()=>[])
  let pick
  if(attack.length) pick=attack[rnd(attack.length)]
  else if(tos.length) pick=tos[rnd(tos.length)]
  if(pick){ await p.getByRole('button',{name:pick.slice(0,18)}).first().click({timeout:2000}).catch(e=>console.log('x',pick)); continue }
  const act=bs.filter(x=>!/^(Turn on|No thanks|Undo|Redo|In words|Plan moves|Next|Cancel|Give up|Show|Skip|‹|›)/.test(x) && !ends.includes(x) && !/still act|Optional/.test(x))
  if(act.length && rnd(10)<8 && !/After|Study/.test(stage)){ await p.getByRole('button',{name:act[rnd(act.length)].slice(0,14)}).first().click({timeout:1500}).catch(()=>{}); continue }
  if(ends.length){ await p.getByRole('button',{name:ends[0].slice(0,9)}).first().click({timeout:1500}).catch(()=>{}); const any=p.getByRole('button',{name:/anyway/i}); if(await any.count()) await any.first().click().catch(()=>{}) ; continue}
  await p.keyboard.press('Escape')
}
await p.screenshot({path:`/tmp/bend.png`})
await b.close()
