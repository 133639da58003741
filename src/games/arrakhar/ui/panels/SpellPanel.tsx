import { HexButtons } from '@/table/panel/HexButtons'
import { counted } from '@/engine/phrases'
import { PANEL } from '../../content/panel-text'
import { classNames } from '@/widgets/class-names'
import styles from '@/table/panel/picking.module.css'
import controlStyles from '@/widgets/control.module.css'
import { nowIn } from '../../rules/guards'
import type { View } from '../../rules/view'
import type { AimedSpell } from '../../commands/designations'
import type { Adjustment } from '../desk/adjustment'
import { hexesToAct } from '../gestures/answering'
import { casterHexes, casterHexesAgainst, castersIn, spellTargetsOf } from '../gestures/spells'
import { LastRoll } from '../planner/LastRoll'
import type { Desk, PanelProps } from '../desk/desk'
import { Designations } from './Designations'
import { stackOptions } from '../words/stack-text'
import { AimedCard } from './AimedCard'
import { CasterCount } from './CasterCount'
import { EntryHasteCard } from './EntryHasteCard'

/** Haste and fireballs: caster and target in either order, a look at the odds, then the designation. */
export function SpellPanel({ desk }: PanelProps) {
  return (
    <>
      <SpellChoice desk={desk} />
      <Aiming desk={desk} />
      <Designations desk={desk} />
      <LastRoll desk={desk} />
    </>
  )
}

function Aiming({ desk }: PanelProps) {
  const { view, gesture, choose } = desk
  switch (gesture.name) {
    case 'SpellAimed':
      return <AimedCard desk={desk} aimed={gesture} />
    case 'EntryHasteNamed':
      return <EntryHasteCard desk={desk} named={gesture} />
    case 'CasterPicked': {
      const [caster] = gesture.casters
      const targets = caster === undefined ? [] : spellTargetsOf(view, gesture.spell, caster)
      const able = castersIn(view, gesture.spell, gesture.hex).length
      return (
        <>
          <CasterCount
            desk={desk}
            count={gesture.casters.length}
            most={gesture.spell === 'wand' ? 1 : able}
          />
          <HexButtons title="Aim at" options={stackOptions(view, targets)} onChoose={choose} />
        </>
      )
    }
    case 'TargetPicked': {
      const casters = casterHexesAgainst(view, gesture.spell, gesture.target)
      const title = `${gesture.target} is the target: who casts?`
      return <HexButtons title={title} options={stackOptions(view, casters)} onChoose={choose} />
    }
    default:
      return <HexButtons title="Casters ready" options={casterOptions(desk)} onChoose={choose} />
  }
}

function casterOptions({ view }: Desk) {
  const spell = view.now.segment === 'haste' ? 'haste' : 'fireball'
  return hexesToAct(view).map((hex) => {
    const count = castersIn(view, spell, hex).length
    return { hex, text: count > 0 ? `${counted(count, 'caster', 'casters')} ready` : 'the wand' }
  })
}

/** The choice between the casters' own fireball and the wand's, once the wand can cast (AR-12.5). */
function SpellChoice({ desk }: PanelProps) {
  const { view, gesture, adjust } = desk
  const current = spellOf(desk)
  if (!hasWandFire(view)) return null
  const choose = (spell: AimedSpell) =>
    adjust('spell' in gesture ? { type: 'chooseSpell', spell } : startOf(view, spell))
  return (
    <div className={classNames(styles.segmented, styles['segmented--wide'])} role="group" aria-label="Spell">
      <button
        type="button"
        className={controlStyles.button}
        aria-pressed={current === 'fireball'}
        onClick={() => choose('fireball')}
      >
        {PANEL.fireball}
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-pressed={current === 'wand'}
        onClick={() => choose('wand')}
      >
        {PANEL.wandFireball}
      </button>
    </div>
  )
}

/** The wand can be in one place only, so that its wizard is picked at once. */
function startOf(view: View, spell: AimedSpell): Adjustment {
  const hex = spell === 'wand' ? casterHexes(view, 'wand')[0] : undefined
  const [caster] = hex === undefined ? [] : castersIn(view, 'wand', hex)
  if (!caster) return { type: 'cancel' }
  return { type: 'pick', gesture: { name: 'CasterPicked', spell, hex: caster.hex, casters: [caster.id] } }
}

function spellOf({ gesture }: Desk): AimedSpell {
  return 'spell' in gesture ? gesture.spell : 'fireball'
}

function hasWandFire(view: View): boolean {
  return nowIn(view, 'fireball') !== undefined && casterHexes(view, 'wand').length > 0
}
