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

/** Orcs that attack two Gladers of two steps each, and are about to fire. */
export function firing(): State {
  const state = scene(
    {
      north: [
        ['elves.glader', '0604', 2],
        ['elves.glader', '0604', 2],
      ],
      south: [['orcs.orc', '0604', 4]],
    },
    { turn: 5, first: 'south', actor: 'south', step: 'battle' },
  )
  const there = state.blocks.filter(({ at }) => at === '0604').map(({ id }) => id)
  const acted = there.filter((id) => id.startsWith('north'))
  return {
    ...state,
    battle: {
      ...{
        hex: '0604' as HexId,
        attacker: 'south',
        main: '0605' as HexId,
        round: 1,
        stage: 'slots',
        slot: 11,
      },
      ...{ active: there, acted, bound: [], mods: {}, crossings: [], eliminated: [], hits: null },
      ward: { north: 0, south: 0 },
    },
  }
}
