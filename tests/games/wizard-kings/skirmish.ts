import type { HexId } from '@/engine/kernel/hex'
import { problemsText } from '@/engine/kernel/refusal'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import type { Block, State } from '@/games/wizard-kings/state/state'
import type { Side } from '@/games/wizard-kings/tables/seats'

/** Where blocks are put: the kind, its place and its strength. */
type Placed = readonly [kind: string, at: string, strength: number]

/** The skirmish with nobody on the map but those that are named; all others are in the pool. */
export function scene(placed: Readonly<Record<Side, readonly Placed[]>>, rest: Partial<State>): State {
  const game = wizardKingsFiles.newGame({ preset: 'greenmarch-skirmish' })
  if (!game.ok) throw new Error(problemsText(game.problems))
  const state = game.value
  const left = {
    north: [...placed.north],
    south: [...placed.south],
  }
  const blocks = state.blocks.map((block): Block => {
    const nth = left[block.owner].findIndex(([kind]) => block.kind === kind)
    const [found] = nth < 0 ? [] : left[block.owner].splice(nth, 1)
    if (!found) return { ...block, at: block.at === 'pool' ? 'pool' : 'lost', strength: 0 }
    return { ...block, at: found[1] as HexId, strength: found[2] }
  })
  return { ...state, first: 'north', actor: 'north', blocks, ...rest }
}
