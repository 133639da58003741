import { useCallback, useMemo, useState } from 'react'
import { Board } from '@/board/Board'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'
import { SORCERER_PLACEMENT as TEXT } from '../../content/setup-text'
import type { Command } from '../../rules/commands'
import { placementFaults, sorcerersPlaced } from '../../rules/placement'
import { boardOf } from '../../rules/board'
import { terrainLooks } from '../board-view'
import { CheckList } from './CheckList'
import { fillingOf } from './fill-placement'
import { HauntTray } from './HauntTray'
import { forbiddenMarks, hauntSitesOf, placementHexWords, sorcererStacks } from './placement-board'
import { commandAt, FIRST_TOOL, type Tool, toolAt } from './placement-tool'
import { playAll, type PlacementProps } from './set-up-props'
import { SorcererTray } from './SorcererTray'
import { WandChoice } from './WandChoice'

const NO_ARROWS = [] as const
const NOTHING_THERE: Refusal = { clause: 'AR-3.1', message: 'Nothing stands there to lift.' }
const NO_ROOM: Refusal = { clause: 'AR-3.3', message: TEXT.noRoom }

/** Haunts, the wand's hiding place and sorcerers go on the board, unseen by the other side (AR-3). */
export function SorcererPlacement({ view, setUp, play }: PlacementProps) {
  const [picked, setPicked] = useState<Tool>(FIRST_TOOL)
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  const { settings, wandHaunt, designs } = view
  const left = (designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const tool = useMemo(() => toolAt(settings, setUp, picked, left), [settings, setUp, picked, left])
  const send = (command: Command) => setRefusal(play(command))
  const pick = (next: Tool) => {
    setPicked(next)
    setRefusal(undefined)
  }
  const choose = (hex: HexId) => {
    const command = commandAt(setUp, tool, hex)
    if (command) send(command)
    else setRefusal(NOTHING_THERE)
  }
  const fill = () => {
    const filling = fillingOf(settings, setUp, left)
    setRefusal(playAll(play, filling) ?? (filling.length === 0 && left > 0 ? NO_ROOM : undefined))
  }
  const faults = placementFaults({ settings, segment: view.now.segment, setUp, wandHaunt, designs })
  return (
    <section className="set-up placement" aria-labelledby="placement-title">
      <div className="placement__board">
        <Board
          grid={boardOf(settings).grid}
          terrain={terrainLooks(settings)}
          stacks={useMemo(() => sorcererStacks(setUp), [setUp])}
          sites={useMemo(() => hauntSitesOf(setUp, wandHaunt), [setUp, wandHaunt])}
          marks={useMemo(() => forbiddenMarks(view, setUp, tool), [view, setUp, tool])}
          arrows={NO_ARROWS}
          label={TEXT.board}
          describeHex={useCallback(
            (hex: HexId) => placementHexWords(view, setUp, tool, hex),
            [view, setUp, tool],
          )}
          onChooseHex={choose}
        />
      </div>
      <div className="placement__side">
        <h2 className="placement__title" id="placement-title">
          {TEXT.title}
        </h2>
        <Notice text={refusal?.message ?? null} clause={refusal?.clause} />
        <HauntTray settings={settings} setUp={setUp} tool={tool} onPick={pick} onLift={send} />
        <WandChoice settings={settings} setUp={setUp} wandHaunt={wandHaunt} onHide={send} />
        <SorcererTray left={left} tool={tool} onPick={pick} />
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
      </div>
    </section>
  )
}
