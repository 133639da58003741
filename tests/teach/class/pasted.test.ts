import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { codesIn, handedInBy, handedInFile } from '@/teach/class/pasted'
import { pack } from '@/teach/links/payload'
import { handed } from './handed'

async function codeOf(json: object, kind: 'hand-in' | 'lesson' = 'hand-in'): Promise<string> {
  const packed = await pack({ kind, json: json as Json })
  if (!packed.ok) throw new Error('too much')
  return packed.value
}

const messagesOf = async (read: ReturnType<typeof handedInBy>) => {
  const done = await read
  return done.ok ? [] : done.problems.map(({ message }) => message)
}

describe('What learners have sent', () => {
  test('is found in links, in bare codes and amid other words; twice the same counts once', async () => {
    const [ann, bo] = [await codeOf(handed('Ann')), await codeOf(handed('Bo'))]
    const chat = `Ann: here it is\nhttps://example.org/hex/#/open/arena/${ann}\n> ${bo}, sorry for the delay!\n${bo}`
    expect(codesIn(chat)).toEqual([ann, bo])
    expect(await handedInBy(ann)).toEqual({ ok: true, value: handed('Ann') })
  })
  test('is not found where there is none', () => {
    expect(codesIn('I have lost it. https://example.org/hex/#/learn/arena')).toEqual([])
  })
  test('is a few hundred letters for a lesson of a dozen tasks', async () => {
    const tasks = Array.from({ length: 12 }, (_, chapter) => ({
      chapter,
      solved: 'hint' as const,
      tries: 2,
      refused: ['AA-9.3', 'AA-2.1'],
    }))
    expect((await codeOf({ ...handed('Ann'), tasks })).length).toBeLessThan(500)
  })
  test('is refused in a sentence when it is cut, changed, or something else', async () => {
    const code = await codeOf(handed('Ann'))
    expect(await messagesOf(handedInBy(code.slice(0, -9)))).toEqual([expect.stringMatching(/cut|missing/)])
    const middle = code.length / 2
    const changed = `${code.slice(0, middle)}${code[middle] === 'x' ? 'y' : 'x'}${code.slice(middle + 1)}`
    expect(await messagesOf(handedInBy(changed))).toEqual([expect.stringMatching(/changed/)])
    expect(await messagesOf(handedInBy(await codeOf({}, 'lesson')))).toEqual([
      expect.stringMatching(/Hand in/),
    ])
  })
  test('comes as a file as well; a file of something else says where it is wrong', async () => {
    const file = (text: string) => new File([text], 'ann.hand-in.json')
    expect(await handedInFile(file(JSON.stringify(handed('Ann'))))).toEqual({
      ok: true,
      value: handed('Ann'),
    })
    expect(await messagesOf(handedInFile(file('Ann')))).toEqual([expect.stringMatching(/not JSON/)])
    const spoiled = await handedInFile(file(JSON.stringify({ ...handed('Ann'), at: 'yesterday' })))
    expect(!spoiled.ok && spoiled.problems.map(({ path }) => path)).toEqual(['at'])
  })
})
