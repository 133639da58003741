import type { BoardField } from '../board-props'
import type { EffectLooks } from '../motion/effect-looks'
import { type SeenStack, stacksOf } from '../motion/seen-counter'
import { makeHiddenHexes } from '../hidden-hexes'
import { FieldCounters } from './field'
import { inkLayersOfHex, SHEETS } from './hex-ink-layers'
import { Sheet } from '../layers/Sheet'

/** Covers are never covered themselves. */
const UNVEILED = makeHiddenHexes()

/** How counters look above a board with a field: on the ground, or in the air with wings and a far shadow. */
export function fieldLooks(field: BoardField): EffectLooks {
  return {
    counters: figuresAtOrigin,
    covers: (grid, stacks) => (
      <FieldCounters
        grid={grid}
        stacks={stacks.flatMap(stacksOf)}
        hiddenHexes={UNVEILED}
        field={fieldOver(field, new Set(stacks.map(({ hex }) => hex)))}
      />
    ),
  }
}

function figuresAtOrigin(stack: SeenStack) {
  const prints = inkLayersOfHex(stacksOf(stack), { x: 0, y: 0 })
  return SHEETS.map((sheet) => <Sheet key={sheet} prints={prints[sheet]} />)
}

/** What lies above the counters of some hexes, and so above those that stand in for them. */
function fieldOver({ weather, tokens }: BoardField, hexes: ReadonlySet<string>): BoardField {
  return {
    claims: [],
    weather: weather.filter(({ hex }) => hexes.has(hex)),
    barriers: [],
    tokens: tokens.filter(({ hex }) => hexes.has(hex)),
  }
}
