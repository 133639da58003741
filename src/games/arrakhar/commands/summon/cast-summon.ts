import { castDraft } from 'immer'
import { entryFor, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { capitalized } from '@/engine/basics/phrases'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { type HauntId, STACKING_LIMIT, UNIT_NAMES } from '../../tables/units'
import { areAdjacent } from '../../queries/board'
import { ownRefusal, progressIn } from '../../queries/guards'
import type { Position, Unit, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { castRefusal, roomAt, summonChoices, typeSummonedAt } from '../../queries/summon-choices'
import { stackIn, unitInPlay } from '../../queries/stacking'
import { HAUNT, UNIT } from '../kit/args'
import { command } from '../kit/kit'

/** Casts at a haunt and rolls how many may come (AR-6.1 to AR-6.6). */
export const castSummon = command({
  clause: 'AR-6.1',
  stage: 'summon',
  args: { sorcerer: UNIT, haunt: HAUNT },
  subject: 'sorcerer',
  target: 'haunt',
  moment: ({ now }) =>
    now.pending
      ? refuse('AR-6.1', 'Place what the last casting brought first; castings are made one at a time.')
      : undefined,
  listed: ({ table }) =>
    summonChoices(table).filter(({ haunt }) => table.secrets.pool[typeSummonedAt(haunt)] > 0),

  refusalOf({ table: position }, { sorcerer, haunt }) {
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
  perform({ draft, dice }, { sorcerer, haunt }) {
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

  say: ({ sorcerer, haunt }) => `Summon at ${haunt} with ${sorcerer}`,
  ink: 'blue',
})

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
