import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type DiceState, diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json } from '@/engine/kernel/game'
import { historyFrom, type History, playOn, positionAt, positionOf } from '@/engine/kernel/history'
import { packed } from '@/engine/files/packing'
import { present, problemsText } from '@/engine/kernel/refusal'
import { type Save, unsealed, writeSave } from '@/engine/save/save'
import { chapterOf } from '@/engine/study/study'
import { type StudyFile, writeStudy } from '@/engine/study/study-file'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack } from '@/teach/links/payload'
import { withPassphrase } from '../support/passphrase'

export type AnyHistory = History<object, AnyCommand, AnyEvent>

/** A game under a version of its rules that was saved on its way, and how it went on. */
export interface KeptGame {
  readonly save: Save
  readonly locked: Save
  readonly study: StudyFile
  readonly link: string
  /** Where it stood when it was saved, in the position's own format. */
  readonly stood: Json
  /** What was played from there on, with the save's own dice. */
  readonly next: readonly AnyCommand[]
  /** Where that led. */
  readonly ended: Json
}

/** A game that is kept under a version of its rules. */
export interface Keeping {
  readonly rules: AnyGameRules
  readonly version: number
  readonly settings: object
}

/** What locks the kept games, by seats. */
export const PASSPHRASES = ['correct horse', 'battery staple'] as const

const ARENA = { preset: 'storm-and-sky', turnLimit: 12 }
const VALLEY = { scenario: 'short', advancedPlay: true, points: { sorcerer: 14, wizard: 14 }, turnLimit: 8 }

export const KEPT: readonly Keeping[] = [
  { rules: arrakharRules, version: 1, settings: VALLEY },
  { rules: arrakharRules, version: 2, settings: VALLEY },
  { rules: arenaRules, version: 1, settings: ARENA },
  { rules: arenaRules, version: 2, settings: ARENA },
]

/** A kept game from its file. */
export function keptGame(keeping: Keeping): KeptGame {
  return JSON.parse(readFileSync(fileOf(keeping), 'utf8')) as KeptGame
}

function fileOf({ rules, version }: Keeping): URL {
  return new URL(`./played-on/${rules.id}-rules-${version}.json`, import.meta.url)
}

/** The first position of a kept game under a version of its rules. */
function beginning({ rules, version, settings }: Keeping): object {
  const first = rules.newGame(settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  const file = { ...(rules.writePosition(first.value) as object), rules: version }
  const read = rules.parseInitial(file)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

/** Where the same commands lead under a version of the rules; undefined where they are refused on the way. */
export function ledTo(keeping: Keeping, commands: readonly AnyCommand[], dice: DiceState): Json | undefined {
  const source = seededDice(dice)
  let history: AnyHistory = historyFrom(beginning(keeping))
  for (const command of commands) {
    const { played, history: next } = playOn(keeping.rules, history, { command, dice: source })
    if (played.outcome !== 'played') return undefined
    history = next
  }
  return keeping.rules.writePosition(positionOf(history))
}

/** Keeps a game unless one is kept: what an older program wrote is never written anew. */
export async function keepGame(keeping: Keeping): Promise<void> {
  const file = fileOf(keeping)
  for (let seed = 1; !existsSync(file); seed++) {
    const dice = diceStateOf(seed)
    const history = playedAtRandom(keeping, seed)
    const commands = history.steps.map(({ entry }) => entry.command)
    const ended = keeping.rules.writePosition(positionOf(history))
    // A game of the first rules is one that would have gone otherwise under the next.
    const isOld = keeping.version === 1
    if (isOld && isSame(ended, ledTo({ ...keeping, version: 2 }, commands, dice), 1)) continue
    writeFileSync(file, `${JSON.stringify(await written(keeping, history, seed), null, 1)}\n`)
  }
}

/** Whether two positions differ in nothing but the version of the rules. */
function isSame(one: Json, other: Json | undefined, version: number): boolean {
  return (
    other !== undefined && JSON.stringify(one) === JSON.stringify({ ...(other as object), rules: version })
  )
}

function playedAtRandom(keeping: Keeping, seed: number): AnyHistory {
  const { rules } = keeping
  const [dice, random] = [seededDice(diceStateOf(seed)), seededRandom(seed)]
  let history: AnyHistory = historyFrom(beginning(keeping))
  while (rules.askedSeat(positionOf(history)) !== null) {
    const command = present(rules.sampleCommand(positionOf(history), random), 'a command')
    history = playOn(rules, history, { command, dice }).history
  }
  return history
}

/** A game saved at its middle in every way in which games leave the table. */
async function written({ rules }: Keeping, whole: AnyHistory, seed: number): Promise<KeptGame> {
  const middle = Math.floor(whole.steps.length / 2)
  const history: AnyHistory = historyFrom(whole.initial)
  const dice = seededDice(diceStateOf(seed))
  const saved = whole.steps
    .slice(0, middle)
    .reduce((so, { entry }) => playOn(rules, so, { command: entry.command, dice }).history, history)
  const save = writeSave(rules, unsealed(saved, dice.state()))
  const key = diceStateOf(seed + 1)
  const chapter = chapterOf({ title: 'A chapter', lineTitle: 'As played', secrets: 'kept', history: saved })
  const study = { game: rules.id, title: 'A study', chapters: [chapter] }
  const link = await pack({ kind: 'game', json: gameLinkOf(save, { title: 'A link', withDice: true }) })
  if (!link.ok) throw new Error(problemsText(link.problems))
  const [one, other] = rules.seats
  const first = await withPassphrase(null, rules.seats, present(one, 'a seat'), PASSPHRASES[0])
  const vault = await withPassphrase(first, rules.seats, present(other, 'a seat'), PASSPHRASES[1])
  return {
    save: { ...save, body: packed(save.body, key) },
    locked: await vault.lock(save, vault),
    study: writeStudy(rules, study, key),
    link: link.value,
    stood: rules.writePosition(positionAt(whole, middle)),
    next: whole.steps.slice(middle).map(({ entry }) => entry.command),
    ended: rules.writePosition(positionOf(whole)),
  }
}
