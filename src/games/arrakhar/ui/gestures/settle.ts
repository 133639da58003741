import type { Segment, Table, UnitId } from '../../rules/position'
import { pointsLeft } from '../../rules/segments/movement-reach'
import { attackTargetsOf, mayAttack, advancesOpen } from '../../rules/segments/combat-choices'
import { unitOf } from '../../rules/stacking'
import {
  type AttackersPicked,
  type EntryHasteNamed,
  type Gesture,
  IDLE,
  type NamingAdvance,
  type NamingAttack,
  type UnitsPicked,
} from './gesture'
import { castersAgainst, castersIn } from './spells'
import { hauntsFor } from './summon'

/** In which segments a gesture can go on; elsewhere it is over. */
const SEGMENTS: Readonly<Record<Exclude<Gesture['name'], 'Idle'>, readonly Segment[]>> = {
  UnitsPicked: ['movement'],
  CasterPicked: ['haste', 'fireball'],
  TargetPicked: ['haste', 'fireball'],
  SpellAimed: ['haste', 'fireball'],
  EntryHasteNamed: ['haste'],
  SummonerPicked: ['summon'],
  HauntPicked: ['summon'],
  SummonNamed: ['summon'],
  AttackersPicked: ['combat'],
  NamingAttack: ['combat'],
  NamingAdvance: ['combat'],
}

/** What is left of a gesture after the position changed: by its own command, by undo or by the other side. */
export function settled(table: Table, gesture: Gesture): Gesture {
  if (gesture.name === 'Idle' || table.ending || table.drawOffer) return IDLE
  if (!SEGMENTS[gesture.name].includes(table.now.segment)) return IDLE
  switch (gesture.name) {
    case 'UnitsPicked':
      return settledMovers(table, gesture)
    case 'CasterPicked':
    case 'TargetPicked':
    case 'SpellAimed':
      return settledSpell(table, gesture)
    case 'EntryHasteNamed':
      return settledEntryHaste(table, gesture)
    case 'SummonerPicked':
      return hauntsFor(table, gesture.sorcerer).length > 0 ? gesture : IDLE
    case 'HauntPicked':
      return hauntsFor(table).includes(gesture.haunt) ? gesture : IDLE
    case 'SummonNamed':
      return hauntsFor(table, gesture.sorcerer).includes(gesture.haunt) ? gesture : IDLE
    case 'AttackersPicked':
      return settledAttackers(table, gesture)
    case 'NamingAttack':
      return settledAttack(table, gesture)
    case 'NamingAdvance':
      return settledAdvance(table, gesture)
  }
}

/** Keeps the object itself when nothing fell away, so that what is drawn from it can be kept too. */
function kept(units: readonly UnitId[], still: (id: UnitId) => boolean): readonly UnitId[] {
  return units.every(still) ? units : units.filter(still)
}

function settledMovers(table: Table, gesture: UnitsPicked): Gesture {
  const units = kept(gesture.units, (id) => {
    const unit = unitOf(table, id)
    return unit?.hex === gesture.hex && pointsLeft(table, unit) > 0
  })
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}

function settledSpell(table: Table, gesture: Extract<Gesture, { spell: unknown }>): Gesture {
  if (gesture.name === 'TargetPicked') return gesture
  const able =
    gesture.name === 'SpellAimed'
      ? castersAgainst(table, gesture.spell, gesture.hex, gesture.target)
      : castersIn(table, gesture.spell, gesture.hex).map(({ id }) => id)
  const casters = kept(gesture.casters, (id) => able.includes(id))
  if (casters.length === 0) return IDLE
  return casters === gesture.casters ? gesture : { ...gesture, casters }
}

function settledEntryHaste(table: Table, gesture: EntryHasteNamed): Gesture {
  return castersIn(table, 'haste', gesture.hex).some(({ id }) => id === gesture.caster) ? gesture : IDLE
}

function settledAttackers(table: Table, gesture: AttackersPicked): Gesture {
  const attackers = kept(gesture.attackers, (id) => stillAttacks(table, id))
  if (attackers.length === 0) return IDLE
  return attackers === gesture.attackers ? gesture : { ...gesture, attackers }
}

function stillAttacks(table: Table, id: UnitId): boolean {
  const unit = unitOf(table, id)
  return unit !== undefined && mayAttack(table, unit)
}

function settledAttack(table: Table, gesture: NamingAttack): Gesture {
  const attackers = kept(gesture.attackers, (id) => attackTargetsOf(table, [id]).includes(gesture.hex))
  const defenders = kept(gesture.defenders, (id) => unitOf(table, id)?.hex === gesture.hex)
  if (attackers === gesture.attackers && defenders === gesture.defenders) return gesture
  return attackers.length === 0 || defenders.length === 0 ? IDLE : { ...gesture, attackers, defenders }
}

function settledAdvance(table: Table, gesture: NamingAdvance): Gesture {
  const choice = advancesOpen(table).find(({ hex }) => hex === gesture.hex)
  if (!choice) return IDLE
  const units = kept(gesture.units, (id) => choice.units.includes(id))
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}
