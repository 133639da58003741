import type { Random } from '@/engine/kernel/dice'
import { at, hexesApart, type HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { boardOf } from '../../queries/board'
import type { CommandOf } from '..'
import { isOwn } from '../../queries/guards'
import type { Position, Unit } from '../../state/position'
import { isBarredOnFirstTurn, leastPoints, passageFor, pointsLeft } from '../../queries/movement-reach'
import { wandOffer } from '../../queries/wand-carrying'
import { enemyOf, holds, isOnBoard, mayJoin, stackIn } from '../../queries/stacking'

const UNITS_TRIED = 8
/** One move in this many out of the valley is taken; a random side would else soon be gone. */
const LEAVES_RARELY = 12
/** One move in this many has a goal. */
const PURPOSE_RARELY = 30

/** Units of one stack that go together. */
type Group = readonly [Unit, ...(readonly Unit[])]

/** A random walk of a random group to a hex where it may stay, or undefined when none was found. */
export function sampleMove(position: Position, random: Random): CommandOf<'move'> | undefined {
  const { units } = position
  for (let attempt = 0; attempt < UNITS_TRIED; attempt++) {
    const unit = units[random.below(Math.max(1, units.length))]
    if (!unit || !isOwn(position, unit) || pointsLeft(position, unit) <= 0) continue
    const command = walk(position, groupOf(position, unit, random), random)
    if (command) return command
  }
  return undefined
}

function groupOf(position: Position, unit: Unit, random: Random): Group {
  if (random.below(2) === 0) return [unit]
  const points = pointsLeft(position, unit)
  const mates = stackIn(position, unit.hex).filter(
    (mate) => mate.type === unit.type && mate.id !== unit.id && pointsLeft(position, mate) >= points,
  )
  return [unit, ...mates.slice(0, random.below(4))]
}

function walk(position: Position, group: Group, random: Random): CommandOf<'move'> | undefined {
  const [first] = group
  const purposeful = random.below(PURPOSE_RARELY) === 0 ? purposefulPath(position, group) : undefined
  if (purposeful) return moveAlong(position, group, purposeful)
  const path = randomPath(position, first, 1 + random.below(pointsLeft(position, first)), random)
  while (path.length > 0 && !mayEndIn(position, group, path.at(-1))) path.pop()
  if (path.length === 0) return undefined
  const command = moveAlong(position, group, path)
  return random.below(4) === 0 ? { ...command, takeWandAt: null } : command
}

/** A move that takes the wand along where it can. */
function moveAlong(position: Position, group: readonly Unit[], path: readonly HexId[]): CommandOf<'move'> {
  const units = group.map((unit) => unit.id)
  return { type: 'move', units, path, takeWandAt: wandOffer(position, units, path) }
}

/**
 * For the wizard's side: toward the nearest haunt, with the wand toward the nearest entry hex, without it
 * toward the wand. Aimless walks alone would hardly ever find the wand and carry it out.
 */
function purposefulPath(position: Position, group: Group): readonly HexId[] | undefined {
  const [first] = group
  if (position.side === 'sorcerer') return undefined
  const board = boardOf(position.settings)
  const { grid, terrain } = board
  const carries = !position.wand.hidden && first.hex === position.wand.hex
  const goals = goalsOf(position, carries).map((hex) => grid.indexOf(hex))
  const points = leastPoints(position, group)
  const reach = reachFrom(grid, grid.indexOf(first.hex), points, passageFor(position, board, first))
  let best: number | undefined
  let nearest = Infinity
  for (const index of reach.found) {
    const distance = Math.min(...goals.map((goal) => hexesApart(grid, goal, index)))
    if (distance >= nearest || (terrain[index] === 'entry' && !carries)) continue
    if (mayEndIn(position, group, grid.ids[index])) [best, nearest] = [index, distance]
  }
  return best === undefined ? undefined : pathTo(reach, best).map((index) => grid.ids[index] as HexId)
}

function goalsOf({ wand, haunts, settings }: Position, carries: boolean): readonly HexId[] {
  if (carries) return boardOf(settings).entryHexes
  return wand.hidden ? Object.values(haunts) : [wand.hex]
}

function mayEndIn(position: Position, group: readonly Unit[], hex: HexId | undefined): boolean {
  return hex !== undefined && mayJoin(position, group, hex) && !isBarredOnFirstTurn(position, hex)
}

function randomPath(position: Position, unit: Unit, steps: number, random: Random): HexId[] {
  const board = boardOf(position.settings)
  const mayLeave =
    position.side === 'wizard' && isOnBoard(position, unit) && random.below(LEAVES_RARELY) === 0
  const path: HexId[] = []
  let here = board.grid.indexOf(unit.hex)
  for (let step = 0; step < steps; step++) {
    const there = at(board.grid.neighbors, here * 6 + random.below(6))
    const hex = board.grid.ids[there]
    const terrain = board.terrain[there]
    if (hex === undefined || terrain === 'mountain' || holds(position, hex, enemyOf(position.side))) continue
    if (terrain === 'entry') {
      if (mayLeave) return [...path, hex]
      continue
    }
    path.push(hex)
    here = there
  }
  return path
}
