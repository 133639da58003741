import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { gameOfSave, lockedSaveIn, readSave } from '@/engine/save/save-read'
import { readStudy } from '@/engine/study/study-read'
import { arrakhar } from '@/games/arrakhar'
import { arrakharRules } from '@/games/arrakhar/rules'
import { listed } from '@/contract/manifest'
import { recovered, shareOf, unlocked } from '@/store/vault/vault'
import { readContents } from '@/teach/links/contents'
import { unpack } from '@/teach/links/payload'
import { written } from '../support/written'

const rules: AnyGameRules = arrakharRules

/** Opens a save, which must hold so many commands and all its secrets. */
function expectGame(json: unknown, commands: number, asked: string | null): void {
  const read = readSave(rules, json)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { history, seal, dice } = read.value
  expect(history.cursor).toBe(commands)
  expect(rules.askedSeat(positionOf(history))).toBe(asked)
  expect(rules.sealedText(positionOf(history))).toBe('C2')
  expect(seal?.nonce).toBe('0123456789abcdef0123456789abcdef')
  expect(dice).toHaveLength(4)
}

describe.each([
  ['running', 70, 'sorcerer'],
  ['finished', 47, null],
])('A %s game', (state, commands, asked) => {
  test.each([1, 2])('opens from a save of version %i, all its commands and secrets there', (version) => {
    const json = written(`save-${version}-${state}`)
    expect(json).toHaveProperty('version', version)
    expect(gameOfSave(json)).toEqual({ ok: true, value: 'arrakhar' })
    expectGame(json, commands, asked)
  })

  test.each([1, 2])('opens from a study of version %i, its note there', (version) => {
    const json = written(`study-${version}-${state}`)
    expect(json).toHaveProperty('version', version)
    const read = readStudy(rules, json)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const [chapter] = read.value.chapters
    expect(chapter?.lines[0]?.history.steps).toHaveLength(commands)
    expect(chapter?.notes).toMatchObject([{ step: 3, text: 'Look at [[AR-7.6]].' }])
    expect(chapter?.secrets).toBe(asked === null ? 'open' : 'kept')
  })

  test.each([1, 2])('opens from links of version %i', async (version) => {
    const links = written(`links-${version}-${state}`) as Readonly<Record<string, string>>
    const opened = await Promise.all(
      Object.values(links).map(async (payload) => {
        expect(payload.startsWith(String(version))).toBe(true)
        const unpacked = await unpack(payload)
        if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
        const contents = await readContents(listed(arrakhar), unpacked.value)
        if (!contents.ok) throw new Error(JSON.stringify(contents.problems))
        return contents.value
      }),
    )
    expect(opened).toMatchObject([
      { kind: 'game', title: 'A link', steps: commands },
      { kind: 'position', steps: 0 },
      { kind: 'study', chapters: 1 },
    ])
  })
})

describe('A locked save of version 2', () => {
  const PASSPHRASES = { sorcerer: 'correct horse', wizard: 'battery staple' }
  const CODE = { sorcerer: 'EYZ10-HD433-2AK4K-TMHGF', wizard: 'J8XJ4-VAYSA-Q8ADX-AZG0F' }
  const json = written('save-2-locked') as object
  const file = () => present(lockedSaveIn(json), 'a locked save')

  test('opens by its passphrases, what locks it there', async () => {
    expect(json).toHaveProperty('version', 2)
    const shares: Record<string, Uint8Array<ArrayBuffer>> = {}
    for (const [seat, passphrase] of Object.entries(PASSPHRASES))
      shares[seat] = present(await shareOf(file(), seat, passphrase), `share of ${seat}`)
    const { save, vault } = present(await unlocked(file(), shares), 'opened')
    expectGame(save, 70, 'sorcerer')
    expect(vault).toMatchObject({ shares, halves: CODE, noted: ['sorcerer'] })
  })
  test('opens by its recovery code', async () => {
    const { save, vault } = present(await recovered(file(), CODE), 'opened')
    expectGame(save, 70, 'sorcerer')
    expect(Object.keys(vault.shares)).toEqual(['sorcerer', 'wizard'])
  })
  test('stays of its version until it is opened, for so does what lies under the lock', () => {
    expect(file()).toEqual(json)
  })
  test('is none of a newer version, nor of one before there were locks', () => {
    for (const version of [0, 1, 1.5, 3, '2', null])
      expect(lockedSaveIn({ ...json, version })).toBeUndefined()
    expect(readSave(rules, { ...json, version: 3 })).toMatchObject({ problems: [{ path: 'version' }] })
  })
})

test.each([
  ['save', readSave],
  ['study', readStudy],
] as const)(
  'A %s of a newer version is refused with what to do, one of none with what would be right',
  (kind, read) => {
    const json = written(`${kind}-2-running`)
    expect(read(rules, { ...json, version: 3 })).toEqual({
      ok: false,
      problems: [
        {
          path: 'version',
          message: `must be a whole number from 1 to 2: a newer program wrote this ${kind}; update and open it again`,
        },
      ],
    })
    for (const version of [0, -1, 1.5, '2', 'toString', null, undefined])
      expect(read(rules, { ...json, version })).toEqual({
        ok: false,
        problems: [{ path: 'version', message: 'must be a whole number from 1 to 2' }],
      })
  },
)
