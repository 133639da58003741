import type { HexId } from '@/engine/kernel/hex'
import { MAPS } from '../tables/boards'
import { canHold, leaderOf, otherSeat } from '../queries/creatures'
import { isStranded } from '../queries/entry'
import {
  type ArenaSeat,
  type Creature,
  type GivenPosition,
  type Hex,
  type Position,
  type Progress,
  SEATS,
  type Settings,
  type Space,
  type Table,
} from '../state/position'
import { isNewPlace } from '../effects/stranding'
import { USUAL_TURN } from './fault'
import { airOf, boardOf, groundOf } from '../queries/spaces'
import { castsFrom, creaturesFrom, enchantmentsFrom, itemsFrom } from './read-pieces'

/** A position with all that follows from what a file says. */
export function positionFrom(given: GivenPosition, settings: Settings): Position {
  const { turn: named = USUAL_TURN, active, now: stage, secrets } = given
  const isSetUp = stage.stage === 'build' || stage.stage === 'placeBasic'
  const turn = isSetUp ? 0 : named
  const creatures = creaturesFrom(given.creatures)
  const hexes = hexesFrom(given.hexes, settings, creatures)
  const isLocked = stage.stage !== 'build'
  const position: Position = {
    ...given,
    settings,
    turn,
    first: firstFrom(given, turn),
    now: progressFrom(stage, { hexes, active }),
    hexes,
    creatures,
    items: itemsFrom(given.items, creatures),
    enchantments: enchantmentsFrom(given, turn),
    casts: castsFrom(given.casts, creatures),
    spellCount: { west: secrets.spells.west.length, east: secrets.spells.east.length },
    locked: given.locked ?? { west: isLocked, east: isLocked },
    next: given.next ?? nextIn(given),
  }
  const standing = new Map(given.creatures.map(({ id, strandedAt }) => [id, strandedAt]))
  return {
    ...position,
    creatures: creatures.map((one) => ({
      ...one,
      strandedAt: strandedAt(position, one, standing.get(one.id)),
    })),
  }
}

/** The state of the phase that a file names, or of the stage that it is in. */
function progressFrom(
  { stage, phase, bout, budget, pooled = 0, magic, combat }: GivenPosition['now'],
  { hexes, active }: Pick<Table, 'hexes' | 'active'>,
): Progress {
  if (stage !== 'play') return { phase: stage }
  switch (phase) {
    case 'terrain':
      return { phase, budget: budget ?? controlledBy({ hexes, active }), pooled }
    case 'magic1':
    case 'magic2':
      return { phase, ...boutFrom({ bout, magic }, active) }
    case 'combat':
      return { phase, ...(combat ?? { shots: {}, settled: [], fight: null, choice: null, marks: {} }) }
    case 'equip1':
    case 'equip2':
    case 'movement':
      return { phase }
    // What runs by itself is never waited in; it is refused elsewhere.
    case 'retreat':
    case 'winning':
      return { phase: 'equip2' }
  }
}

/** The budget of a Terrain Change that has just begun (AA-4.4). */
function controlledBy({ hexes, active }: Pick<Table, 'hexes' | 'active'>): number {
  return Object.values<Hex>(hexes).filter(({ control }) => control === active).length
}

/** The active seat has the first bout, the other the second. */
function boutFrom(
  { bout: given, magic }: { readonly [Key in 'bout' | 'magic']: GivenPosition['now'][Key] },
  active: Table['active'],
) {
  const bout = given ?? active
  return { bout, ...(magic ?? { nth: bout === active ? 1 : 2, declared: false, queue: [] }) }
}

/** Who moved first, where a file does not say: seats take turns (AA-3.2). */
function firstFrom({ first, now: { stage }, settings: { options }, active }: GivenPosition, turn: number) {
  if (first !== undefined) return first
  if (stage === 'build') return null
  if (stage === 'placeBasic') {
    const { firstPlayer: agreed = 'roll' } = options
    return agreed === 'roll' ? active : agreed
  }
  return turn % 2 === 1 ? active : otherSeat(active)
}

/** Where a creature stood badly when the turn began: where it is if nothing was changed there since (AA-15.8). */
function strandedAt(
  position: Position,
  creature: Creature,
  given: GivenPosition['creatures'][number]['strandedAt'],
): Creature['strandedAt'] {
  const { at } = creature
  if (typeof given === 'string') return given
  const usual = () =>
    at !== null && !isNewPlace(position, at) && isStranded(position, leaderOf(position, creature))
  return (given ?? usual()) ? at : null
}

/** Numbers that no id of the file ends in. */
function nextIn({ creatures, items, corpses, enchantments, casts }: GivenPosition): Position['next'] {
  const highest = (things: readonly { readonly id: string }[]) =>
    Math.max(things.length, ...things.map(({ id }) => Number(/\d{1,6}$/.exec(id)?.[0] ?? 0)))
  const numbers = creatures.map(({ number = 0 }) => number)
  const others = highest([...items, ...corpses, ...enchantments, ...casts])
  return { creature: Math.max(highest(creatures), ...numbers) + 1, other: others + 1 }
}

/** Every hex of the board: as the map has it, controlled by who stands there, and what the file says otherwise. */
export function hexesFrom(
  given: GivenPosition['hexes'],
  settings: Settings,
  creatures: readonly Creature[],
): Readonly<Record<HexId, Hex>> {
  const board = boardOf({ settings })
  const { terrain } = MAPS[settings.map]
  const hexes = board.ids.map((id, nth): readonly [HexId, Hex] => {
    const said = Object.hasOwn(given, id) ? given[id] : undefined
    const { storm = null, fresh = false, control = controlOf(id, settings, creatures) } = said ?? {}
    return [
      id,
      { terrain: said?.terrain ?? terrain[id] ?? board.start[nth] ?? 'Grass', control, storm, fresh },
    ]
  })
  return Object.fromEntries(hexes)
}

/** King hexes by their owners, the others by who stands there, on the ground first (B-6). */
function controlOf(hex: HexId, settings: Settings, creatures: readonly Creature[]): ArenaSeat | null {
  const ground = sidesAt(creatures, groundOf(hex))
  const king = SEATS.find((_, nth) => boardOf({ settings }).kings[nth] === hex)
  // The king areas of the basic game are nobody's (AA-24.4).
  if (king !== undefined && settings.ruleset === 'basic') return null
  const sides = ground.length > 0 ? ground : sidesAt(creatures, airOf(hex))
  if (king !== undefined) return (ground.length === 1 ? ground[0] : king) ?? null
  return (sides.length === 1 ? sides[0] : null) ?? null
}

/** The sides of those who hold a space. */
export function sidesAt(creatures: readonly Creature[], space: Space): readonly ArenaSeat[] {
  const there = creatures.filter((creature) => creature.at === space && canHold(creature))
  return SEATS.filter((seat) => there.some(({ controller }) => controller === seat))
}
