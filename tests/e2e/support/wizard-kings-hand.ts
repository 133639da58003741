import type { Locator } from 'playwright-core'
import { sameData } from '@/engine/basics/same-data'
import { aimOf, subjectOf } from '@/engine/declare/words'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { COMMANDS, type Command } from '@/games/wizard-kings/commands'
import { cityNamed } from '@/games/wizard-kings/queries/control'
import { poolOf, someDeployments, someForces } from '@/games/wizard-kings/queries/set-up'
import type { View } from '@/games/wizard-kings/queries/view'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { Build, State } from '@/games/wizard-kings/state/state'
import type { BlockId } from '@/games/wizard-kings/state/vocabulary'
import { type Kind, kindName, kindsOf } from '@/games/wizard-kings/tables/kinds'
import { MODEL } from '@/games/wizard-kings/ui/table'
import { TEXT } from '@/games/wizard-kings/ui/texts/table-text'
import { TABLE_TEXT } from '@/table/default/default-text'
import { END_TEXT } from '@/table/panel/end-text'
import type { Reach } from './hands'
import { nothing, type Turn } from './scripted/game'

type Click = () => Promise<void>
type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** A command that is about to be given, and what whoever gives it sees. */
interface Giving {
  readonly reach: Reach
  readonly position: State
  readonly view: View
  readonly command: Command
}

/** How a command of Wizard Kings is given, by whatever hand, at a position whose asked seat holds the mouse. */
export function wizardKingsBy(reach: Reach, position: State, command: Command): Turn {
  const { seat } = command
  const view = rules.openHand(position, seat) ?? rules.viewOf(position, seat)
  const clicks = clicksFor({ reach, position, view, command })
  return {
    prepare: async () => {
      for (const click of clicks.slice(0, -1)) await click()
    },
    give: clicks.at(-1) ?? nothing,
  }
}

function clicksFor(giving: Giving): readonly Click[] {
  const { view, command } = giving
  if (sameData(MODEL.endOf(view)?.command, command)) return ending(giving)
  switch (command.type) {
    case 'chooseChaosPool':
      return filling(giving, command)
    case 'chooseForce':
      return raising(giving, command)
    case 'deploy':
      return deploying(giving, command)
    case 'commitBuilds':
      return building(giving, command)
    default:
      return ordering(giving)
  }
}

/** Ends a stage, in spite of the table’s question where somebody could still act. */
function ending({ reach: { table, hand }, view }: Giving): readonly Click[] {
  const isAsked = MODEL.actorsOf(view).length > 0
  return [
    () => hand.press(table.stageEnd),
    ...(isAsked ? [() => hand.press(table.button(END_TEXT.endAnyway))] : []),
  ]
}

function filling({ reach }: Giving, { kinds }: CommandOf<'chooseChaosPool'>): readonly Click[] {
  const { table, hand } = reach
  return [
    ...kinds.map((kind) => () => {
      const named = new RegExp(`^${kindName(kind)} `)
      return hand.tick(table.page.getByRole('checkbox', { name: named }))
    }),
    () => hand.press(table.button(TEXT.takePool(kinds.length))),
  ]
}

/** Counts each kind up or down from the force that is offered. */
function raising({ reach, position }: Giving, command: CommandOf<'chooseForce'>): readonly Click[] {
  const { table, hand } = reach
  const { seat } = command
  const [offered] = someForces(position, seat)
  const army = present(position.seats[seat].army, 'an army')
  const kinds: readonly Kind[] = [...kindsOf(army), ...poolOf(position, seat)]
  const count = (force: typeof offered, kind: Kind) =>
    [...(force?.wizards ?? []), ...(force?.army ?? []), ...(force?.chaos ?? [])].filter((one) => one === kind)
      .length
  return [
    ...kinds.flatMap((kind) => {
      const more = count(command, kind) - count(offered, kind)
      const button = table.button(`${kindName(kind)}: ${more < 0 ? 'less' : 'more'}`)
      return Array.from({ length: Math.abs(more) }, () => () => hand.press(button))
    }),
    () => hand.press(table.button(TEXT.takeForce)),
  ]
}

/** Chooses the city of each block that is to begin elsewhere than offered. */
function deploying({ reach, position }: Giving, command: CommandOf<'deploy'>): readonly Click[] {
  const { table, hand } = reach
  const left = Object.entries(command.placements).flatMap(([city, kinds]) =>
    kinds.map((kind) => ({ kind, city })),
  )
  const rows = Object.entries(present(someDeployments(position, command.seat)[0], 'a deployment'))
  const lists = table.page.getByRole('region', { name: 'What to do now' }).getByRole('combobox')
  return [
    ...rows
      .flatMap(([city, kinds]) => kinds.map((kind) => ({ kind, city })))
      .map(({ kind, city }, nth) => async () => {
        const at = left.findIndex((one) => one.kind === kind)
        const [wanted] = left.splice(at, 1)
        if (wanted && wanted.city !== city) await hand.pick(lists.nth(nth), wanted.city)
      }),
    () => hand.press(table.button(TEXT.deployThem)),
  ]
}

function building({ reach, position }: Giving, { items }: CommandOf<'commitBuilds'>): readonly Click[] {
  const { table, hand } = reach
  const nameOf = (item: Build) => {
    const id = item.build === 'cadre' ? item.at : item.city
    const place = id === 'edge' ? TEXT.atEdge : TEXT.inCity(cityNamed(position, id).name)
    return TEXT.buildAt(kindName(item.kind), place)
  }
  return [
    ...items.map((item) => () => {
      const list = region(reach, item.build === 'cadre' ? TEXT.cadres : TEXT.castles)
      return hand.press(list.getByRole('button', { name: nameOf(item) }).first())
    }),
    () => hand.press(table.button(items.length === 0 ? TEXT.commitNothing : TEXT.commit)),
  ]
}

/** Takes whoever acts in hand, on the board where it stands there, and clicks the target or what is to be done. */
function ordering(giving: Giving): readonly Click[] {
  const { reach, view, command } = giving
  const subject = subjectOf(COMMANDS, command)?.value as BlockId | undefined
  const offers = MODEL.offersBy(view, subject)
  const { name, more, row } = present(
    offers.find((offer) => sameData(offer.command, command)),
    JSON.stringify(command),
  )
  const pressIn = (list: Locator) => () =>
    reach.hand.press(list.getByRole('button', { name: row ? name : labelOf(name, more), exact: true }))
  if (subject === undefined) return [pressIn(region(reach, TABLE_TEXT.orders))]
  const actors = MODEL.actorsOf(view)
  const actor = present(
    actors.find((one) => one.subject === subject),
    subject,
  )
  // Of few who fight each has its orders at once.
  if (view.battle && actors.length <= 2)
    return [pressIn(region(reach, actor.name).nth(namesakes(actors, actor).indexOf(actor)))]
  const target = targetOf(view, command)
  return [
    ...taking(giving, actor),
    target === undefined
      ? pressIn(region(reach, TABLE_TEXT.can(actor.name)))
      : () => reach.hand.choose(target),
  ]
}

type Actor = ReturnType<typeof MODEL.actorsOf>[number]

/** Those who are called as somebody is, in the same place. */
function namesakes(actors: readonly Actor[], { name, where }: Actor): readonly Actor[] {
  return actors.filter((one) => one.name === name && one.where === where)
}

/** A click where somebody stands picks who stands there alone; of several, or off the map, a list is asked. */
function taking({ reach, view }: Giving, actor: Actor): readonly Click[] {
  const { hand } = reach
  const { hex } = actor
  const isPicked = hex !== undefined && !view.battle
  const there = MODEL.actorsOf(view, isPicked ? hex : undefined)
  const heading = isPicked ? TABLE_TEXT.whoIn(hex) : TABLE_TEXT.who
  const name = labelOf(actor.name, actor.where)
  const list = region(reach, heading).getByRole('button', { name, exact: true })
  return [
    () => hand.letGo(),
    ...(isPicked ? [() => hand.choose(hex)] : []),
    ...(isPicked && there.length === 1
      ? []
      : [() => hand.press(list.nth(namesakes(there, actor).indexOf(actor)))]),
  ]
}

/** The hex whose click gives a command, where nothing else of the same block is aimed there. */
function targetOf(view: View, command: Command): HexId | undefined {
  const [to] = aimOf(COMMANDS, view, command).to
  const subject = subjectOf(COMMANDS, command)?.value as BlockId | undefined
  const aimed = MODEL.offersBy(view, subject).filter((offer) =>
    aimOf(COMMANDS, view, offer.command as Command).to.some((hex) => hex === to),
  )
  return aimed.length === 1 ? to : undefined
}

function region({ table }: Reach, name: string): Locator {
  return table.page.getByRole('region', { name, exact: true })
}

function labelOf(name: string, more: string | undefined): string {
  return more === undefined ? name : `${name} ${more}`
}
