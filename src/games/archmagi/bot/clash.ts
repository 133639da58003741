import type { UnitId } from '../state/terms'
import { edgeOver, type Facts } from './facts'

/** Somebody of a stack as a battle is foreseen. */
export interface Fighter {
  readonly id: UnitId
  readonly facts: Facts
  /** What it adds to its own roll whoever opposes it, the side of the battle left out. */
  readonly own: number
  /** Defeats that it can still take before it is destroyed. */
  readonly lives: number
  readonly worth: number
}

/** One side of a battle that is foreseen. */
export interface Force {
  /** In the order in which they are sent. */
  readonly fighters: readonly Fighter[]
  /** What its spells are expected to add to each roll. */
  readonly magic: number
}

type Part = 'attacking' | 'defending'

/** How likely a roll of one die each is won and lost, by the lead of one side; between whole numbers in between. */
interface Chances {
  readonly wins: number
  readonly losses: number
}

/** Leads from which on nothing is left to chance. */
const SURE = 6
const STEPS = 4
const CHANCES: readonly Chances[] = Array.from({ length: 2 * SURE * STEPS + 1 }, (_, nth) =>
  between(nth / STEPS - SURE),
)

function between(lead: number): Chances {
  const low = Math.floor(lead)
  const [one, other, share] = [chancesBy(low), chancesBy(low + 1), lead - low]
  return {
    wins: one.wins + (other.wins - one.wins) * share,
    losses: one.losses + (other.losses - one.losses) * share,
  }
}

function chancesBy(lead: number): Chances {
  const faces = [1, 2, 3, 4, 5, 6]
  const leads = faces.flatMap((one) => faces.map((other) => lead + one - other))
  const shareOf = (is: (difference: number) => boolean) => leads.filter(is).length / leads.length
  return { wins: shareOf((n) => n > 0), losses: shareOf((n) => n < 0) }
}

/** How likely a roll is won and lost with such a lead. */
export function chancesFor(lead: number): Chances {
  const bounded = Math.max(-SURE, Math.min(SURE, lead))
  return CHANCES[Math.round((bounded + SURE) * STEPS)] as Chances
}

/** Those who fight in the order in which they are sent: the strong first, who supports later, the Archmagus last. */
export function inOrder(fighters: readonly Fighter[]): readonly Fighter[] {
  return [...fighters].sort((one, other) => rankOf(other) - rankOf(one))
}

function rankOf({ own, facts }: Fighter): number {
  return (facts.isMage ? -100 : 0) + own - facts.support - facts.site / 2
}

/** One side of a battle, laid out for each step: who fights in it, and what is added to the roll. */
interface Line {
  readonly facts: Facts
  readonly total: number
  /** What is destroyed when it is defeated in this step. */
  readonly loss: number
  /** The least that it costs to give up somebody and go away; without end where that cannot be. */
  readonly flight: number
}

/** What going away costs beside who is given up: the hex. */
const HEX_WORTH = 0.3

function linesOf({ fighters, magic }: Force, part: Part): readonly Line[] {
  const lines: Line[] = []
  let [support, site, cheapest] = [0, 0, Infinity]
  for (let nth = fighters.length - 1; nth >= 0; nth--) {
    const { facts, lives, own, worth } = fighters[nth] as Fighter
    const isAlone = nth === fighters.length - 1
    if (!facts.isMage) cheapest = Math.min(cheapest, worth)
    const total = own + facts[part] + support + site + magic
    const flight = isAlone ? Infinity : cheapest + HEX_WORTH
    for (let life = 1; life <= lives; life++)
      lines.push({ facts, total, loss: life === 1 ? worth : 0, flight })
    support += facts.support
    site = Math.max(site, facts.site)
  }
  return lines.reverse()
}

/** How much of the danger of staying is thought of when an attack is called off. */
const AFTERMATH = 0.5

/** What a battle brings the attacker from any point on, by how many steps each side has lost. */
interface Table {
  /** From where the attacker may let it be. */
  open(i: number, j: number): number
  /** From where the attacker must fight on at least once. */
  readonly begun: number
}

/** Worked out from the end; `stopped` is what stays when the attacker lets it be. */
function tableOf(
  a: readonly Line[],
  d: readonly Line[],
  stopped: (i: number, j: number) => number = () => 0,
): Table {
  const width = d.length + 1
  const values = new Float64Array((a.length + 1) * width)
  let begun = 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = d.length - 1; j >= 0; j--) {
      const [own, foe] = [a[i] as Line, d[j] as Line]
      const lead = own.total + edgeOver(own.facts, foe.facts) - foe.total - edgeOver(foe.facts, own.facts)
      const { wins, losses } = chancesFor(lead)
      const won = foe.loss + (values[i * width + j + 1] as number)
      const lost = (values[(i + 1) * width + j] as number) - own.loss
      begun = Math.min((wins * won + losses * lost) / (wins + losses), foe.flight)
      values[i * width + j] = Math.max(begun, stopped(i, j))
    }
  return { begun, open: (i, j) => values[i * width + j] ?? 0 }
}

/** A battle between two forces as it may go on. */
interface Prospect {
  /** What it brings the attacker who must begin. */
  readonly begun: number
  /** What it brings the attacker who may still let it be. */
  readonly open: number
}

/** What a battle brings to whoever attacks: what the others lose less what it loses itself. */
export function prospectOf(attacker: Force, defender: Force): Prospect {
  const back = tableOf(linesOf(defender, 'attacking'), linesOf(attacker, 'defending'))
  const stopped = (i: number, j: number) => -AFTERMATH * Math.max(0, back.open(j, i))
  const table = tableOf(linesOf(attacker, 'attacking'), linesOf(defender, 'defending'), stopped)
  return { begun: table.begun, open: table.open(0, 0) }
}

/** The same of an attack that may come, more cheaply: what comes of calling it off is left out. */
export function threatOf(attacker: Force, defender: Force): number {
  return tableOf(linesOf(attacker, 'attacking'), linesOf(defender, 'defending')).begun
}
