import type { BoardField } from '../board-props'
import type { EffectLooks } from '../motion/effect-looks'
import { type SeenStack, stacksOf } from '../motion/seen-counter'
import { makeVeil } from '../veil'
import { FieldCounters } from './field'
import { printsOfHex, SHEETS } from './hex-prints'
import { Sheet } from '../layers/Sheet'

/** Covers are never covered themselves. */
const UNVEILED = makeVeil()

/** How counters look above a board with a field: on the ground, or in the air with wings and a far shadow. */
export function fieldLooks(field: BoardField): EffectLooks {
  return {
    counters: figuresAtOrigin,
    covers: (grid, stacks) => (
      <FieldCounters
        grid={grid}
        stacks={stacks.flatMap(stacksOf)}
        veil={UNVEILED}
        field={fieldOver(field, new Set(stacks.map(({ hex }) => hex)))}
      />
    ),
  }
}

function figuresAtOrigin(stack: SeenStack) {
  const prints = printsOfHex(stacksOf(stack), { x: 0, y: 0 })
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
