import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { chapterOf } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { openSaveOf, saveOf } from '@/store/table'
import { gameLinkOf } from '@/teach/links/game-link'
import { pack } from '@/teach/links/payload'
import { readingsOf } from '../support/readings'
import { RUNNING, type Running } from '../support/running-session'

/** What each side keeps from the other, and what both do not know, as it stands in the file's own words. */
function secretsOf({ session, secrets }: Running): readonly string[] {
  const { body } = openSaveOf(session)
  const [dice] = body.seeds
  return [
    ...secrets,
    ...(body.nonce === null ? [] : [body.nonce]),
    JSON.stringify(body.dice),
    JSON.stringify(dice?.seed),
    String(dice?.nonce),
  ]
}

/** The secrets that somebody finds who looks at a text from all sides. */
function foundIn(text: string, secrets: readonly string[]): readonly string[] {
  const readings = readingsOf(text)
  return secrets.filter((secret) => readings.some((reading) => reading.replace(/\s/g, '').includes(secret)))
}

describe.each(RUNNING)('Who looks finds every secret of a running game of $name', (running) => {
  const { session } = running
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
    expect(foundIn(open, secretsOf(running))).toEqual(secretsOf(running))
  })
})

describe.each(RUNNING)('Who looks finds no secret of a running game of $name', (running) => {
  const { rules, session } = running
  const found = (text: string) => foundIn(text, secretsOf(running))
  test('in what is kept and in its file', () => {
    expect(found(JSON.stringify(saveOf(session)))).toEqual([])
    expect(found(JSON.stringify(saveOf(session), null, 1))).toEqual([])
  })
  test('in a study of it', () => {
    const chapter = chapterOf({
      title: 'A game',
      lineTitle: 'As played',
      secrets: 'kept',
      history: session.history,
    })
    const study = { game: rules.id, title: 'A study', chapters: [chapter] }
    expect(found(JSON.stringify(writeStudy(rules, study, freshDice())))).toEqual([])
  })
  test('in a link to it, by looking', async () => {
    const link = await pack({ kind: 'game', json: gameLinkOf(openSaveOf(session), { withDice: true }) })
    expect(link.ok && found(link.value)).toEqual([])
  })
})

test.each(RUNNING)('The same game of $name is packed otherwise each time', ({ session }) => {
  expect(saveOf(session).body).not.toEqual(saveOf(session).body)
})

test.each([
  ['arrakhar', 'sorcerer', 'A game', { wizard: 'Ann' }],
  ['arena', 'west', undefined, undefined],
  ['archmagi', 'one', undefined, undefined],
])('What may be told of a game of %s without opening it stands in the file', (id, asked, title, players) => {
  const { session } = present(
    RUNNING.find(({ rules }) => rules.id === id),
    'running game',
  )
  expect(saveOf(session)).toMatchObject({
    game: id,
    card: { scenario: 'Short Scenario', moment: 'Turn 2', asked, ...(title && { title, players }) },
    seals: {
      choice: session.seal?.digest ?? null,
      dice: [{ digest: present(session.diceSeals[0], 'seal').digest, from: 0 }],
    },
  })
})
