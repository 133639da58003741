import { counted } from '@/engine/basics/phrases'
import { HexButtons } from '@/table/panel/HexButtons'
import { COUNT_TEXT } from '@/table/panel/panel-text'
import { CountButton } from '@/table/panel/GroupPicker'
import styles from '@/table/panel/picking.module.css'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import type { AimedSpell } from '../../commands/designations'
import { PANEL } from '../../tables/panel-text'
import type { View } from '../../state/view'
import { stackIn } from '../../queries/stacking'
import type { Adjustment } from '../desk/adjustment'
import type { PanelProps } from '../desk/desk'
import type { Aiming } from '../desk/gesture'
import { actorHexes, actorsIn, aiming, targetsOf } from '../gestures/aims'
import { hexesToAct } from '../gestures/answering'
import { hexesOfUnits } from '../gestures/mark-hexes'
import { Advances } from './Advances'
import { Designations } from './Designations'
import { AttackCard, EntryHasteCard, SpellCard } from './InHandCards'
import { Groups, Stacks } from './parts'

/** Spells and attacks: actors and target in either order, a look at the odds, then the designation (AR-8 to AR-10). */
export function AimPanel({ desk }: PanelProps) {
  return (
    <>
      <SpellChoice desk={desk} />
      <Advances desk={desk} />
      <Naming desk={desk} />
      <Designations desk={desk} />
    </>
  )
}

function Naming({ desk }: PanelProps) {
  const { view, gesture } = desk
  switch (gesture.name) {
    case 'ActorsPicked':
      return <ActorsInHand desk={desk} held={gesture} />
    case 'TargetPicked':
    case 'Aimed': {
      const { aim, units, target } = gesture
      if (aim === 'attack') return <AttackCard desk={desk} held={gesture} />
      const title = `${target} is the target: who casts?`
      return units.length === 0 ? (
        <Stacks desk={desk} title={title} hexes={actorHexes(view, aim, target)} />
      ) : (
        <SpellCard desk={desk} held={gesture}>
          <CasterCount desk={desk} held={gesture} />
        </SpellCard>
      )
    }
    case 'EntryHasteNamed':
      return <EntryHasteCard desk={desk} held={gesture} />
    case 'NamingAdvance':
      return null
    default:
      return view.now.segment === 'combat' ? (
        <Stacks desk={desk} title="Stacks that can attack" hexes={hexesToAct(view)} />
      ) : (
        <HexButtons title="Casters ready" options={casterOptions(view)} onChoose={desk.choose} />
      )
  }
}

function casterOptions(view: View) {
  const spell = view.now.segment === 'haste' ? 'haste' : 'fireball'
  return hexesToAct(view).map((hex) => {
    const count = actorsIn(view, spell, hex).length
    return { hex, text: count > 0 ? `${counted(count, 'caster', 'casters')} ready` : 'the wand' }
  })
}

interface HeldProps extends PanelProps {
  readonly held: Aiming
}

/** Those picked, with how many of them take part, and what they can aim at. */
function ActorsInHand({ desk, held: { aim, units, ...held } }: HeldProps) {
  const { view } = desk
  const groups = hexesOfUnits(view, units).map((hex) => {
    const able = actorsIn(view, 'attack', hex)
    return { title: `From ${hex}`, units: stackIn(view, hex).filter(({ id }) => able.includes(id)) }
  })
  const targets = targetsOf(view, aim, units)
  if (aim !== 'attack')
    return (
      <>
        <CasterCount desk={desk} held={{ aim, units, ...held }} />
        <Stacks desk={desk} title="Aim at" hexes={targets} />
      </>
    )
  return (
    <>
      <Groups desk={desk} groups={groups} picked={units} figure="combat" isJoint />
      <Stacks desk={desk} title="Attack" hexes={targets} />
    </>
  )
}

/** How many casters of the stack take part. */
function CasterCount({ desk, held: { aim, units, target } }: HeldProps) {
  const [hex] = hexesOfUnits(desk.view, units)
  const most = hex === undefined || aim === 'wand' ? 1 : actorsIn(desk.view, aim, hex, target).length
  if (most < 2) return null
  const count = units.length
  const send = (casters: number) => desk.adjust({ type: 'sendCasters', count: casters })
  return (
    <div className={styles['caster-count']} role="group" aria-label="Casters that take part">
      <span>
        {counted(count, 'caster', 'casters')} <span className={writingStyles.soft}>of {most}</span>
      </span>
      <span className={styles.segmented}>
        <CountButton
          label="One caster fewer"
          sign={COUNT_TEXT.minus}
          disabled={count <= 1}
          onClick={() => send(count - 1)}
        />
        <CountButton
          label="One caster more"
          sign={COUNT_TEXT.plus}
          disabled={count >= most}
          onClick={() => send(count + 1)}
        />
      </span>
    </div>
  )
}

/** The choice between the casters' own fireball and the wand's, once the wand can cast (AR-12.5). */
function SpellChoice({ desk }: PanelProps) {
  const { view, gesture, adjust } = desk
  if (actorHexes(view, 'wand').length === 0) return null
  const current = 'aim' in gesture ? gesture.aim : 'fireball'
  const choose = (spell: AimedSpell) =>
    adjust('aim' in gesture ? { type: 'chooseSpell', spell } : startOf(view, spell))
  return (
    <div className={classNames(styles.segmented, styles['segmented--wide'])} role="group" aria-label="Spell">
      {(['fireball', 'wand'] as const).map((spell) => (
        <button
          key={spell}
          type="button"
          className={controlStyles.button}
          aria-pressed={current === spell}
          onClick={() => choose(spell)}
        >
          {spell === 'wand' ? PANEL.wandFireball : PANEL.fireball}
        </button>
      ))}
    </div>
  )
}

/** The wand can be in one place only, so that its wizard is picked at once. */
function startOf(view: View, spell: AimedSpell): Adjustment {
  const [hex] = spell === 'wand' ? actorHexes(view, 'wand') : []
  const [caster] = hex === undefined ? [] : actorsIn(view, 'wand', hex)
  if (caster === undefined) return { type: 'cancel' }
  return { type: 'pick', gesture: aiming('wand', [caster], null) }
}
