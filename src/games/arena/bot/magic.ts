import { hexesApart } from '@/engine/kernel/hex'
import { bestOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { type Command, type CommandOf, COMMANDS } from '../commands'
import { creatureOf } from '../queries/creatures'
import { ITEMS } from '../tables/items'
import { costOf, magicOf } from '../state/sources'
import { isInRange } from '../queries/magic/targets'
import type { ArenaSeat, Creature, MagicSource, Position, Target } from '../state/position'
import { boardOf, hexOf } from '../queries/spaces'
import { valueOf } from './magic-value'

/** A declaration. */
export type MagicCommand = CommandOf<'declareSpell' | 'declareAbility'>

/** What a point of the pool must bring, in points of cost: it is good for nothing else. */
const A_POINT = 0.35
/** What a use of an item or an ability must bring. */
const A_USE = 0.6

/** The declaration that brings most, or the end of the bout (AA-19). */
export function plannedMagic(position: Position, seat: ArenaSeat): readonly Command[] {
  const offers = legalOf(COMMANDS, position, 'declareSpell', 'declareAbility')
  return [bestOf(offers, (command) => gainOf(position, command), 0) ?? { type: 'passMagic', seat }]
}

/** What a declaration brings beyond its price. */
function gainOf(position: Position, command: MagicCommand): number {
  const caster = creatureOf(position, command.type === 'declareSpell' ? command.caster : command.user)
  const source = sourceOf(position, command)
  if (!caster || !source || isUnderWay(position, command.seat, source, command.target)) return 0
  const { seat, target } = command
  // Nobody moves in between but the own side: what is out of range now stays so.
  if (!isInRange(position, { source, seat, caster, target }, 0)) return 0
  const magic = magicOf(source)
  const touched = touchedBy(position, caster, source, target)
  const price = source.kind === 'spell' ? costOf(source) * A_POINT : A_USE
  return valueOf({ position, seat, caster, source, magic, target, touched }) - price
}

/** What a declaration uses. */
export function sourceOf(position: Position, command: MagicCommand): MagicSource | undefined {
  if (command.type === 'declareSpell') return { kind: 'spell', spell: command.spell }
  if (command.ability !== null) return { kind: 'ability', ability: command.ability }
  const item = position.items.find(({ id }) => id === command.item)
  return item && item.card in ITEMS ? { kind: 'item', item: item.card } : undefined
}

/** Whether the seat has declared the same at the same target already. */
function isUnderWay({ casts }: Position, seat: ArenaSeat, source: MagicSource, target: Target): boolean {
  const aim = JSON.stringify([magicOf(source).name, target.kind === 'self' ? null : target])
  if (target.kind === 'self') return false
  return casts.some(
    (cast) => cast.seat === seat && JSON.stringify([magicOf(cast.source).name, cast.target]) === aim,
  )
}

/** The creatures that magic would touch if it took effect now (AA-20). */
function touchedBy(
  position: Position,
  caster: Creature,
  source: MagicSource,
  target: Target,
): readonly Creature[] {
  switch (target.kind) {
    case 'self':
    case 'to':
      return [caster]
    case 'creature':
      return position.creatures.filter(({ id }) => id === target.creature)
    case 'space': {
      const { target: kind } = magicOf(source)
      if (kind === 'Creatures in hex') return position.creatures.filter(({ at }) => at === target.space)
      if (kind !== 'Creatures in multi-hex') return []
      const board = boardOf(position)
      const middle = board.indexOf(hexOf(target.space))
      return position.creatures.filter(
        ({ at }) => at !== null && hexesApart(board, middle, board.indexOf(hexOf(at))) <= 1,
      )
    }
    case 'corpse':
    case 'item':
    case 'enchantment':
    case 'edge':
      return []
  }
}
