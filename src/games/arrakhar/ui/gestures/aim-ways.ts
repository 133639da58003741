import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { FireballKind } from '../../tables/tables'
import { UNITS } from '../../tables/units'
import type { Command } from '../../commands'
import { attackOf, castingOf, hasteOf } from '../../commands/designations'
import { attackTargetsOf, mayAttack } from '../../queries/combat-choices'
import { fireballTargetsOf, mayCastNow } from '../../queries/fireball-range'
import { isOwn } from '../../queries/guards'
import { hasteTargetsOf } from '../../queries/haste-range'
import { hauntIn } from '../../queries/haunts'
import { isOnBoard, stackIn } from '../../queries/stacking'
import { summonChoices } from '../../queries/summon-choices'
import type { Table, Unit } from '../../state/position'
import { refuse } from '../../refuse'
import type { Aim } from '../desk/gesture'

/** What tells one aim from another: who takes it, at which hexes, by which command, and what is said where nobody can. */
interface AimWay {
  /** Whether a unit of this type does it at all. */
  can(table: Table, unit: Unit): boolean
  /** Whether a unit may still do it, targets aside. */
  isReady(table: Table, unit: Unit): boolean
  /** Hexes to which a unit of one's own that is ready could do it now. */
  targetsOf(table: Table, unit: Unit): readonly HexId[]
  /** The command that is meant; null where the hex has nothing to do it to. */
  commandOf(table: Table, actor: Unit, hex: HexId): Command | null
  /** Whether it is done to the next hex only. */
  readonly isBeside: boolean
  /** The kind of its arrows; left out where none are drawn. */
  readonly arrow?: BoardArrow['kind']
  /** What is said where not even a command can be formed: of the units, of the hex, and of one with nobody in it. */
  readonly noTarget: Refusal
  readonly noActor: Refusal
  readonly nobody?: Refusal
}

/** Every aim. */
export const AIM_WAYS: Readonly<Record<Aim, AimWay>> = {
  summon: {
    can: isOwnSorcerer,
    isReady: (table, unit) => isOwnSorcerer(table, unit) && !table.cast.includes(unit.id),
    targetsOf: (table, unit) =>
      summonChoices(table).flatMap(({ sorcerer, haunt }) =>
        sorcerer === unit.id ? (table.haunts[haunt] ?? []) : [],
      ),
    commandOf(table, { id }, hex) {
      const haunt = hauntIn(table, hex)
      return haunt ? { type: 'castSummon', sorcerer: id, haunt } : null
    },
    isBeside: true,
    noTarget: refuse('AR-6.2', 'No haunt is next to this sorcerer.'),
    noActor: refuse('AR-6.2', 'You have no sorcerer to summon with.'),
    nobody: refuse('AR-6.2', 'Nobody stands there; pick a haunt, or a sorcerer beside one.'),
  },
  haste: {
    can: (_, { type }) => UNITS[type].spells.includes('haste'),
    isReady: (table, { id }) => hasteTargetsOf(table, id).length > 0,
    targetsOf: (table, { id }) => hasteTargetsOf(table, id),
    // In an entry hex haste names its units, the caster itself at least (AR-9.6).
    commandOf: (table, actor, hex) =>
      isOnBoard(table, actor)
        ? castingOf('haste', actor.id, hex)
        : hasteOf({ caster: actor.id, hex, units: [actor.id] }),
    arrow: 'aid',
    ...noCaster('AR-9.1'),
  },
  fireball: fire('fireball'),
  wand: fire('wand'),
  attack: {
    can: (_, { type }) => UNITS[type].attacks,
    isReady: mayAttack,
    targetsOf: (table, { id }) => attackTargetsOf(table, [id]),
    commandOf(table, { id }, hex) {
      const [defender] = stackIn(table, hex)
      return defender ? attackOf({ attackers: [id], hex, defenders: [defender.id] }) : null
    },
    isBeside: true,
    arrow: 'blade',
    noTarget: refuse('AR-10.2', 'No enemy stands next to these units.'),
    noActor: refuse('AR-10.2', 'No unit that may still attack stands next to that hex.'),
    nobody: refuse('AR-10.2', 'Nobody stands there; pick attackers or a hex with enemies.'),
  },
}

function fire(kind: FireballKind): AimWay {
  return {
    can: (_, { type }) => UNITS[type].spells.includes('fireball'),
    isReady: (table, unit) => mayCastNow(table, unit, kind),
    targetsOf: (table, { id }) => fireballTargetsOf(table, id, kind),
    commandOf: (_, { id }, hex) => castingOf(kind, id, hex),
    arrow: 'fire',
    ...noCaster('AR-8.2'),
  }
}

function noCaster(clause: 'AR-8.2' | 'AR-9.1') {
  const refusal = refuse(clause, 'No caster can aim at that hex.')
  return { isBeside: false, noTarget: refusal, noActor: refusal }
}

function isOwnSorcerer(table: Table, unit: Unit): boolean {
  return isOwn(table, unit) && unit.type === 'sorcerer'
}
