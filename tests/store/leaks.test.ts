import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/game'
import { chapterOf } from '@/engine/study'
import { writeStudy } from '@/engine/study-file'
import { arrakharRules } from '@/games/arrakhar/rules'
import { freshDice } from '@/store/fresh-dice'
import { openSaveOf, saveOf } from '@/store/table'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack } from '@/teach/links/payload'
import { readingsOf } from '../support/readings'
import { runningSession } from '../support/running-session'

const rules: AnyGameRules = arrakharRules

const session = runningSession()
const { body } = openSaveOf(session)

/** What each side keeps from the other, and what both do not know, as it stands in the file's own words. */
const SECRETS: readonly string[] = [
  '"hideWand"',
  '"haunt":"C2"',
  '"designForce"',
  '"demon":6',
  '"barbarian":7',
  String(body.nonce),
  JSON.stringify(body.dice),
  JSON.stringify(body.seeds[0]?.seed),
  String(body.seeds[0]?.nonce),
]

/** The secrets that somebody finds who looks at a text from all sides. */
function foundIn(text: string): readonly string[] {
  const readings = readingsOf(text)
  return SECRETS.filter((secret) => readings.some((reading) => reading.replace(/\s/g, '').includes(secret)))
}

describe('Who looks finds every secret of a running game', () => {
  const text = JSON.stringify(openSaveOf(session))
  test.each([
    ['in a save that is not packed', text],
    ['in base64', JSON.stringify({ data: Buffer.from(text).toString('base64') })],
    ['in hexadecimal', Buffer.from(text).toString('hex')],
    ['compressed', JSON.stringify({ data: deflateRawSync(text).toString('base64') })],
    ['compressed, as numbers', JSON.stringify([...gzipSync(text)])],
    [
      'in base64 in base64',
      Buffer.from(JSON.stringify({ data: gzipSync(text).toString('base64url') })).toString('base64'),
    ],
  ])('%s', (_, open) => {
    expect(foundIn(open)).toEqual(SECRETS)
  })
})

describe('Who looks finds no secret of a running game', () => {
  test('in what is kept and in its file', () => {
    expect(foundIn(JSON.stringify(saveOf(session)))).toEqual([])
    expect(foundIn(JSON.stringify(saveOf(session), null, 1))).toEqual([])
  })
  test('in a study of it', () => {
    const chapter = chapterOf({
      title: 'A game',
      lineTitle: 'As played',
      secrets: 'kept',
      history: session.history,
    })
    const study = { game: rules.id, title: 'A study', chapters: [chapter] }
    expect(foundIn(JSON.stringify(writeStudy(rules, study, freshDice())))).toEqual([])
  })
  test('in a link to it, by looking', async () => {
    const link = await pack({ kind: 'game', json: gameLinkOf(openSaveOf(session), { withDice: true }) })
    expect(link.ok && foundIn(link.value)).toEqual([])
  })
})

test('The same game is packed otherwise each time', () => {
  expect(saveOf(session).body).not.toEqual(saveOf(session).body)
})

test('What may be told without opening it stands in the file', () => {
  expect(saveOf(session)).toMatchObject({
    game: 'arrakhar',
    card: {
      scenario: 'Short Scenario',
      moment: 'Turn 2',
      asked: 'sorcerer',
      title: 'A game',
      players: { wizard: 'Ann' },
    },
    seals: { choice: session.seal?.digest, dice: [{ digest: session.diceSeals[0]?.digest, from: 0 }] },
  })
})
