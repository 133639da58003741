import { magicOf } from '../../rules/sources'
import { sourceNamed } from '../../rules/named-source'
import { seatNumber } from '../../rules/files/seat-numbers'
import { HOLDER } from '../../rules/state'
import type { SpellId } from '../../content/spells'
import { type ArenaSeat, type Holder, type Phase, PHASES } from '../../rules/position'
import { castsLeft, type Edit, type Fields, nextOf, renumbered, type WrittenFile, written } from './edits'

/** Adds a spell card to a seat's army. */
export function learning(seat: ArenaSeat, spell: SpellId): Edit {
  return (file) =>
    written(file, { spells: forSeat(file.spells, seat, (cards) => [...new Set([...cards, spell])]) })
}

/** Takes a spell card out of a seat's army, be it revealed or not. */
export function forgetting(seat: ArenaSeat, spell: SpellId): Edit {
  const left = (cards: readonly string[]) => cards.filter((card) => card !== spell)
  return (file) =>
    written(file, {
      spells: forSeat(file.spells, seat, left),
      revealed: forSeat(file.revealed, seat, left),
    })
}

function forSeat(
  cards: WrittenFile['spells'],
  seat: ArenaSeat,
  change: (cards: readonly string[]) => readonly string[],
): WrittenFile['spells'] {
  return cards.map((own, nth) => (nth === seatNumber(seat) ? change(own) : own))
}

/** Puts magic in force, as if it had taken effect in this turn; what it controls changes sides. */
export function enchanting(name: string, seat: ArenaSeat, on: Holder): Edit {
  return (file) => {
    const made = {
      id: `enchantment-${nextOf(file)}`,
      name,
      seat: seatNumber(seat),
      on: HOLDER.write(on, {}) as Fields,
      ...endOf(name, file),
    }
    const changed = withEnchantments(file, [...file.enchantments, made])
    return renumbered(file, changed)
  }
}

/** Ends an enchantment; who was controlled by it goes back. */
export function disenchanting(id: string): Edit {
  return (file) =>
    written(
      file,
      withEnchantments(
        file,
        file.enchantments.filter((one) => one.id !== id),
      ),
    )
}

/** Stops what was declared and has not taken effect. */
export function stopping(id: string): Edit {
  return (file) =>
    written(
      file,
      castsLeft(
        file,
        file.casts.filter((cast) => cast.id !== id),
      ),
    )
}

/** When it ends by itself or works again (AA-21.3, AA-21.6). */
function endOf(name: string, { phase, active }: WrittenFile): Fields {
  const duration = durationOf(name)
  const isEarly = PHASES.indexOf(phase as Phase) <= PHASES.indexOf('movement')
  return {
    ends: duration === '1 phase' ? (isEarly ? 'movement' : 'combat') : null,
    repeatSeat: duration === 'Instantaneous, repeating' ? active : null,
  }
}

function durationOf(name: string) {
  const source = sourceNamed(name)
  return source && magicOf(source).duration
}

/** The last enchantment that controls a creature says who does; without any it is its owner's (AA-22.10). */
function withEnchantments(file: WrittenFile, enchantments: WrittenFile['enchantments']): Fields {
  const changed = controlledBy([...file.enchantments, ...enchantments])
  const seats = controlledBy(enchantments)
  return {
    enchantments,
    creatures: file.creatures.map((one) =>
      changed.has(one.id) ? { ...one, controller: seats.get(one.id) ?? one['owner'] ?? null } : one,
    ),
  }
}

/** Seats that control creatures by magic. */
function controlledBy(enchantments: WrittenFile['enchantments']): ReadonlyMap<string, number> {
  const controlling = enchantments.filter(({ name }) => isControl(name))
  return new Map(
    controlling.flatMap(({ on: { creature }, seat }) =>
      typeof creature === 'string' ? [[creature, seat]] : [],
    ),
  )
}

function isControl(name: string): boolean {
  const source = sourceNamed(name)
  return source !== undefined && magicOf(source).effects.some(({ key }) => key === 'control')
}
