import { basename, extname } from 'node:path'
import { type Decider, DECIDERS } from '@/engine/bot/bot'
import type { Json, Seat } from '@/engine/kernel/game'
import { seatsAt } from '@/engine/kernel/seats'
import type { Opening, SeatPlan } from '@/engine/lab/plan'
import type { LabGame } from '@/engine/lab/self-play'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { failed, within } from '@/engine/files/schema'
import { type Arguments, badArguments } from '../terminal/arguments'
import { readJsonFile } from '../terminal/files'

const FIRST_DECIDER: Decider = 'strong'

/** A seat's option of forces set beforehand; that of its deciders is called like the seat. */
export function forceOption(seat: Seat): string {
  return `${seat}-force`
}

/** Who plays the seats and with what, as the options say; `start` is how every game begins. */
export async function seatsFrom(
  given: Arguments,
  game: LabGame,
  start: object,
): Promise<Parsed<Readonly<Record<Seat, SeatPlan>>>> {
  const plans: Record<Seat, SeatPlan> = {}
  for (const seat of seatsAt(game.rules, start)) {
    const deciders = decidersIn(seat, given.options[seat] ?? FIRST_DECIDER)
    if (!deciders.ok) return deciders
    const openings: Opening[] = []
    for (const named of listIn(given.options[forceOption(seat)])) {
      const opening = await openingOf(game, { seat, start, named })
      if (!opening.ok) return opening
      if (openings.some(({ name }) => name === opening.value.name))
        return badArguments(`--${forceOption(seat)} names two forces "${opening.value.name}"; rename one`)
      openings.push(opening.value)
    }
    plans[seat] = { deciders: deciders.value, openings }
  }
  return { ok: true, value: plans }
}

function listIn(text: string | undefined): readonly string[] {
  return text?.split(',') ?? []
}

function decidersIn(seat: Seat, text: string): Parsed<readonly Decider[]> {
  const deciders: Decider[] = []
  for (const name of listIn(text)) {
    const decider = DECIDERS.find((one) => one === name)
    if (!decider)
      return badArguments(`--${seat}: there is no decider "${name}"; there is ${DECIDERS.join(', ')}`)
    deciders.push(decider)
  }
  return { ok: true, value: deciders }
}

interface Wanted {
  readonly seat: Seat
  readonly start: object
  /** A ready force's id or a file. */
  readonly named: string
}

async function openingOf(game: LabGame, wanted: Wanted): Promise<Parsed<Opening>> {
  const { seat, named } = wanted
  const ready = game.lab.forces.find((force) => force.id === named && force.seat === seat)
  const content = ready ? { ok: true as const, value: ready.units } : await readJsonFile(named)
  if (!content.ok) return noForce(game, wanted, problemsText(content.problems))
  const commands = commandsIn(game, wanted, content.value)
  if (!commands.ok) return within(`--${forceOption(seat)}, ${named}`, commands.problems)
  return {
    ok: true,
    value: { name: ready ? named : basename(named, extname(named)), commands: commands.value },
  }
}

/** The commands of a file that lists them, or the one that buys the units it counts. */
function commandsIn(
  { rules, lab }: LabGame,
  { seat, start }: Wanted,
  content: unknown,
): Parsed<readonly Json[]> {
  if (!Array.isArray(content)) {
    const design = lab.designOf(start, seat, content)
    return design.ok ? { ok: true, value: [plain(design.value)] } : design
  }
  const commands: Json[] = []
  for (const [nth, one] of content.entries()) {
    const command = rules.parseCommand(one)
    if (!command.ok) return within(String(nth), command.problems)
    commands.push(plain(command.value))
  }
  return { ok: true, value: commands }
}

/** As it reads when it comes back from a file. */
function plain(command: object): Json {
  return JSON.parse(JSON.stringify(command)) as Json
}

function noForce({ lab }: LabGame, { seat, named }: Wanted, why: string): Parsed<never> {
  const known = lab.forces.filter((force) => force.seat === seat).map(({ id }) => id)
  return failed(
    `--${forceOption(seat)}`,
    `there is no force "${named}" (there is ${known.join(', ')}), and as a file ${why}`,
  )
}
