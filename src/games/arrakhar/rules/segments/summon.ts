import { castDraft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { ownOf } from '@/engine/own'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { type HauntId, UNIT_NAMES } from '../../content/units'
import { areAdjacent } from '../board'
import type { CastSummon, PlaceSummoned } from '../commands'
import type { Event } from '../events'
import { nowIn, ownRefusal, segmentRefusal } from '../guards'
import { addUnits } from '../muster'
import type { Position, UnitId } from '../position'
import { refuse } from '../refuse'
import { unitOf } from '../stacking'
import { roomAt, typeSummonedAt } from './summon-choices'

/** Casts at a haunt and rolls how many may come (AR-6.1 to AR-6.6). */
export const castSummon: CommandRule<Position, CastSummon, Event> = {
  refusalOf(position, { sorcerer, haunt }) {
    const elsewhere = segmentRefusal(position, 'summon')
    if (elsewhere) return elsewhere
    if (nowIn(position, 'summon')?.pending)
      return refuse('AR-6.1', 'Place what the last casting brought first; castings are made one at a time.')
    return casterRefusal(position, sorcerer) ?? hauntRefusal(position, sorcerer, haunt)
  },
  perform(draft, { sorcerer, haunt }, dice) {
    const [roll = 1] = dice.roll({ count: 1, faces: 6, label: `Summoning at ${haunt}` })
    const upTo = draft.settings.tables.summon[roll - 1] ?? 0
    const used = nowIn(reading(draft), 'summon')?.used ?? []
    draft.cast.push(sorcerer)
    draft.now = castDraft({
      segment: 'summon' as const,
      used: [...used, haunt],
      pending: { haunt, sorcerer, upTo },
    })
    return [{ type: 'summonCast', sorcerer, haunt, roll, upTo }]
  },
}

function casterRefusal(position: Position, sorcerer: UnitId): Refusal<Clause> | undefined {
  const foreign = ownRefusal(position, sorcerer)
  if (foreign) return foreign
  if (unitOf(position, sorcerer)?.type !== 'sorcerer') return refuse('AR-6.2', 'Only a sorcerer summons.')
  if (position.cast.includes(sorcerer)) return refuse('AR-5.5', 'That sorcerer has cast this turn.')
  return undefined
}

function hauntRefusal(position: Position, sorcerer: UnitId, haunt: HauntId): Refusal<Clause> | undefined {
  const hex = ownOf(position.haunts, haunt)
  if (hex === undefined) return refuse('AR-6.7', `${haunt} is not on the board.`)
  const stands = unitOf(position, sorcerer)?.hex
  if (stands === undefined || !areAdjacent(position, stands, hex))
    return refuse('AR-6.2', `The sorcerer must stand next to ${haunt}, not in it and not farther away.`)
  const type = typeSummonedAt(haunt)
  if (position.secrets.pool[type] === 0)
    return refuse('AR-6.3', `No ${UNIT_NAMES[type].many} are left in the pool.`)
  if (roomAt(position, haunt) === 0)
    return refuse(
      'AR-6.4',
      `The hex of ${haunt} must be empty or hold at most three units, all ${UNIT_NAMES[type].many}.`,
    )
  if (nowIn(position, 'summon')?.used.includes(haunt))
    return refuse('AR-6.5', `A casting was made at ${haunt} this turn.`)
  return undefined
}

/** Brings the summoned units into the haunt's hex, as many as the sorcerer wishes within the limits (AR-6.6). */
export const placeSummoned: CommandRule<Position, PlaceSummoned, Event> = {
  refusalOf(position, { count }) {
    const elsewhere = segmentRefusal(position, 'summon')
    if (elsewhere) return elsewhere
    const pending = nowIn(position, 'summon')?.pending
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
    const now = nowIn(reading(draft), 'summon')
    const haunt = now?.pending?.haunt
    const hex = haunt && draft.haunts[haunt]
    if (!now || !haunt || !hex) return []
    const unitType = typeSummonedAt(haunt)
    draft.secrets.pool[unitType] -= count
    const units = addUnits(draft, unitType, hex, count)
    draft.now = castDraft({ ...now, pending: null })
    return [{ type: 'summoned', haunt, hex, unitType, units }]
  },
}
