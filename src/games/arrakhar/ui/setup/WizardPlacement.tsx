import { useCallback, useMemo, useRef, useState } from 'react'
import { Board } from '@/board/Board'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import { boardOf } from '../../rules/board'
import { NONE } from '../../rules/counts'
import { placementFaults } from '../../rules/placement'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../board-view'
import { CheckList } from './CheckList'
import { EntryGates } from './EntryGates'
import { allInto, cleared, spreadOver } from './entry-plan'
import { gateHexWords, gateLetter, gateMarks } from './gates'
import { waitingStacks } from './placement-board'
import { PlacementLayout } from './PlacementLayout'
import { SealLine } from './SealLine'
import type { PlacementProps } from './set-up-props'
import { UnassignedUnits } from './UnassignedUnits'
import { useCommands } from './use-commands'

const NO_ARROWS = [] as const
const NOT_A_GATE: Refusal = { clause: 'AR-4.1', message: TEXT.notAGate }

/** Every designed unit of the wizard's side gets its entry hex (AR-4). */
export function WizardPlacement({ view, setUp, play, seal }: PlacementProps) {
  const { settings, wandHaunt, designs } = view
  const { entryHexes } = boardOf(settings)
  const [gate, setGate] = useState<HexId | undefined>()
  const { refusal, say, send } = useCommands(play)
  const gates = useRef<HTMLUListElement>(null)
  const force = designs.wizard ?? NONE
  const choose = (hex: HexId) => {
    const nth = entryHexes.indexOf(hex)
    say(nth < 0 ? NOT_A_GATE : undefined)
    if (nth < 0) return
    setGate(hex)
    gates.current?.children[nth]?.scrollIntoView({ block: 'nearest' })
  }
  const faults = placementFaults({ settings, segment: view.now.segment, setUp, wandHaunt, designs })
  return (
    <PlacementLayout
      title={TEXT.title}
      refusal={refusal}
      board={<GateBoard view={view} setUp={setUp} gate={gate} onChooseHex={choose} />}
      footer={
        <>
          <CheckList title={TEXT.check} faults={faults} ready={TEXT.ready} />
          <div className="row">
            <button
              type="button"
              className="button button--primary"
              onClick={() => send({ type: 'finishPlacement' })}
            >
              {TEXT.finish}
            </button>
          </div>
        </>
      }
    >
      <p className="field__hint">{TEXT.intro}</p>
      <UnassignedUnits setUp={setUp} force={force} />
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => send(...spreadOver(setUp.entries, force, entryHexes))}
        >
          {TEXT.spread}
        </button>
        <button type="button" className="button" onClick={() => send(...cleared(setUp.entries))}>
          {TEXT.clear}
        </button>
      </div>
      <EntryGates
        ref={gates}
        hexes={entryHexes}
        setUp={setUp}
        force={force}
        picked={gate}
        onAssign={send}
        onAllHere={(hex) => send(...allInto(setUp.entries, force, hex))}
      />
      <SealLine seal={seal} />
    </PlacementLayout>
  )
}

interface GateBoardProps extends Pick<PlacementProps, 'view' | 'setUp'> {
  readonly gate: HexId | undefined
  readonly onChooseHex: (hex: HexId) => void
}

/** The board with the sorcerer's side as it lies open, and the lettered entry hexes. */
function GateBoard({ view, setUp, gate, onChooseHex }: GateBoardProps) {
  const { grid, entryHexes } = boardOf(view.settings)
  const describe = useCallback((hex: HexId) => gateHexWords(view, setUp, hex), [view, setUp])
  const stacks = useMemo(() => {
    const waiting = waitingStacks(setUp, (hex) => gateLetter(entryHexes, hex))
    return [...stacksOnBoard(view), ...waiting]
  }, [view, setUp, entryHexes])
  return (
    <Board
      grid={grid}
      terrain={terrainLooks(view.settings)}
      stacks={stacks}
      sites={useMemo(() => sitesOnBoard(view, false), [view])}
      marks={useMemo(() => gateMarks(entryHexes, gate), [entryHexes, gate])}
      arrows={NO_ARROWS}
      label={TEXT.board}
      describeHex={describe}
      onChooseHex={onChooseHex}
    />
  )
}
