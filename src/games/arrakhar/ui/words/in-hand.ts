import type { HexId } from '@/engine/kernel/hex'
import { oneDecimal } from '@/engine/basics/figures'
import { counted } from '@/engine/basics/phrases'
import type { AimedSpell } from '../../commands/designations'
import { hauntName } from '../../tables/command-text'
import { salvo } from '../../queries/forecast/salvo'
import type { Table, UnitId } from '../../state/position'
import { pointsLeft } from '../../queries/movement-reach'
import { hexesOfUnits, stackIn, unitOf } from '../../queries/stacking'
import type { Aiming, Answer, Gesture } from '../desk/gesture'
import { advanceNamed } from '../gestures/advance'
import { carryOut } from '../gestures/aim-hand'
import { hasten } from '../gestures/entry-haste'
import { hauntIn } from '../../queries/haunts'
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
    case 'ActorsPicked':
    case 'TargetPicked':
    case 'Aimed':
      return aimWords(table, gesture)
    case 'EntryHasteNamed':
      return `${unitText(gesture.caster, typeLookup(table))} to hasten ${who(gesture.units)} waiting at ${gesture.hex}.`
    case 'NamingAdvance':
      return `${who(gesture.units)} to advance into ${gesture.hex}.`
  }
}

function aimWords(table: Table, { aim, units, target, defenders }: Aiming): string {
  const who = unitsText(units, typeLookup(table))
  const [here] = hexesOfUnits(table, units)
  switch (aim) {
    case 'summon': {
      const sorcerer = units.map((id) => unitText(id, typeLookup(table))).join()
      if (target === null) return `${sorcerer} at ${here} to summon.`
      const where = hauntNameIn(table, target)
      return here === undefined
        ? `${where}, nobody named to summon yet.`
        : `${sorcerer} to summon at ${where}.`
    }
    case 'attack': {
      if (target === null) return `${who} to attack.`
      const odds = oddsSummary(table, units, defenders)
      const whom = `${defenders.length} of ${counted(stackIn(table, target).length, 'defender', 'defenders')}`
      return `${here === undefined ? 'Nobody yet' : who} to attack ${target}, ${whom} named: ${odds}.`
    }
    case 'haste':
    case 'fireball':
    case 'wand':
      if (target === null) return `${who} at ${here} to cast ${SPELLS[aim]}.`
      if (here === undefined) return `${SPELLS[aim]} at ${target}, cast by nobody yet.`
      return `${who} at ${here} to cast ${SPELLS[aim]} at ${target}${salvoText(table, target, aim, units.length)}.`
  }
}

/** What is in hand, carried out, with the name of the button; null where something is still missing. */
export function readyAnswer(
  table: Table,
  gesture: Gesture,
): { readonly name: string; readonly answer: Answer } | null {
  switch (gesture.name) {
    case 'Aimed':
      return { name: aimName(table, gesture), answer: carryOut(table, gesture) }
    case 'EntryHasteNamed':
      return { name: 'Aim haste', answer: hasten(gesture) }
    case 'NamingAdvance':
      return { name: `Advance into ${gesture.hex}`, answer: advanceNamed(gesture) }
    default:
      return null
  }
}

function aimName(table: Table, { aim, target }: Extract<Aiming, { target: HexId }>): string {
  if (aim === 'summon') return `Summon at ${hauntIn(table, target)}`
  return aim === 'attack' ? `Declare attack on ${target}` : `Aim ${SPELLS[aim]}`
}

function hauntNameIn(table: Table, hex: HexId): string {
  const haunt = hauntIn(table, hex)
  return haunt ? hauntName(haunt) : hex
}

/** The points that a group can still move with. */
export function pointsText(table: Table, units: readonly UnitId[]): string {
  const points = units.flatMap((id) => {
    const unit = unitOf(table, id)
    return unit ? [pointsLeft(table, unit)] : []
  })
  return counted(Math.min(...points), 'movement point', 'movement points')
}

/** What some castings on a hex would bring, with the comma before it; '' for haste, which harms nobody. */
function salvoText(table: Table, hex: HexId, spell: AimedSpell, castings: number): string {
  if (spell === 'haste') return ''
  const { units, expected } = salvo(
    table,
    hex,
    Array.from({ length: castings }, () => spell),
  )
  return units > 0 ? `, ${oneDecimal(expected)} of ${units} expected to fall` : ''
}

/** What to expect of choosing a target with what is in hand; '' where there is nothing to foretell. */
export function outlookOf(table: Table, gesture: Gesture, hex: HexId): string {
  if (!('aim' in gesture) || gesture.name === 'TargetPicked') return ''
  const { aim, units, target } = gesture
  switch (aim) {
    case 'attack': {
      const defenders = stackIn(table, hex).map(({ id }) => id)
      return target === null ? `, ${oddsSummary(table, units, defenders)}` : ''
    }
    case 'summon':
      return ''
    case 'haste':
    case 'fireball':
    case 'wand':
      return salvoText(table, hex, aim, units.length)
  }
}
