import { counted } from '@/engine/phrases'
import type { AimedSpell } from '../../commands/designations'
import { hauntName } from '../../content/command-text'
import type { Table, UnitId } from '../../rules/position'
import { pointsLeft } from '../../rules/segments/movement-reach'
import { stackIn, unitOf } from '../../rules/stacking'
import { advanceNamed, designateAttack } from '../gestures/combat'
import type { Answer, Gesture } from '../desk/gesture'
import { designate, hasten } from '../gestures/spells'
import { castNamed } from '../gestures/summon'
import { salvoText } from './outlook'
import { oddsSummary } from '../odds/odds-text'
import { typeLookup, unitsText, unitText } from '../sentences/words'

const SPELLS: Readonly<Record<AimedSpell, string>> = {
  haste: 'haste',
  fireball: 'fireball',
  wand: 'the wand’s fireball',
}

/** What the player is in the middle of, in a sentence; '' while nothing is in hand. */
export function inHandWords(table: Table, gesture: Gesture): string {
  const who = (units: readonly UnitId[]) => unitsText(units, typeLookup(table))
  switch (gesture.name) {
    case 'Idle':
      return ''
    case 'UnitsPicked':
      return `${who(gesture.units)} at ${gesture.hex}, ${pointsText(table, gesture.units)} left.`
    case 'CasterPicked':
      return `${who(gesture.casters)} at ${gesture.hex} to cast ${SPELLS[gesture.spell]}.`
    case 'TargetPicked':
      return `${SPELLS[gesture.spell]} at ${gesture.target}, cast by nobody yet.`
    case 'SpellAimed': {
      const outlook = salvoText(table, gesture.target, gesture.spell, gesture.casters.length)
      return `${who(gesture.casters)} at ${gesture.hex} to cast ${SPELLS[gesture.spell]} at ${gesture.target}${outlook}.`
    }
    case 'EntryHasteNamed':
      return `${unitText(gesture.caster, typeLookup(table))} to hasten ${who(gesture.units)} waiting at ${gesture.hex}.`
    case 'SummonerPicked':
      return `${unitText(gesture.sorcerer, typeLookup(table))} at ${gesture.hex} to summon.`
    case 'HauntPicked':
      return `${hauntName(gesture.haunt)}, nobody named to summon yet.`
    case 'SummonNamed':
      return `${unitText(gesture.sorcerer, typeLookup(table))} to summon at ${hauntName(gesture.haunt)}.`
    case 'AttackersPicked':
      return `${who(gesture.attackers)} to attack.`
    case 'NamingAttack': {
      const odds = oddsSummary(table, gesture.attackers, gesture.defenders)
      const whom = `${gesture.defenders.length} of ${counted(stackIn(table, gesture.hex).length, 'defender', 'defenders')}`
      const attackers = gesture.attackers.length === 0 ? 'Nobody yet' : who(gesture.attackers)
      return `${attackers} to attack ${gesture.hex}, ${whom} named: ${odds}.`
    }
    case 'NamingAdvance':
      return `${who(gesture.units)} to advance into ${gesture.hex}.`
  }
}

/** What is in hand, carried out, with the name of the button; null where something is still missing. */
export function readyAnswer(
  table: Table,
  gesture: Gesture,
): { readonly name: string; readonly answer: Answer } | null {
  switch (gesture.name) {
    case 'SpellAimed':
      return { name: `Designate ${SPELLS[gesture.spell]}`, answer: designate(table, gesture) }
    case 'EntryHasteNamed':
      return { name: 'Designate haste', answer: hasten(gesture) }
    case 'SummonNamed':
      return { name: `Summon at ${gesture.haunt}`, answer: castNamed(gesture) }
    case 'NamingAttack':
      return gesture.attackers.length === 0
        ? null
        : { name: `Designate attack on ${gesture.hex}`, answer: designateAttack(gesture) }
    case 'NamingAdvance':
      return { name: `Advance into ${gesture.hex}`, answer: advanceNamed(gesture) }
    default:
      return null
  }
}

function pointsText(table: Table, units: readonly UnitId[]): string {
  const points = units.flatMap((id) => {
    const unit = unitOf(table, id)
    return unit ? [pointsLeft(table, unit)] : []
  })
  return counted(Math.min(...points), 'movement point', 'movement points')
}
