import type { Answers } from '@/engine/kernel/game'
import { askedSeat } from '../../queries/guards'
import { aimRefusal, isComing, isInstant, timeRefusal } from '../../queries/magic/declaring'
import { targetsOf } from '../../queries/magic/magic-targets'
import { useRefusal, usesOf } from '../../queries/magic/uses'
import type { ArenaSeat, Creature, MagicSource, Table } from '../../state/position'
import { magicOf } from '../../state/sources'
import type { View } from '../../state/view'
import { couldCast, hasCast, openSpells } from './bouts'

/** What ends a bout without a declaration. */
interface Pass {
  readonly type: 'passMagic'
  readonly seat: ArenaSeat
}

/** In a magic phase either side declares or passes, in answer to what the other has declared (AA-19.3 to AA-19.5). */
export const ANSWERS: Answers<Pass, View> = {
  owed(view) {
    const { now, casts } = view
    if (view.ending || (now.phase !== 'magic1' && now.phase !== 'magic2')) return undefined
    return {
      pass: { type: 'passMagic', seat: now.bout },
      isChallenged: casts.some(
        (cast) => cast.seat !== now.bout && (now.queue.includes(cast.id) || isComing(view, cast)),
      ),
    }
  },
  canAnswer(view) {
    const seat = askedSeat(view)
    if (seat === null) return true
    return hasCast(view, seat) || view.creatures.some((creature) => canAim(view, seat, creature))
  },
  turnOf: ({ turn }) => `${turn}`,
}

/**
 * Whether a creature has a target for anything that it could declare, for all that lies open (AA-19.7, AA-20.15).
 * Longer casts, begun in the own Magic 1, may be aimed beyond what is listed.
 */
function canAim(table: Table, seat: ArenaSeat, caster: Creature): boolean {
  if (caster.controller !== seat || caster.at === null) return false
  const uses = usesOf(table, caster).filter((use) => !useRefusal(table, use))
  const spells = openSpells(table, seat).filter((spell) => couldCast(table, caster, spell))
  const sources: readonly MagicSource[] = [
    ...uses.map(({ source }) => source),
    ...spells.map((spell) => ({ kind: 'spell', spell }) as const),
  ]
  return sources.some(
    (source) =>
      (!isInstant(magicOf(source).casting) && !timeRefusal(table, caster, source)) ||
      targetsOf(table, seat, caster, source).some(
        (target) => !aimRefusal(table, { source, seat, caster, target }),
      ),
  )
}
