import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { HAUNT_IDS } from '../content/units'
import { nowIn } from '../rules/guards'
import { destinationsOf, stackingFaults } from '../rules/segments/movement-reach'
import type { Table, UnitId } from '../rules/position'
import { advancesOpen, attackTargetsOf } from '../rules/segments/combat-choices'
import { orcHexesOf } from '../rules/segments/wandering-orcs'
import { holds, unitOf } from '../rules/stacking'
import { attackerHexesAgainst } from './gestures/combat'
import type { Gesture } from './gestures/gesture'
import { hexesToAct } from './gestures/next-stack'
import { casterHexes, casterHexesAgainst, spellTargetsOf } from './gestures/spells'
import { hauntsFor, summonerHexes } from './gestures/summon'

type Kind = HexMark['kind']

/** What each hex means to the choice at hand; one mark a hex, the most telling first. */
export function marksOf(table: Table, gesture: Gesture): readonly HexMark[] {
  if (table.ending || table.drawOffer) return []
  const marks = [...gestureMarks(table, gesture), ...standingMarks(table)]
  const taken = new Set<HexId>()
  return marks.filter(({ hex, kind }) => {
    // A designation's sign stands beside the mark of a choice; of choices a hex has one.
    if (kind === 'designated') return true
    if (taken.has(hex)) return false
    taken.add(hex)
    return true
  })
}

function markAll(hexes: readonly HexId[], kind: Kind): readonly HexMark[] {
  return hexes.map((hex) => ({ hex, kind }))
}

function gestureMarks(table: Table, gesture: Gesture): readonly HexMark[] {
  switch (gesture.name) {
    case 'Idle':
      return idleMarks(table)
    case 'UnitsPicked':
      return [{ hex: gesture.hex, kind: 'selected' }, ...reachMarks(table, gesture.units)]
    case 'CasterPicked':
    case 'TargetPicked':
    case 'SpellAimed':
      return spellMarks(table, gesture)
    case 'EntryHasteNamed':
      return [{ hex: gesture.hex, kind: 'selected' }, ...markAll(casterHexes(table, 'haste'), 'choice')]
    case 'SummonerPicked':
    case 'HauntPicked':
    case 'SummonNamed':
      return summonMarks(table, gesture)
    case 'AttackersPicked':
    case 'NamingAttack':
      return attackMarks(table, gesture)
    case 'NamingAdvance':
      return [...markAll(hexesOfUnits(table, gesture.units), 'selected'), { hex: gesture.hex, kind: 'reach' }]
  }
}

function idleMarks(table: Table): readonly HexMark[] {
  switch (table.now.segment) {
    case 'wanderingOrcs':
      return markAll(orcHexesOf(table), 'choice')
    case 'summon':
      return [...markAll(hauntHexes(table, undefined), 'target'), ...markAll(hexesToAct(table), 'choice')]
    case 'combat':
      return [
        ...markAll(
          advancesOpen(table).map(({ hex }) => hex),
          'reach',
        ),
        ...markAll(hexesToAct(table), 'choice'),
      ]
    case 'hauntCheck':
      return markAll(occupiedHaunts(table), 'target')
    default:
      return markAll(hexesToAct(table), 'choice')
  }
}

/** Hexes in reach; those where the group may pass but not stay are told apart (AR-7.6, AR-7.7). */
function reachMarks(table: Table, units: readonly UnitId[]): readonly HexMark[] {
  return [...destinationsOf(table, units).values()].map(({ hex, pointsLeft, staysLegal }) => ({
    hex,
    kind: staysLegal ? 'reach' : 'forbidden',
    text: String(pointsLeft),
  }))
}

function spellMarks(
  table: Table,
  gesture: Extract<Gesture, { name: 'CasterPicked' | 'TargetPicked' | 'SpellAimed' }>,
): readonly HexMark[] {
  const { spell } = gesture
  if (gesture.name === 'TargetPicked') {
    const casters = casterHexesAgainst(table, spell, gesture.target)
    return [{ hex: gesture.target, kind: 'selected' }, ...markAll(casters, 'choice')]
  }
  const [caster] = gesture.casters
  const targets = caster === undefined ? [] : spellTargetsOf(table, spell, caster)
  const aimed: readonly HexMark[] =
    gesture.name === 'SpellAimed' ? [{ hex: gesture.target, kind: 'selected' }] : []
  return [...aimed, { hex: gesture.hex, kind: 'selected' }, ...markAll(targets, 'target')]
}

function summonMarks(
  table: Table,
  gesture: Extract<Gesture, { name: 'SummonerPicked' | 'HauntPicked' | 'SummonNamed' }>,
): readonly HexMark[] {
  if (gesture.name === 'SummonerPicked')
    return [{ hex: gesture.hex, kind: 'selected' }, ...markAll(hauntHexes(table, gesture.sorcerer), 'target')]
  const hex = table.haunts[gesture.haunt]
  const haunt: readonly HexMark[] = hex === undefined ? [] : [{ hex, kind: 'selected' }]
  const named = gesture.name === 'SummonNamed' ? hexesOfUnits(table, [gesture.sorcerer]) : []
  return [...haunt, ...markAll(named, 'selected'), ...markAll(summonerHexes(table, gesture.haunt), 'choice')]
}

function attackMarks(
  table: Table,
  gesture: Extract<Gesture, { name: 'AttackersPicked' | 'NamingAttack' }>,
): readonly HexMark[] {
  const own = markAll(hexesOfUnits(table, gesture.attackers), 'selected')
  if (gesture.name === 'AttackersPicked') {
    const targets = markAll(attackTargetsOf(table, gesture.attackers), 'target')
    return [...own, ...targets, ...markAll(hexesToAct(table), 'choice')]
  }
  const others = attackerHexesAgainst(table, gesture.hex)
  return [...own, { hex: gesture.hex, kind: 'selected' }, ...markAll(others, 'choice')]
}

function standingMarks(table: Table): readonly HexMark[] {
  const { now } = table
  if (now.segment === 'movement') return markAll(stackingFaults(table), 'forbidden')
  if (now.segment !== 'haste' && now.segment !== 'fireball' && now.segment !== 'combat') return []
  const open = now.designations.filter(({ resolved }) => !resolved)
  return markAll([...new Set(open.map(({ hex }) => hex))], 'designated')
}

function hauntHexes(table: Table, sorcerer: UnitId | undefined): readonly HexId[] {
  return hauntsFor(table, sorcerer).flatMap((haunt) => table.haunts[haunt] ?? [])
}

/** Hexes of haunts that the haunt check will destroy (AR-11.1). */
export function occupiedHaunts(table: Table): readonly HexId[] {
  return HAUNT_IDS.flatMap((haunt) => table.haunts[haunt] ?? []).filter((hex) => holds(table, hex, 'wizard'))
}

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}

/** Arrows of the designations still to be resolved and of what is being aimed. */
export function arrowsOf(table: Table, gesture: Gesture): readonly BoardArrow[] {
  return [
    ...gestureArrows(table, gesture),
    ...hasteArrows(table),
    ...fireArrows(table),
    ...attackArrows(table),
  ]
}

function gestureArrows(table: Table, gesture: Gesture): readonly BoardArrow[] {
  if (gesture.name === 'SpellAimed') {
    const kind = gesture.spell === 'haste' ? 'aid' : 'fire'
    return arrow('aimed', [gesture.hex], gesture.target, kind)
  }
  if (gesture.name !== 'NamingAttack') return []
  return arrow('aimed', hexesOfUnits(table, gesture.attackers), gesture.hex, 'blade')
}

function hasteArrows(table: Table): readonly BoardArrow[] {
  return (nowIn(table, 'haste')?.designations ?? []).flatMap(({ id, caster, hex, resolved }) =>
    resolved ? [] : arrow(`haste-${id}`, hexesOfUnits(table, [caster]), hex, 'aid'),
  )
}

function fireArrows(table: Table): readonly BoardArrow[] {
  return (nowIn(table, 'fireball')?.designations ?? []).flatMap(({ id, caster, hex, resolved }) =>
    resolved ? [] : arrow(`fire-${id}`, hexesOfUnits(table, [caster]), hex, 'fire'),
  )
}

function attackArrows(table: Table): readonly BoardArrow[] {
  return (nowIn(table, 'combat')?.designations ?? []).flatMap(({ id, attackers, hex, resolved }) =>
    resolved ? [] : arrow(`attack-${id}`, hexesOfUnits(table, attackers), hex, 'blade'),
  )
}

function arrow(
  id: string,
  from: readonly HexId[],
  to: HexId,
  kind: BoardArrow['kind'],
): readonly BoardArrow[] {
  return from.filter((hex) => hex !== to).map((hex) => ({ id: `${id}-${hex}`, from: hex, to, kind }))
}
