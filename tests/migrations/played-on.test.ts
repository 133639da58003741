import { beforeAll, describe, expect, test } from 'vitest'
import { type DiceState, seededDice } from '@/engine/kernel/dice'
import type { Json } from '@/engine/kernel/game'
import { entriesOf, playOn, positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import { unsealed, writeSave } from '@/engine/save/save'
import { lockedSaveIn, readSave } from '@/engine/save/save-read'
import { readStudy } from '@/engine/study/study-read'
import { GAMES } from '@/games'
import { shareOf, unlocked } from '@/store/vault/vault'
import { readContents } from '@/teach/links/contents'
import { unpack } from '@/teach/links/payload'
import { type AnyHistory, keepGame, KEPT, keptGame, type Keeping, PASSPHRASES } from './keeping'

// RECORD=1 npx vitest run tests/migrations keeps the games that are missing, and touches no other.
beforeAll(async () => {
  if (process.env.RECORD === '1') for (const keeping of KEPT) await keepGame(keeping)
}, 300_000)

const NAMED = KEPT.map((keeping) => [keeping.rules.id, keeping.version, keeping] as const)

describe.each(NAMED)('A game of %s that was saved under version %i of its rules', (id, version, keeping) => {
  const { rules } = keeping
  const game = present(
    GAMES.find((one) => one.id === id),
    id,
  )

  test('opens where it stood, byte by byte', () => {
    const { history } = opened(keeping, keptGame(keeping).save)
    expect(textIn(keeping, history)).toBe(JSON.stringify(keptGame(keeping).stood))
    expect(rules.writePosition(positionOf(history))).toHaveProperty('rules', version)
  })

  test('is played on with its own dice, and ends as it did, byte by byte', () => {
    expect(endOf(keeping, keptGame(keeping).save)).toBe(JSON.stringify(keptGame(keeping).ended))
  })

  test('is the same when this program has written and read it once more', () => {
    const { history, dice } = opened(keeping, keptGame(keeping).save)
    const again = JSON.parse(JSON.stringify(writeSave(rules, unsealed(history, dice)))) as unknown
    expect(endOf(keeping, again)).toBe(JSON.stringify(keptGame(keeping).ended))
  })

  test.skipIf(version !== 1)('would not go so under the next version: it is played under its own', () => {
    const { save } = keptGame(keeping)
    const { history, dice } = opened(keeping, save)
    const file = writeSave(rules, unsealed(history, dice))
    const initial = { ...(file.body.initial as object), rules: 2 } as unknown as Json
    const other = readSave(rules, { ...file, body: { ...file.body, initial } })
    const end = other.ok ? endIn(keeping, other.value.history, dice) : undefined
    const ended = { ...(keptGame(keeping).ended as object), rules: 2 }
    expect(end).not.toBe(JSON.stringify(ended))
  })

  test('opens by its passphrases', async () => {
    const file = present(lockedSaveIn(keptGame(keeping).locked), 'a locked save')
    const shares = await Promise.all(
      rules.seats.map(async (seat, nth) => {
        const share = await shareOf(file, seat, present(PASSPHRASES[nth], 'a passphrase'))
        return [seat, present(share, `the share of ${seat}`)] as const
      }),
    )
    const { save } = present(await unlocked(file, Object.fromEntries(shares)), 'an opened save')
    expect(endOf(keeping, save)).toBe(JSON.stringify(keptGame(keeping).ended))
  })

  test('opens from a study', () => {
    const read = readStudy(rules, keptGame(keeping).study)
    if (!read.ok) throw new Error(problemsText(read.problems))
    const [chapter] = read.value.chapters
    const history = present(chapter?.lines[0], 'a line').history
    expect(textIn(keeping, history)).toBe(JSON.stringify(keptGame(keeping).stood))
    expect(chapter?.secrets).toBe('kept')
  })

  test('opens from a link, whose dice go on', async () => {
    const unpacked = await unpack(keptGame(keeping).link)
    if (!unpacked.ok) throw new Error(problemsText(unpacked.problems))
    const contents = await readContents(game, unpacked.value)
    if (!contents.ok) throw new Error(problemsText(contents.problems))
    const { kind, title, steps, save } = contents.value as Extract<typeof contents.value, { kind: 'game' }>
    const { history } = opened(keeping, keptGame(keeping).save)
    expect({ kind, title, steps }).toEqual({ kind: 'game', title: 'A link', steps: history.cursor })
    expect(endOf(keeping, save)).toBe(JSON.stringify(keptGame(keeping).ended))
  })
})

function opened({ rules }: Keeping, save: unknown): { history: AnyHistory; dice: DiceState | null } {
  const read = readSave(rules, save)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

function textIn({ rules }: Keeping, history: AnyHistory): string {
  return JSON.stringify(rules.writePosition(positionOf(history)))
}

/** Plays a save on as its game went on, and writes the end down. */
function endOf(keeping: Keeping, save: unknown): string | undefined {
  const { history, dice } = opened(keeping, save)
  expect(entriesOf(history).length).toBeGreaterThan(0)
  return endIn(keeping, history, dice)
}

/** Where the rest of a kept game leads; undefined where a command of it is refused. */
function endIn(keeping: Keeping, history: AnyHistory, dice: DiceState | null): string | undefined {
  const source = seededDice(present(dice, 'the state of the dice'))
  let now = history
  for (const command of keptGame(keeping).next) {
    const read = keeping.rules.parseCommand(command)
    if (!read.ok) throw new Error(problemsText(read.problems))
    const { played, history: next } = playOn(keeping.rules, now, { command: read.value, dice: source })
    if (played.outcome !== 'played') return undefined
    now = next
  }
  return textIn(keeping, now)
}
