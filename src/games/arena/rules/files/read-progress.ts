import type { Hex, OpenFight, Phase, Position, Progress, Table } from '../position'
import { otherSeat } from '../creatures'
import type { PositionFile } from './position-schema'

/** What a position is before its progress is known. */
type Begun = Omit<Position, 'now'>

/** The state of the phase that a file names, or of the stage that it is in. */
export function progressFrom(file: PositionFile, begun: Begun): Progress {
  const { stage = 'play', phase = 'movement' } = file
  switch (stage) {
    case 'build':
    case 'placeBasic':
      return { phase: stage }
    case 'over':
      return { phase: 'over' }
    case 'play':
      return phaseFrom(file, phase, begun)
  }
}

function phaseFrom(file: PositionFile, phase: Phase, begun: Begun): Progress {
  switch (phase) {
    case 'terrain':
      return { phase, budget: file.budget ?? controlledBy(begun), pooled: file.pooled ?? 0 }
    case 'magic1':
    case 'magic2':
      return magicFrom(file, phase, begun)
    case 'combat':
      return combatFrom(file)
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
function magicFrom(file: PositionFile, phase: 'magic1' | 'magic2', { active }: Begun): Progress {
  const { bout = active, magic } = file
  const nth = bout === active ? 1 : 2
  return { phase, bout, ...(magic ?? { nth, declared: false, queue: [] }) }
}

function combatFrom({ combat = {} }: PositionFile): Progress {
  const { shots = {}, settled = [], fight = null, choice = null, marks = {} } = combat
  return { phase: 'combat', shots, settled, fight: fight as OpenFight | null, choice, marks }
}

/** Who moved first, where a file does not say: seats take turns (AA-3.2). */
export function firstFrom({ first, stage, options }: PositionFile, turn: number, active: Table['active']) {
  if (first !== undefined) return first
  if (stage === 'build') return null
  if (stage === 'placeBasic') {
    const agreed = options?.firstPlayer
    return agreed === undefined || agreed === 'roll' ? active : agreed
  }
  return turn % 2 === 1 ? active : otherSeat(active)
}
