import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '@/engine/history'
import { filesOf, replayed, textOf } from './playthrough'
import { record, RECIPES } from './recipes'

// RECORD=1 npx vitest run tests/playthroughs makes the files anew; read what changed in the texts.
beforeAll(() => {
  if (process.env.RECORD === '1') RECIPES.forEach(record)
}, 300_000)

describe.each(RECIPES)('$name', ({ name, by }) => {
  test(`ends by ${by}`, () => {
    expect(positionOf(replayed(name)).ending?.by).toBe(by)
  })
  test('goes as its text tells', () => {
    expect(textOf(replayed(name))).toBe(readFileSync(filesOf(name).text, 'utf8'))
  })
})
