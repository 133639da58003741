import { useCallback, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { FillStyles } from '@/table/set-up/Trays'
import { usePlacement } from '@/table/set-up/use-placement'
import { SORCERER_PLACEMENT as TEXT } from '../../tables/setup-text'
import { fillingOf } from '../../commands/set-up/filling/fill-placement'
import { PLACEMENT_STYLES, type PlacementStyle } from '../../commands/set-up/filling/placement-styles'
import { sorcerersPlaced } from '../../queries/placement'
import { browserChance } from './browser-chance'
import { sorcererSteps } from './check-steps'
import { forbiddenMarks, hauntSitesOf, placementHexWords, sorcererStacks } from './placement-board'
import { commandAt, hauntInHand, type Tool, toolAt, toolRefusal } from './placement-tool'
import { PlacementLayout, type PlacementProps } from './PlacementLayout'
import { SORCERER_HANDS } from './sorcerer-hands'
import { HauntTray, SorcererTray, WandChoice } from './SorcererTrays'

const NOTHING_THERE: Refusal = { clause: 'AR-3.1', message: TEXT.nothingThere }
const NO_ROOM: Refusal = { clause: 'AR-3.3', message: TEXT.noRoom }
const FIRST_TOOL = hauntInHand('T1')

/** Haunts, the wand's hiding place and sorcerers go on the board, unseen by the other side (AR-3). */
export function SorcererPlacement(props: PlacementProps) {
  const { view, setUp } = props
  const { settings, wandHaunt, designs } = view
  const placement = usePlacement(props, SORCERER_HANDS)
  const { say, send, atATime, lying, drag } = placement
  const { dragged } = drag
  const [picked, setPicked] = useState<Tool>(FIRST_TOOL)
  const [style, setStyle] = useState<PlacementStyle>('bluff')
  const left = (designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const tool = useMemo(
    () => toolAt(settings, setUp, picked, Math.min(atATime, left)),
    [settings, setUp, picked, atATime, left],
  )
  const onPick = (next: Tool) => {
    setPicked(next)
    say(undefined)
  }
  const choose = (hex: HexId) => {
    const command = commandAt(setUp, tool, hex)
    if (command) send(command)
    else say(NOTHING_THERE)
  }
  const fill = () => {
    const filling = fillingOf({ settings, setUp, sorcerers: left, style }, browserChance)
    send(...filling)
    if (filling.length === 0 && left > 0) say(NO_ROOM)
  }
  // Where the piece at hand may not go.
  const refusalAt = useCallback(
    (hex: HexId) =>
      dragged
        ? SORCERER_HANDS.refusalAt(view, lying, { ...dragged, from: null }, hex)
        : toolRefusal(view, lying, tool, hex),
    [view, lying, tool, dragged],
  )
  const trays = { view, setUp, placement, tool, onPick, left }
  return (
    <PlacementLayout
      side="sorcerer"
      {...{ view, placement }}
      words={TEXT}
      steps={sorcererSteps(view, setUp)}
      onFill={fill}
      stacks={useMemo(() => sorcererStacks(lying), [lying])}
      sites={useMemo(() => hauntSitesOf(lying, wandHaunt), [lying, wandHaunt])}
      marks={useMemo(() => forbiddenMarks(view, refusalAt), [view, refusalAt])}
      describeHex={useCallback(
        (hex: HexId) => placementHexWords(view, lying, hex, refusalAt(hex)),
        [view, lying, refusalAt],
      )}
      onChooseHex={choose}
    >
      <HauntTray {...trays} />
      <WandChoice {...trays} />
      <SorcererTray {...trays} />
      <FillStyles ids={PLACEMENT_STYLES} texts={TEXT.styles} picked={style} onPick={setStyle} />
    </PlacementLayout>
  )
}
