import type { HexId } from '@/engine/kernel/hex'
import { IDLE } from '@/table/desk/answer'
import { chosen, type Choosing, type Stand, standOf } from '@/table/choosing/choosing-hand'
import { keyOf, type Option, type Settled, stepOf } from '@/table/choosing/narrowing'
import type { Choice } from '@/table/panel/ChoiceButtons'
import { ActionButton } from '@/table/panel/Buttons'
import type { PanelPart } from '@/table/panel/PanelParts'
import type { Command } from '../../commands'
import type { Json } from '@/engine/kernel/game'
import { startOf } from '../choosing/offers'
import { optionShown } from '../choosing/option-words'
import { partsOf } from '../choosing/parts'
import { WAYS } from '../choosing/ways'
import type { Desk } from '../desk/desk'
import { COMMAND_TITLES, TEXT } from '../table-text'

/** What may be done now: all kinds of it, or what is left to be chosen of what has been begun. */
export function sections(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  const choosing: Choosing | typeof IDLE = gesture.name === 'Choosing' ? gesture : IDLE
  const stand = standOf(WAYS, view, choosing)
  if (Object.keys(stand.settled).length > 0) return [begun(desk, stand)]
  const hex = 'hex' in gesture ? gesture.hex : null
  const types = [...new Set(stand.commands.map(({ type }) => type))]
  return types.map((type) =>
    sectionOf(
      desk,
      type,
      stand.commands.filter((command) => command.type === type && isIn(desk, command, hex)),
    ),
  )
}

/** Whether a command has to do with the hex that is looked at; a seat's own commands have to do with any. */
function isIn({ view }: Desk, command: Command, hex: HexId | null): boolean {
  const start = startOf(view, command)
  return hex === null || start === undefined || start === hex
}

/** One kind of command: a button where there is nothing to choose, or what is chosen first. */
function sectionOf(desk: Desk, type: Command['type'], commands: readonly Command[]): PanelPart {
  const [command] = commands
  if (!command) return null
  const settled: Settled = { type: keyOf(type) }
  const step = stepOf(partsOf, commands)
  if (step)
    return {
      kind: 'choices',
      title: COMMAND_TITLES[type],
      choices: step.options.map((option) => choiceOf(desk, { settled, commands, step }, step.at, option)),
    }
  const [open] = partsOf(command).filter(({ at }) => at !== 'type')
  if (!open) return { kind: 'button', name: COMMAND_TITLES[type], onPress: () => desk.send(command) }
  const { value } = open
  return {
    kind: 'choices',
    title: COMMAND_TITLES[type],
    choices: [
      choiceOf(desk, { settled, commands, step: undefined }, open.at, {
        key: keyOf(value),
        value,
        commands: [command],
      }),
    ],
  }
}

function choiceOf(desk: Desk, stand: Stand<Command>, at: string, option: Option<Command>): Choice {
  return {
    key: `${at} ${option.key}`,
    ...optionShown(desk.view, at, option.value),
    onChoose: () => desk.follow(chosen(WAYS, stand, at, option)),
  }
}

/** A command that has been begun: what is chosen of it, and what is to be chosen next or what it comes to. */
function begun(desk: Desk, stand: Stand<Command>): PanelPart {
  const { view, gesture } = desk
  const { settled, commands, step } = stand
  const [command] = commands
  if (!command) return null
  const hex = gesture.name === 'Choosing' ? gesture.hex : null
  const options = step?.options.filter(
    ({ value }) => hex === null || WAYS.hexOf(view, step.at, value) === hex,
  )
  return {
    kind: 'card',
    name: COMMAND_TITLES[command.type],
    heading: COMMAND_TITLES[command.type],
    parts: [
      { kind: 'lines', lines: linesOf(desk, command, settled, step === undefined) },
      step
        ? {
            kind: 'choices',
            title: TEXT.chooseNext,
            choices: (options ?? []).map((option) => choiceOf(desk, stand, step.at, option)),
          }
        : { kind: 'button', name: COMMAND_TITLES[command.type], onPress: () => desk.send(command) },
      <BackButton key="back" desk={desk} />,
    ],
  }
}

/** What has been chosen so far, or all of the command when it is complete: a line each. */
function linesOf({ view }: Desk, command: Command, settled: Settled, isWhole: boolean): readonly string[] {
  return partsOf(command)
    .filter(({ at }) => at !== 'type' && (isWhole || at in settled))
    .map(({ at, value }) => inWords(view, at, value))
}

function inWords(view: Desk['view'], at: string, value: Json | undefined): string {
  const { name, more } = optionShown(view, at, value)
  return more === undefined ? name : `${name}: ${more}`
}

function BackButton({ desk }: { readonly desk: Desk }) {
  return <ActionButton name={TEXT.back} look="quiet" onPress={() => desk.adjust({ type: 'cancel' })} />
}
