import { valueAt } from '@/engine/files/json-look'
import type { Json } from '@/engine/kernel/game'
import {
  changing,
  dropping,
  type Entry,
  entriesOf,
  type FileEdit,
  inTurn,
  withId,
  without,
  wordAt,
} from '@/table/editor/file-edits'
import type { SpellId } from '../../tables/spells'
import { sourceNamed } from '../../state/named-source'
import type { ArenaSeat, Holder } from '../../state/position'
import { magicOf } from '../../state/sources'
import { HOLDER } from '../../state/state'
import { breakingOff, made, ofSeat } from './edits'

/** Adds a spell card to a seat's army. */
export function learning(seat: ArenaSeat, spell: SpellId): FileEdit {
  return changingCards('spells', seat, (cards) => [...new Set([...cards, spell])])
}

/** Takes a spell card out of a seat's army, be it revealed or not. */
export function forgetting(seat: ArenaSeat, spell: SpellId): FileEdit {
  const left = (cards: readonly Json[]) => cards.filter((card) => card !== spell)
  return inTurn(changingCards('spells', seat, left), changingCards('revealed', seat, left))
}

function changingCards(
  key: 'spells' | 'revealed',
  seat: ArenaSeat,
  change: (cards: readonly Json[]) => readonly Json[],
): FileEdit {
  return (file) => ({
    ...file,
    [key]: ofSeat(file, key, seat, (cards) => change(Array.isArray(cards) ? cards : [])),
  })
}

/**
 * Puts magic in force, as if it had taken effect in this turn: when it ends or works again follows from that. What it
 * controls changes sides.
 */
export function enchanting(name: string, seat: ArenaSeat, on: Holder): FileEdit {
  const written = HOLDER.write(on, {}) ?? null
  const enchanted = made('enchantments', (nth) => ({ id: `enchantment-${nth}`, name, seat, on: written }))
  return inTurn(enchanted, settlingControl)
}

/** Ends an enchantment; who was controlled by it goes back. */
export function disenchanting(id: string): FileEdit {
  return (file) => {
    const ended = entriesOf(file, 'enchantments').find(withId(id))
    const freed = ended && controls(ended) ? valueAt(ended['on'], 'creature') : undefined
    return inTurn(
      dropping('enchantments', withId(id)),
      changing('creatures', (one) => (one['id'] === freed ? without(one, 'controller') : one)),
      settlingControl,
    )(file)
  }
}

/** Stops what was declared and has not taken effect. */
export function stopping(id: string): FileEdit {
  return breakingOff(withId(id))
}

/** The last enchantment that controls a creature says who does (AA-22.10). */
function settlingControl(file: Entry): Entry {
  const seats = new Map(
    entriesOf(file, 'enchantments')
      .filter(controls)
      .map(({ on, seat = null }) => [valueAt(on, 'creature'), seat]),
  )
  return changing('creatures', (one) => {
    const controller = seats.get(one['id'])
    return controller === undefined ? one : { ...one, controller }
  })(file)
}

function controls(enchantment: Entry): boolean {
  const source = sourceNamed(wordAt(enchantment, 'name'))
  return source !== undefined && magicOf(source).effects.some(({ key }) => key === 'control')
}
