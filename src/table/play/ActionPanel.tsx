import type { ReactNode } from 'react'
import { kept } from '@/widgets/kept'
import type { DeskOf, DeskParts } from '../desk/desk'
import { ActionFrame } from '../panel/ActionFrame'
import { EndButton } from '../panel/EndButton'
import type { PlayModel } from './play-model'

interface PartProps<P extends DeskParts> {
  readonly model: PlayModel<P>
  readonly desk: DeskOf<P>
}

interface ActionPanelProps<P extends DeskParts> extends PartProps<P> {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now in the running stage. */
export const ActionPanel = kept(function ActionPanel<P extends DeskParts>(props: ActionPanelProps<P>) {
  const { model, desk, notice, isNarrow } = props
  const { Panel, Menu } = model
  const { view, gesture } = desk
  const { id, name, says, href } = model.stageOf(view)
  const { side, name: sideName } = model.deciderOf(view)
  return (
    <ActionFrame
      title={name}
      href={href}
      side={side}
      sideName={sideName}
      step={id + gesture.name}
      says={says}
      notice={notice}
      menu={Menu ? <Menu desk={desk} isNamed={false} /> : null}
      isNarrow={isNarrow}
      isIdle={gesture.name === 'Idle'}
      hasNext={model.hexesToAct(view).length > 0}
      onNext={() => model.pickNext(desk, 1)}
      onCancel={() => desk.adjust({ type: 'cancel' })}
      end={<StageEnd model={model} desk={desk} />}
    >
      <Panel desk={desk} />
    </ActionFrame>
  )
})

/** Ends the stage; asks first where something that cannot be made up for is left undone. */
function StageEnd<P extends DeskParts>({ model, desk }: PartProps<P>) {
  const { view, gesture } = desk
  const end = model.endOf(view)
  if (!end) return null
  return (
    <EndButton
      {...end}
      desk={desk}
      left={{
        ...model.leftIn(view),
        hexes: model.hexesLeft(view),
        textOf: (hex) => model.stackInWords(view, hex),
        picked: model.hexOf(view, gesture),
        onPick: (hex) => model.pickHex(desk, hex),
      }}
    />
  )
}
