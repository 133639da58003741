import { useCallback, useMemo, useRef, useState } from 'react'
import { Board } from '@/board/Board'
import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'
import { WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import type { Command } from '../../rules/commands'
import { boardOf } from '../../rules/board'
import { NONE } from '../../rules/counts'
import { placementFaults } from '../../rules/placement'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../board-view'
import { CheckList } from './CheckList'
import { allInto, cleared, spreadOver } from './entry-plan'
import { EntryGates } from './EntryGates'
import { gateHexWords, gateMarks } from './gates'
import { waitingStacks } from './placement-board'
import { SealLine } from './SealLine'
import { playAll, type PlacementProps } from './set-up-props'
import { UnassignedUnits } from './UnassignedUnits'

const NO_ARROWS = [] as const
const NOT_A_GATE: Refusal = { clause: 'AR-4.1', message: TEXT.notAGate }

/** Every designed unit of the wizard's side gets its entry hex (AR-4). */
export function WizardPlacement({ view, setUp, play, seal }: PlacementProps) {
  const { settings, wandHaunt, designs } = view
  const { grid, entryHexes } = boardOf(settings)
  const [gate, setGate] = useState<HexId | undefined>()
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  const gates = useRef<HTMLUListElement>(null)
  const force = designs.wizard ?? NONE
  const sendAll = (commands: readonly Command[]) => setRefusal(playAll(play, commands))
  const choose = (hex: HexId) => {
    const nth = entryHexes.indexOf(hex)
    setRefusal(nth < 0 ? NOT_A_GATE : undefined)
    if (nth < 0) return
    setGate(hex)
    gates.current?.children[nth]?.scrollIntoView({ block: 'nearest' })
  }
  const marks: readonly HexMark[] = useMemo(() => gateMarks(entryHexes, gate), [entryHexes, gate])
  const describe = useCallback((hex: HexId) => gateHexWords(view, setUp, hex), [view, setUp])
  const stacks = useMemo(() => [...stacksOnBoard(view), ...waitingStacks(setUp)], [view, setUp])
  const faults = placementFaults({ settings, segment: view.now.segment, setUp, wandHaunt, designs })
  return (
    <section className="set-up placement" aria-labelledby="placement-title">
      <div className="placement__board">
        <Board
          grid={grid}
          terrain={terrainLooks(settings)}
          stacks={stacks}
          sites={useMemo(() => sitesOnBoard(view, false), [view])}
          marks={marks}
          arrows={NO_ARROWS}
          label={TEXT.board}
          describeHex={describe}
          onChooseHex={choose}
        />
      </div>
      <div className="placement__side">
        <h2 className="placement__title" id="placement-title">
          {TEXT.title}
        </h2>
        <p className="field__hint">{TEXT.intro}</p>
        <UnassignedUnits setUp={setUp} force={force} />
        <Notice text={refusal?.message ?? null} clause={refusal?.clause} />
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => sendAll(spreadOver(setUp.entries, force, entryHexes))}
          >
            {TEXT.spread}
          </button>
          <button type="button" className="button" onClick={() => sendAll(cleared(setUp.entries))}>
            {TEXT.clear}
          </button>
        </div>
        <EntryGates
          ref={gates}
          hexes={entryHexes}
          setUp={setUp}
          force={force}
          picked={gate}
          onAssign={(command) => sendAll([command])}
          onAllHere={(hex) => sendAll(allInto(setUp.entries, force, hex))}
        />
        <SealLine seal={seal} />
        <CheckList title={TEXT.check} faults={faults} ready={TEXT.ready} />
        <div className="row">
          <button
            type="button"
            className="button button--primary"
            onClick={() => sendAll([{ type: 'finishPlacement' }])}
          >
            {TEXT.finish}
          </button>
        </div>
      </div>
    </section>
  )
}
