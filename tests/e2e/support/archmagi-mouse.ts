import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { keyOf, type Step, stepOf } from '@/table/choosing/narrowing'
import type { Command } from '@/games/archmagi/commands'
import { askedSeat } from '@/games/archmagi/queries/asked'
import { unitById } from '@/games/archmagi/queries/units'
import type { View } from '@/games/archmagi/queries/view'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import { endOffer, offersOf } from '@/games/archmagi/ui/choosing/offers'
import { optionShown, type Shown } from '@/games/archmagi/ui/choosing/option-words'
import { partsOf } from '@/games/archmagi/ui/choosing/parts'
import { WAYS } from '@/games/archmagi/ui/choosing/ways'
import { moversAt } from '@/games/archmagi/ui/gestures/moving-hand'
import { headingOf, isFolded, settledBy, titleOf } from '@/games/archmagi/ui/panels/sections'
import { COMMAND_TITLES, TEXT } from '@/games/archmagi/ui/texts/table-text'
import { sightOf } from '@/games/archmagi/ui/board/sight'
import { ownUnitInWords } from '@/games/archmagi/ui/words/hex-words'
import { sameData } from '@/engine/basics/same-data'
import type { Reach } from './hands'
import { nothing, type Turn } from './scripted/game'

type Click = () => Promise<void>
type Move = Extract<Command, { type: 'move' }>

/** How a command of Archmagi is given, by whatever hand, at a position whose asked seat holds the mouse. */
export function archmagiBy(reach: Reach, position: State, command: Command): Turn {
  const { table, hand } = reach
  const view = rules.viewOf(position, present(askedSeat(position), 'asked seat'))
  if (sameData(endOffer(view), command)) {
    const give = () =>
      command.type === 'endPhase'
        ? hand.endSegment()
        : hand.press(table.stageEnd.filter({ hasText: COMMAND_TITLES[command.type] }))
    return { prepare: nothing, give }
  }
  const clicks = command.type === 'move' ? marching(reach, view, command) : choosing(reach, view, command)
  return {
    prepare: async () => {
      for (const click of clicks.slice(0, -1)) await click()
    },
    give: present(clicks.at(-1), 'click'),
  }
}

/** Takes a stack in hand, leaves behind who stays, and clicks where it goes. */
function marching({ table, hand }: Reach, view: View, { units, path }: Move): readonly Click[] {
  const state = sightOf(view)
  const hex = present(unitById(state, present(units[0], 'unit'))?.hex, 'hex')
  const staying = moversAt(view, hex).filter(({ id }) => !units.includes(id))
  return [
    () => hand.letGo(),
    () => hand.choose(hex),
    ...staying.map((unit) => () => hand.press(table.button(ownUnitInWords(state, unit)))),
    () => hand.choose(present(path.at(-1), 'end of the way')),
  ]
}

/** Chooses part by part: what is listed first in the panel, the rest on the board where it stands alone in a hex. */
function choosing(reach: Reach, view: View, command: Command): readonly Click[] {
  const title = titleOf(command)
  const pressTitle = () => reach.hand.press(reach.table.button(title))
  const settled = Object.entries(settledBy(command))
  const all = offersOf(view).filter((one) => settled.every(([at, key]) => partAt(one, at) === key))
  const clicks: Click[] = isFolded(all) ? [pressTitle] : []
  let left = all
  for (let step = stepOf(partsOf, left); step; step = stepOf(partsOf, left)) {
    clicks.push(stepClick(reach, view, command, { step, isBegun: clicks.length > 0 }))
    const at = step.at
    left = left.filter((one) => partAt(one, at) === partAt(command, at))
  }
  if (clicks.length === 0) return [givenAtOnce(reach, view, command)]
  const isGiven = left !== all && !WAYS.isWeighty(command)
  return isGiven ? clicks : [...clicks, pressTitle]
}

interface StepTaken {
  readonly step: Step<Command>
  /** Whether something has been chosen before: then the board can be clicked. */
  readonly isBegun: boolean
}

function stepClick(reach: Reach, view: View, command: Command, { step, isBegun }: StepTaken): Click {
  const hex = isBegun ? hexAlone(view, command, step) : undefined
  if (hex !== undefined) return () => reach.hand.choose(hex)
  const heading = isBegun ? TEXT.chooseNext : headingOf(view, command, step)
  return () => choose(reach, heading, optionShown(view, step.at, valueAt(command, step.at)))
}

/** The hex in which of all options only that of a command stands. */
function hexAlone(view: View, command: Command, { at, options }: Step<Command>): HexId | undefined {
  const hex = WAYS.hexOf(view, at, valueAt(command, at))
  return options.filter(({ value }) => WAYS.hexOf(view, at, value) === hex).length === 1 ? hex : undefined
}

/** What gives the only command of its kind: its own button or, where one thing can be chosen, that one. */
function givenAtOnce(reach: Reach, view: View, command: Command): Click {
  const title = titleOf(command)
  const [open] = partsOf(command).filter(({ at }) => !(at in settledBy(command)))
  return open
    ? () => choose(reach, title, optionShown(view, open.at, open.value))
    : () => reach.hand.press(reach.table.button(title))
}

/** Presses the button of an option below a heading. */
async function choose({ table, hand }: Reach, heading: string, { name, more }: Shown): Promise<void> {
  const label = more === undefined ? name : `${name} ${more}`
  const region = table.page.getByRole('region', { name: heading, exact: true })
  await hand.press(region.getByRole('button', { name: label, exact: true }))
}

function valueAt(command: Command, at: string): Json | undefined {
  return partsOf(command).find((part) => part.at === at)?.value
}

function partAt(command: Command, at: string): string {
  return keyOf(valueAt(command, at))
}
