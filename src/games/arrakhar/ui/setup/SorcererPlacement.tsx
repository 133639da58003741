import { useCallback, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { SORCERER_PLACEMENT as TEXT } from '../../content/setup-text'
import { sorcerersPlaced } from '../../rules/placement'
import { browserChance } from './browser-chance'
import { sorcererSteps } from './check-steps'
import { fillingOf } from '../../rules/filling/fill-placement'
import { FillStyles } from './FillStyles'
import { HauntTray } from './HauntTray'
import { forbiddenMarks, hauntSitesOf, placementHexWords, sorcererStacks } from './placement-board'
import { PLACEMENT_STYLES, type PlacementStyle } from '../../rules/filling/placement-styles'
import { commandAt, FIRST_TOOL, type Tool, toolAt, toolRefusal } from './placement-tool'
import { PlacementBoard } from './PlacementBoard'
import { PlacementLayout } from './PlacementLayout'
import type { PlacementProps } from './set-up-props'
import { SORCERER_HANDS } from './sorcerer-hands'
import { SorcererTray } from './SorcererTray'
import { type Placement, usePlacement } from './use-placement'
import { WandChoice } from './WandChoice'
import placementStyles from './placement.module.css'

const NOTHING_THERE: Refusal = { clause: 'AR-3.1', message: TEXT.nothingThere }
const NO_ROOM: Refusal = { clause: 'AR-3.3', message: TEXT.noRoom }

/** Haunts, the wand's hiding place and sorcerers go on the board, unseen by the other side (AR-3). */
export function SorcererPlacement(props: PlacementProps) {
  const { view, setUp } = props
  const { settings, wandHaunt, designs } = view
  const placement = usePlacement(props, SORCERER_HANDS)
  const { say, send, atATime } = placement
  const [picked, setPicked] = useState<Tool>(FIRST_TOOL)
  const [style, setStyle] = useState<PlacementStyle>('bluff')
  const left = (designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const tool = useMemo(
    () => toolAt(settings, setUp, picked, Math.min(atATime, left)),
    [settings, setUp, picked, atATime, left],
  )
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
    const filling = fillingOf({ settings, setUp, sorcerers: left, style }, browserChance)
    send(...filling)
    if (filling.length === 0 && left > 0) say(NO_ROOM)
  }
  return (
    <PlacementLayout
      side="sorcerer"
      title={TEXT.title}
      ready={TEXT.ready}
      steps={sorcererSteps(view, setUp)}
      placement={placement}
      board={<SecretBoard view={view} placement={placement} tool={tool} onChooseHex={choose} />}
      onFill={fill}
    >
      <p className={classNames(controlStyles['field__hint'], placementStyles['placement__intro'])}>
        {TEXT.intro}
      </p>
      <HauntTray
        settings={settings}
        setUp={setUp}
        tool={tool}
        onPick={pick}
        onLift={(piece) => placement.put(piece, { name: 'hand' })}
        onGrab={placement.grab}
      />
      <WandChoice settings={settings} setUp={setUp} wandHaunt={wandHaunt} onHide={send} />
      <SorcererTray
        left={left}
        tool={tool}
        atATime={atATime}
        onAtATime={placement.setAtATime}
        onPick={pick}
        onGrab={placement.grab}
      />
      <FillStyles styles={PLACEMENT_STYLES} words={TEXT.styles} picked={style} onPick={setStyle} />
    </PlacementLayout>
  )
}

interface SecretBoardProps extends Pick<PlacementProps, 'view'> {
  readonly placement: Placement
  readonly tool: Tool
  readonly onChooseHex: (hex: HexId) => void
}

/** The board as the placing sorcerer sees it: haunts, the wand's sign, and where the piece at hand may not go. */
function SecretBoard({ view, placement, tool, onChooseHex }: SecretBoardProps) {
  const { lying, drag } = placement
  const { dragged } = drag
  const { wandHaunt } = view
  const refusalAt = useCallback(
    (hex: HexId) =>
      dragged
        ? SORCERER_HANDS.refusalAt(view, lying, { ...dragged, from: null }, hex)
        : toolRefusal(view, lying, tool, hex),
    [view, lying, tool, dragged],
  )
  const describe = useCallback(
    (hex: HexId) => placementHexWords(view, lying, hex, refusalAt(hex)),
    [view, lying, refusalAt],
  )
  return (
    <PlacementBoard
      settings={view.settings}
      stacks={useMemo(() => sorcererStacks(lying), [lying])}
      sites={useMemo(() => hauntSitesOf(lying, wandHaunt), [lying, wandHaunt])}
      marks={useMemo(() => forbiddenMarks(view, refusalAt), [view, refusalAt])}
      label={TEXT.board}
      describeHex={describe}
      onChooseHex={onChooseHex}
      onPointAt={drag.hand.pointAt}
    />
  )
}
