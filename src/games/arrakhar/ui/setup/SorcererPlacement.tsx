import { useCallback, useMemo, useState } from 'react'
import { Board } from '@/board/Board'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { SORCERER_PLACEMENT as TEXT } from '../../content/setup-text'
import { boardOf } from '../../rules/board'
import { placementFaults, sorcerersPlaced } from '../../rules/placement'
import { terrainLooks } from '../board-view'
import { CheckList } from './CheckList'
import { fillingOf } from './fill-placement'
import { HauntTray } from './HauntTray'
import { forbiddenMarks, hauntSitesOf, placementHexWords, sorcererStacks } from './placement-board'
import { commandAt, FIRST_TOOL, type Tool, toolAt } from './placement-tool'
import { PlacementLayout } from './PlacementLayout'
import type { PlacementProps } from './set-up-props'
import { SorcererTray } from './SorcererTray'
import { useCommands } from './use-commands'
import { WandChoice } from './WandChoice'

const NO_ARROWS = [] as const
const NOTHING_THERE: Refusal = { clause: 'AR-3.1', message: TEXT.nothingThere }
const NO_ROOM: Refusal = { clause: 'AR-3.3', message: TEXT.noRoom }

/** Haunts, the wand's hiding place and sorcerers go on the board, unseen by the other side (AR-3). */
export function SorcererPlacement({ view, setUp, play }: PlacementProps) {
  const [picked, setPicked] = useState<Tool>(FIRST_TOOL)
  const { refusal, say, send } = useCommands(play)
  const { settings, wandHaunt, designs } = view
  const left = (designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const tool = useMemo(() => toolAt(settings, setUp, picked, left), [settings, setUp, picked, left])
  const pick = (next: Tool) => {
    setPicked(next)
    say(undefined)
  }
  const choose = (hex: HexId) => {
    const command = commandAt(setUp, tool, hex)
    if (command) send(command)
    else say(NOTHING_THERE)
  }
  const fill = () => {
    const filling = fillingOf(settings, setUp, left)
    send(...filling)
    if (filling.length === 0 && left > 0) say(NO_ROOM)
  }
  const faults = placementFaults({ settings, segment: view.now.segment, setUp, wandHaunt, designs })
  return (
    <PlacementLayout
      title={TEXT.title}
      refusal={refusal}
      board={<SecretBoard view={view} setUp={setUp} tool={tool} onChooseHex={choose} />}
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
            <button type="button" className="button" onClick={fill}>
              {TEXT.fill}
            </button>
          </div>
        </>
      }
    >
      <HauntTray settings={settings} setUp={setUp} tool={tool} onPick={pick} onLift={send} />
      <WandChoice settings={settings} setUp={setUp} wandHaunt={wandHaunt} onHide={send} />
      <SorcererTray left={left} tool={tool} onPick={pick} />
    </PlacementLayout>
  )
}

interface SecretBoardProps extends Pick<PlacementProps, 'view' | 'setUp'> {
  readonly tool: Tool
  readonly onChooseHex: (hex: HexId) => void
}

/** The board as the placing sorcerer sees it: haunts, the wand's sign, and where the tool may not be used. */
function SecretBoard({ view, setUp, tool, onChooseHex }: SecretBoardProps) {
  const { settings, wandHaunt } = view
  const describe = useCallback((hex: HexId) => placementHexWords(view, setUp, tool, hex), [view, setUp, tool])
  return (
    <Board
      grid={boardOf(settings).grid}
      terrain={terrainLooks(settings)}
      stacks={useMemo(() => sorcererStacks(setUp), [setUp])}
      sites={useMemo(() => hauntSitesOf(setUp, wandHaunt), [setUp, wandHaunt])}
      marks={useMemo(() => forbiddenMarks(view, setUp, tool), [view, setUp, tool])}
      arrows={NO_ARROWS}
      label={TEXT.board}
      describeHex={describe}
      onChooseHex={onChooseHex}
    />
  )
}
