import { useState } from 'react'
import { counted } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { Buttons } from '@/table/panel/Buttons'
import { HexButtons } from '@/table/panel/HexButtons'
import { CountPicker } from '@/table/panel/CountPicker'
import type { AimedSpell } from '../../commands/designations'
import { PANEL } from '../../tables/panel-text'
import { hexesOfUnits, stackIn } from '../../queries/stacking'
import type { PanelProps } from '../desk/desk'
import type { Aiming } from '../desk/gesture'
import { actorHexes, actorsIn, aiming, targetsOf } from '../gestures/aims'
import { hexesToAct } from '../gestures/answering'
import { Advances } from './Advances'
import { Designations } from './Designations'
import { AttackCard, EntryHasteCard, SpellCard } from './InHandCards'
import { Groups, Stacks } from './parts'

/** Spells and attacks: actors and target in either order, a look at the odds, then the designation (AR-8 to AR-10). */
export function AimPanel({ desk }: PanelProps) {
  const [declined, setDeclined] = useState<readonly HexId[]>([])
  return (
    <>
      <SpellChoice desk={desk} />
      <Advances desk={desk} declined={declined} onDecline={(hex) => setDeclined([...declined, hex])} />
      <Naming desk={desk} />
      <Designations desk={desk} declined={declined} />
    </>
  )
}

function Naming({ desk }: PanelProps) {
  const { view, gesture } = desk
  switch (gesture.name) {
    case 'ActorsPicked':
      return gesture.aim === 'attack' ? (
        <AttackersInHand desk={desk} held={gesture} />
      ) : (
        <>
          <CasterCount desk={desk} held={gesture} />
          <Stacks desk={desk} title="Aim at" hexes={targetsOf(view, gesture.aim, gesture.units)} />
        </>
      )
    case 'TargetPicked':
    case 'Aimed': {
      const { aim, units, target } = gesture
      if (aim === 'attack') return <AttackCard desk={desk} held={gesture} />
      const title = `${target} is the target: who casts?`
      return units.length === 0 ? (
        <Stacks desk={desk} title={title} hexes={actorHexes(view, aim, target)} />
      ) : (
        <>
          <SpellCard desk={desk} held={gesture}>
            <CasterCount desk={desk} held={gesture} />
          </SpellCard>
          <Stacks desk={desk} title={PANEL.soleTarget} hexes={gesture.isOffered ? [target] : []} />
        </>
      )
    }
    case 'EntryHasteNamed':
      return <EntryHasteCard desk={desk} held={gesture} />
    case 'NamingAdvance':
      return null
    default:
      return <Ready desk={desk} />
  }
}

/** Who can act, while nothing is in hand. */
function Ready({ desk }: PanelProps) {
  const { view, choose } = desk
  const hexes = hexesToAct(view)
  const { segment } = view.now
  if (segment === 'combat') return <Stacks desk={desk} title="Stacks that can attack" hexes={hexes} />
  const options = hexes.map((hex) => {
    const count = actorsIn(view, segment === 'haste' ? 'haste' : 'fireball', hex).length
    return { hex, text: count > 0 ? `${counted(count, 'caster', 'casters')} ready` : 'the wand' }
  })
  return <HexButtons title="Casters ready" options={options} onChoose={choose} />
}

interface HeldProps extends PanelProps {
  readonly held: Aiming
}

/** Those picked, with how many of them take part, and what they can attack. */
function AttackersInHand({ desk, held: { units } }: HeldProps) {
  const { view } = desk
  const groups = hexesOfUnits(view, units).map((hex) => {
    const able = actorsIn(view, 'attack', hex)
    return { title: `From ${hex}`, units: stackIn(view, hex).filter(({ id }) => able.includes(id)) }
  })
  return (
    <>
      <Groups desk={desk} groups={groups} picked={units} figure="combat" isJoint />
      <Stacks desk={desk} title="Attack" hexes={targetsOf(view, 'attack', units)} />
    </>
  )
}

/** How many casters of the stack take part. */
function CasterCount({ desk: { view, adjust }, held: { aim, units, target } }: HeldProps) {
  const [hex] = hexesOfUnits(view, units)
  const most = hex === undefined || aim === 'wand' ? 1 : actorsIn(view, aim, hex, target).length
  if (most < 2) return null
  return (
    <CountPicker
      title="Casters that take part"
      text={counted(units.length, 'caster', 'casters')}
      count={units.length}
      most={most}
      fewer="One caster fewer"
      more="One caster more"
      onCount={(count) => adjust({ type: 'sendCasters', count })}
    />
  )
}

/** The choice between the casters' own fireball and the wand's, once the wand can cast (AR-12.5). */
function SpellChoice({ desk: { view, gesture, adjust } }: PanelProps) {
  const [wandsHex] = actorHexes(view, 'wand')
  if (wandsHex === undefined) return null
  const current = 'aim' in gesture ? gesture.aim : 'fireball'
  const choose = (spell: AimedSpell) => {
    // The wand can be in one place only, so that its wizard is picked at once.
    const casters = spell === 'wand' ? actorsIn(view, 'wand', wandsHex).slice(0, 1) : []
    if ('aim' in gesture) adjust({ type: 'chooseSpell', spell })
    else if (casters.length === 0) adjust({ type: 'cancel' })
    else adjust({ type: 'pick', gesture: aiming('wand', casters, null) })
  }
  const button = (spell: AimedSpell, name: string) => ({
    name,
    isPressed: current === spell,
    onPress: () => choose(spell),
  })
  return (
    <Buttons
      title="Spell"
      as="choice"
      buttons={[button('fireball', PANEL.fireball), button('wand', PANEL.wandFireball)]}
    />
  )
}
