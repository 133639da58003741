import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { loadStage } from '@/teach/stage/stage'
import '../../support/patient'

const stageOf = (id: string) => loadStage(present(gameOf(id), 'game'))

async function startOf(id: string, start: string) {
  const { rules, files, teaching } = await stageOf(id)
  const { desk, paper } = teaching
  const opened = desk.open(
    present(
      desk.starts.find((one) => one.id === start),
      'start',
    ).position,
  )
  if (!opened.ok) throw new Error('not opened')
  const read = files.parsePosition(opened.value)
  if (!read.ok) throw new Error('no position')
  return { paper, viewFor: (viewer: string) => rules.viewOf(read.value, viewer) }
}

describe('counters to cut out', () => {
  test('are those on the map and those that wait beside it', async () => {
    const { paper, viewFor } = await startOf('arrakhar', 'first-clash')
    const names = paper.countersOf(viewFor('referee')).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('Sorcerer'))).not.toEqual([])
    expect(names.filter((name) => name.startsWith('Orc'))).not.toEqual([])
    expect(names.filter((name) => name.startsWith('Elf'))).not.toEqual([])
  })

  test('tell a viewer nothing that is kept from it', async () => {
    const { paper, viewFor } = await startOf('arrakhar', 'first-clash')
    const names = paper.countersOf(viewFor('wizard')).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('Orc'))).toEqual([])
  })

  test('have names of their own to be told apart by the page', async () => {
    const { paper, viewFor } = await startOf('archmagi', 'duel')
    const ids = paper.countersOf(viewFor('referee')).map(({ id }) => id)
    expect(ids).toHaveLength(18)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a part of the map to be shown has what stands there, what is drawn, and the hexes around', async () => {
  const { paper, viewFor } = await startOf('archmagi', 'empty')
  const view = viewFor('table')
  const bare = paper.hexesOf(view, [])
  expect(bare).toContain('B3')
  expect(bare).toContain('C3')
  const drawn = paper.hexesOf(view, [{ kind: 'circle', hex: 'D1' as never, ink: 'red' }])
  expect(bare).not.toContain('D1')
  expect(drawn).toContain('D1')
})
