import type { HexId } from '@/engine/kernel/hex'
import { IDLE } from '@/table/desk/answer'
import { chosen, type Choosing, placesOf, type Stand, standOf } from '@/table/choosing/choosing-hand'
import { keyOf, type Option, type Settled, type Step, stepOf } from '@/table/choosing/narrowing'
import type { Choice } from '@/table/panel/ChoiceButtons'
import { ActionButton } from '@/table/panel/Buttons'
import type { PanelPart } from '@/table/panel/PanelParts'
import type { Command } from '../../commands'
import type { Json } from '@/engine/kernel/game'
import { optionShown } from '../choosing/option-words'
import { partsOf } from '../choosing/parts'
import { WAYS } from '../choosing/ways'
import type { Desk } from '../desk/desk'
import { COMMAND_TITLES, ITEM_NAMES, TEXT } from '../texts/table-text'

/** What may be done now: all kinds of it, or what is left to be chosen of what has been begun. */
export function sections(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  const choosing: Choosing | typeof IDLE = gesture.name === 'Choosing' ? gesture : IDLE
  const stand = standOf(WAYS, view, choosing)
  if (Object.keys(stand.settled).length > 0) return [begun(desk, stand)]
  const hex = 'hex' in gesture ? gesture.hex : null
  const here = stand.commands.filter((command) => isIn(desk, command, hex))
  const kinds = new Map<string, Command[]>()
  for (const command of here) kinds.set(titleOf(command), [...(kinds.get(titleOf(command)) ?? []), command])
  const all = [...kinds]
  const folded = all.filter(([, commands]) => isFolded(commands))
  return [
    ...all
      .filter((kind) => !folded.includes(kind))
      .map(([title, commands]) => sectionOf(desk, title, commands)),
    { kind: 'choices', title: TEXT.also, choices: folded.flatMap((kind) => openerOf(desk, kind)) },
  ]
}

/** What is done now and then, and would push what is done in each turn out of sight. */
const SELDOM: ReadonlySet<Command['type']> = new Set(['trade', 'exchange', 'equip', 'give', 'ride', 'feed'])
/** More options than a glance takes in. */
const MANY = 12

/** Whether commands of one kind wait behind a button of their own. */
export function isFolded(commands: readonly Command[]): boolean {
  const step = stepOf(partsOf, commands)
  return commands.some(({ type }) => SELDOM.has(type)) || (step?.options.length ?? 0) > MANY
}

/** Opens a kind of commands of which nothing has been chosen yet. */
function openerOf(
  { adjust }: Desk,
  [title, commands]: readonly [string, readonly Command[]],
): readonly Choice[] {
  const [command] = commands
  if (!command) return []
  const gesture: Choosing = { name: 'Choosing', settled: settledBy(command), hex: null }
  return [{ key: title, name: title, onChoose: () => adjust({ type: 'pick', gesture }) }]
}

/** What a command is listed under: its type or, in a plan, what is added to it. */
export function titleOf(command: Command): string {
  return 'item' in command ? ITEM_NAMES[command.item.kind] : COMMAND_TITLES[command.type]
}

/** What commands of a kind are listed under, one of them given, with all that they have in common: 'Deploy a chit: Trireme'. */
export function headingOf(view: Desk['view'], command: Command, { at: open }: Step<Command>): string {
  const parts = partsOf(command).filter(({ at }) => !(at in settledBy(command)))
  const common = parts.slice(
    0,
    parts.findIndex(({ at }) => at === open),
  )
  const names = common.map(({ at, value }) => optionShown(view, at, value).name)
  return [titleOf(command), ...(names.length > 0 ? [names.join(', ')] : [])].join(': ')
}

/** What is settled by where a command is listed. */
export function settledBy(command: Command): Settled {
  const type = keyOf(command.type)
  return 'item' in command ? { type, 'item.kind': keyOf(command.item.kind) } : { type }
}

/** Whether a command has to do with the hex that is looked at; what is done nowhere has to do with any. */
function isIn({ view }: Desk, command: Command, hex: HexId | null): boolean {
  if (hex === null) return true
  const places = placesOf(WAYS, view, command)
  return places.length === 0 || places.includes(hex)
}

/** One kind of command: a button where there is nothing to choose, or what is chosen first. */
function sectionOf(desk: Desk, title: string, commands: readonly Command[]): PanelPart {
  const [command] = commands
  if (!command) return null
  const settled = settledBy(command)
  const step = stepOf(partsOf, commands)
  if (step)
    return {
      kind: 'choices',
      title: headingOf(desk.view, command, step),
      choices: step.options.map((option) => choiceOf(desk, { settled, commands, step }, step.at, option)),
    }
  const [open] = partsOf(command).filter(({ at }) => !(at in settled))
  if (!open) return { kind: 'button', name: title, onPress: () => desk.send(command) }
  const { value } = open
  return {
    kind: 'choices',
    title,
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
    name: titleOf(command),
    heading: titleOf(command),
    parts: [
      { kind: 'lines', lines: linesOf(desk, command, settled, step === undefined) },
      step
        ? {
            kind: 'choices',
            title: TEXT.chooseNext,
            choices: (options ?? []).map((option) => choiceOf(desk, stand, step.at, option)),
          }
        : { kind: 'button', name: titleOf(command), onPress: () => desk.send(command) },
      <BackButton key="back" desk={desk} />,
    ],
  }
}

/** What the heading tells already. */
const HEADED = new Set(['type', 'item.kind'])

/** What has been chosen so far, or all of the command when it is complete: a line each. */
function linesOf({ view }: Desk, command: Command, settled: Settled, isWhole: boolean): readonly string[] {
  return partsOf(command)
    .filter(({ at }) => !HEADED.has(at) && (isWhole || at in settled))
    .map(({ at, value }) => inWords(view, at, value))
}

function inWords(view: Desk['view'], at: string, value: Json | undefined): string {
  const { name, more } = optionShown(view, at, value)
  return more === undefined ? name : `${name}: ${more}`
}

function BackButton({ desk }: { readonly desk: Desk }) {
  return <ActionButton name={TEXT.back} look="quiet" onPress={() => desk.adjust({ type: 'cancel' })} />
}
