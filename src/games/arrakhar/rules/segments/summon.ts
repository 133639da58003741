import { castDraft } from 'immer'
import { reading } from '@/engine/draft'
import { entryFor, rollOne } from '@/engine/dice'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import { ownOf } from '@/engine/own'
import { capitalized } from '@/engine/phrases'
import { present, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { type HauntId, STACKING_LIMIT, UNIT_NAMES } from '../../content/units'
import { areAdjacent } from '../board'
import type { CastSummon, PlaceSummoned } from '../commands'
import type { Event } from '../events'
import { ownRefusal, progressIn, segmentRefusal } from '../guards'
import { addUnits } from '../muster'
import type { Position, Table, Unit, UnitId } from '../position'
import { refuse } from '../refuse'
import { stackIn, unitInPlay } from '../stacking'
import { roomAt, typeSummonedAt } from './summon-choices'

/** Casts at a haunt and rolls how many may come (AR-6.1 to AR-6.6). */
export const castSummon: CommandRule<Position, CastSummon, Event> = {
  refusalOf(position, { sorcerer, haunt }) {
    const elsewhere = segmentRefusal(position, 'summon')
    if (elsewhere) return elsewhere
    if (progressIn(position, 'summon').pending)
      return refuse('AR-6.1', 'Place what the last casting brought first; castings are made one at a time.')
    const hex = ownOf(position.haunts, haunt)
    const foreign = ownRefusal(position, sorcerer)
    if (foreign) return foreign
    if (hex === undefined) return refuse('AR-6.7', `${haunt} is not on the board.`)
    const caster = unitInPlay(position, sorcerer)
    return (
      casterRefusal({ caster, haunt, hex }) ??
      guestsRefusal(position, haunt, hex) ??
      doneRefusal(position, sorcerer, haunt) ??
      distanceRefusal(position, { caster, haunt, hex }) ??
      numbersRefusal(position, haunt)
    )
  },
  perform(draft, { sorcerer, haunt }, dice) {
    const roll = rollOne(dice, { faces: 6, label: `Summoning at ${haunt}` })
    const upTo = entryFor(draft.settings.tables.summon, roll)
    const { used } = progressIn(reading(draft), 'summon')
    draft.cast.push(sorcerer)
    draft.now = castDraft({
      segment: 'summon' as const,
      used: [...used, haunt],
      pending: { haunt, sorcerer, upTo },
    })
    return [{ type: 'summonCast', sorcerer, haunt, roll, upTo }]
  },
}

interface Casting {
  readonly caster: Unit
  readonly haunt: HauntId
  readonly hex: HexId
}

function casterRefusal({ caster, haunt, hex }: Casting): Refusal<Clause> | undefined {
  if (caster.type !== 'sorcerer') return refuse('AR-6.2', 'Only a sorcerer summons.')
  return caster.hex === hex
    ? refuse('AR-6.2', `The sorcerer stands in ${haunt}; it must stand next to it.`)
    : undefined
}

/** Nobody but the type that is summoned may stand in the haunt's hex (AR-6.4). */
function guestsRefusal(position: Position, haunt: HauntId, hex: HexId): Refusal<Clause> | undefined {
  const type = typeSummonedAt(haunt)
  const guest = stackIn(position, hex).find((unit) => unit.type !== type)
  if (!guest) return undefined
  const { many } = UNIT_NAMES[guest.type]
  return refuse('AR-6.4', `${capitalized(many)} are in ${haunt}; only ${UNIT_NAMES[type].many} may be there.`)
}

function doneRefusal(position: Position, sorcerer: UnitId, haunt: HauntId): Refusal<Clause> | undefined {
  const cast = castRefusal(position, sorcerer)
  if (cast) return cast
  return progressIn(position, 'summon').used.includes(haunt)
    ? refuse('AR-6.5', `A casting was made at ${haunt} this turn.`)
    : undefined
}

/** Refuses a sorcerer that has cast this turn (AR-5.5). */
export function castRefusal({ cast }: Pick<Table, 'cast'>, sorcerer: UnitId): Refusal<Clause> | undefined {
  return cast.includes(sorcerer) ? refuse('AR-5.5', 'That sorcerer has cast this turn.') : undefined
}

function distanceRefusal(position: Position, { caster, haunt, hex }: Casting): Refusal<Clause> | undefined {
  return areAdjacent(position, caster.hex, hex)
    ? undefined
    : refuse('AR-6.2', `The sorcerer is not next to ${haunt}.`)
}

function numbersRefusal(position: Position, haunt: HauntId): Refusal<Clause> | undefined {
  const { many } = UNIT_NAMES[typeSummonedAt(haunt)]
  if (position.secrets.pool[typeSummonedAt(haunt)] === 0)
    return refuse('AR-6.3', `No ${many} are left in the pool.`)
  return roomAt(position, haunt) === 0
    ? refuse('AR-6.4', `${haunt} holds ${STACKING_LIMIT} ${many} already.`)
    : undefined
}

/** Brings the summoned units into the haunt's hex, as many as the sorcerer wishes within the limits (AR-6.6). */
export const placeSummoned: CommandRule<Position, PlaceSummoned, Event> = {
  refusalOf(position, { count }) {
    const elsewhere = segmentRefusal(position, 'summon')
    if (elsewhere) return elsewhere
    const { pending } = progressIn(position, 'summon')
    if (!pending) return refuse('AR-6.6', 'Nothing has been summoned; cast first.')
    const { haunt, upTo } = pending
    if (count > upTo) return refuse('AR-6.6', `The table gives ${upTo} at most.`)
    if (count > roomAt(position, haunt))
      return refuse('AR-6.6', `Only ${roomAt(position, haunt)} more fit in the hex.`)
    if (count > position.secrets.pool[typeSummonedAt(haunt)])
      return refuse('AR-6.6', 'The pool does not hold that many.')
    return undefined
  },
  perform(draft, { count }) {
    const now = progressIn(reading(draft), 'summon')
    const { haunt } = present(now.pending, 'casting that brought them')
    const hex = present(draft.haunts[haunt], haunt)
    const unitType = typeSummonedAt(haunt)
    draft.secrets.pool[unitType] -= count
    const units = addUnits(draft, unitType, hex, count)
    draft.now = castDraft({ ...now, pending: null })
    return [{ type: 'summoned', haunt, hex, unitType, units }]
  },
}
