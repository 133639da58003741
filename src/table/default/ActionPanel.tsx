import type { ReactNode } from 'react'
import type { Held } from '../commands/default-hand'
import { ActionFrame } from '../panel/ActionFrame'
import { ChoiceButtons } from '../panel/ChoiceButtons'
import { EndButton } from '../panel/EndButton'
import { TABLE_TEXT } from './default-text'
import { pickHex, pickNext, type PartProps, type TableDesk } from './table-desk'
import type { AnyTableModel } from './table-model'

interface ActionPanelProps extends PartProps {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  readonly isNarrow: boolean
}

/** What can be done now in the running stage. */
export function ActionPanel({ model, desk, notice, isNarrow }: ActionPanelProps) {
  const { view, gesture } = desk
  const { id, name, says, href } = model.stageOf(view)
  const seat = model.deciderOf(view)
  return (
    <ActionFrame
      title={name}
      href={href}
      side={model.sideOf(seat)}
      sideName={model.nameOf(seat)}
      step={id + gesture.name}
      says={model.mayDecide(view) ? says : TABLE_TEXT.waiting}
      notice={notice}
      menu={null}
      isNarrow={isNarrow}
      isIdle={gesture.name === 'Idle'}
      hasNext={model.hexesToAct(view).length > 0}
      onNext={() => pickNext(model, desk, 1)}
      onCancel={() => desk.adjust({ type: 'cancel' })}
      end={<StageEnd model={model} desk={desk} />}
    >
      <Orders model={model} desk={desk} />
      <Offers model={model} desk={desk} />
    </ActionFrame>
  )
}

/** What nobody in particular does. */
function Orders({ model, desk }: PartProps) {
  return <ChoiceButtons title={TABLE_TEXT.orders} choices={offerChoices(model, desk, undefined)} />
}

/** Who can act, and what the one in hand can do. */
function Offers({ model, desk }: PartProps) {
  const { view, gesture, adjust } = desk
  const held: Held = gesture.name === 'Holding' ? gesture : {}
  const actor = model.actorsOf(view).find(({ subject }) => subject === held.subject)
  if (actor)
    return (
      <ChoiceButtons title={TABLE_TEXT.can(actor.name)} choices={offerChoices(model, desk, actor.subject)} />
    )
  return (
    <ChoiceButtons
      title={held.hex === undefined ? TABLE_TEXT.who : TABLE_TEXT.whoIn(held.hex)}
      choices={model.actorsOf(view, held.hex).map(({ subject, name, hex }) => ({
        key: subject,
        name,
        more: hex,
        onChoose: () => adjust({ type: 'take', held: { subject } }),
      }))}
    />
  )
}

function offerChoices(model: AnyTableModel, { view, send }: TableDesk, subject: string | undefined) {
  return model.offersBy(view, subject).map(({ command, name, more }, nth) => ({
    key: String(nth),
    name,
    more,
    onChoose: () => send(command),
  }))
}

/** Ends the stage; asks first where somebody could still act. */
function StageEnd({ model, desk }: PartProps) {
  const { view, gesture } = desk
  const end = model.endOf(view)
  if (!end) return null
  const { command, name, next } = end
  return (
    <EndButton
      name={name}
      next={next}
      desk={desk}
      command={command}
      left={{
        ...model.leftIn(view),
        hexes: model.hexesToAct(view),
        textOf: (hex) => model.placeInWords(view, hex),
        picked: model.hexOf(view, gesture),
        onPick: (hex) => pickHex(model, desk, hex),
      }}
    />
  )
}
