import type { Json } from '@/engine/game'
import { MAPS } from '../../content/boards'
import { nameOf } from '../sources'
import type { Cast, Creature, Enchantment, Item, Position } from '../position'
import { progressFields } from './write-progress'
import { pair, seatNumber } from './seat-numbers'
import { targetFile } from './targets'

/** A position in its file format; `parsePosition` gives the same position back (B-6). */
export function writePosition(position: Position): Json {
  const { settings, turn, active, first, ending, secrets, next } = position
  const { ruleset, map, points, spellCards, turnLimit, firstPlayer, variants } = settings
  const { west, east } = secrets.lists
  const fields = {
    game: 'arena',
    rules: settings.rules,
    ruleset,
    board: MAPS[map].board,
    map,
    turn,
    active: seatNumber(active),
    first: first && seatNumber(first),
    ...progressFields(position.now),
    ...boardFields(position),
    pools: pair(position.pools),
    terrainPools: pair(position.terrainPools),
    spells: pair(secrets.spells),
    revealed: pair(position.revealed),
    locked: pair(position.locked),
    lists: west || east ? [west && { ...west }, east && { ...east }] : undefined,
    variants: { ...variants },
    options: {
      points: pair(points),
      spellCards,
      turnLimit,
      firstPlayer: firstPlayer === 'roll' ? 'roll' : seatNumber(firstPlayer),
    },
    itemUses: { ...position.itemUses },
    next: { ...next },
    result: ending
      ? { winner: ending.winner === 'draw' ? 'draw' : seatNumber(ending.winner), by: ending.by }
      : undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Json
}

function boardFields({ hexes, creatures, items, corpses, enchantments, casts }: Position) {
  return {
    hexes: Object.fromEntries(
      Object.entries(hexes).map(([id, hex]) => [
        id,
        { ...hex, control: hex.control && seatNumber(hex.control) },
      ]),
    ),
    creatures: creatures.map(creatureFile),
    items: items.map(itemFile),
    corpses: corpses.map(({ id, card, owner, hex }) => ({
      id,
      type: card,
      owner: seatNumber(owner),
      at: hex,
    })),
    enchantments: enchantments.map(enchantmentFile),
    casts: casts.map(castFile),
  }
}

function creatureFile(creature: Creature): Json {
  const { id, card, number, owner, controller, at, on, power, move, uses, strandedAt } = creature
  const { airTurns, moved, fired, fought, instantUsed, castBegun, cameFrom, mounted, dismounted } = creature
  return {
    id,
    type: card,
    number,
    owner: seatNumber(owner),
    controller: controller && seatNumber(controller),
    at: at ?? 'hand',
    on,
    ...(creature.printedPower !== null && { power: creature.printedPower }),
    ...(creature.printedMove !== null && { move: creature.printedMove }),
    dP: power,
    dM: move,
    uses: { ...uses },
    air: airTurns,
    from: cameFrom,
    ...{ moved, fired, fought, instantUsed, castBegun, mounted, dismounted },
    stranded: strandedAt === at ? at !== null : (strandedAt ?? false),
    ...(creature.flown && { flown: { ...creature.flown } }),
  }
}

function itemFile({ id, card, owner, place, uses, ...marks }: Item): Json {
  return { id, type: card, owner: seatNumber(owner), ...place, uses, ...marks }
}

function enchantmentFile({ id, source, seat, on, ends, repeats, turn }: Enchantment): Json {
  return {
    id,
    name: nameOf(source),
    seat: seatNumber(seat),
    on: targetFile(on),
    ends,
    repeatSeat: repeats && seatNumber(repeats),
    madeInTurn: turn,
  }
}

function castFile({ id, source, caster, item, target, seat, turn, due, paid }: Cast): Json {
  const name = nameOf(source)
  return {
    id,
    caster,
    ...(source.kind === 'spell' ? { spell: name } : { ability: name }),
    item,
    target: targetFile(target),
    madeInTurn: turn,
    due,
    seat: seatNumber(seat),
    paid,
  }
}
