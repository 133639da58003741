import { expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { slidesOf } from '@/teach/present/deck/lesson-slides'
import { plainTextOf } from '@/teach/book/rulebook-index'

/** The turn of a game that is made to be presented: of each slide what it says, and what the track above it shows. */
async function presented(gameId: string) {
  const game = present(gameOf(gameId), 'game')
  const [{ rules, files }, teaching] = await Promise.all([game.loadTable(), game.loadTeaching()])
  const lesson = present(
    teaching.lessons.find(({ id }) => id === 'demo-turn'),
    'lesson',
  )
  const slides = slidesOf({ rules, files, teaching }, lesson)
  if (!slides.ok) throw new Error(JSON.stringify(slides.problems))
  return slides.value.flat().map(({ text, moment }) => {
    const { phase, segment } = teaching.story.momentOf(rules.viewOf(moment, 'table'))
    return {
      said: text.map((one) => plainTextOf(teaching.rulebook, one)).join(' '),
      shown: `${phase}, ${segment}`,
    }
  })
}

/** The slides that begin with the name of a segment, as pairs of that name and of what the track shows. */
async function announced(gameId: string, names: readonly string[]) {
  const slides = await presented(gameId)
  return slides.flatMap(({ said, shown }) => {
    const name = names.find((one) => said.startsWith(`${one}.`))
    return name === undefined ? [] : [[name, shown]]
  })
}

const ARRAKHAR = [
  ['Sorcerer, wandering orcs', 'Sorcerer, Wandering orcs'],
  ['Sorcerer, summon', 'Sorcerer, Summon'],
  ['Sorcerer, movement', 'Sorcerer, Movement'],
  ['Sorcerer, fireball', 'Sorcerer, Fireball'],
  ['Sorcerer, combat', 'Sorcerer, Combat'],
  ['Wizard, haste', 'Wizard, Haste'],
  ['Wizard, movement', 'Wizard, Movement'],
  ['Wizard, fireball', 'Wizard, Fireball'],
  ['Wizard, combat', 'Wizard, Combat'],
  ['Wizard, haunt check', 'Wizard, Haunt check'],
] as const

const ARENA = [
  ['Terrain Change', 'West, Terrain Change'],
  ['Equip and Mount', 'West, Equip and Mount'],
  ['Magic 1', 'West, Magic 1'],
  ['Movement', 'West, Movement'],
  ['Magic 2', 'West, Magic 2'],
  ['Combat', 'West, Combat'],
] as const

test.for([
  ['arrakhar', ARRAKHAR],
  ['arena', ARENA],
] as const)('the track above the turn of %s shows what the caption names', async ([gameId, pairs]) => {
  const names = pairs.map(([name]) => name)
  expect(await announced(gameId, names)).toEqual(pairs)
})

test.for([
  ['arrakhar', 'Sorcerer', 'Wizard'],
  ['arena', 'West', 'West'],
] as const)('no slide of the turn of %s shows the next turn', async ([gameId, first, last]) => {
  const slides = await presented(gameId)
  const phases = slides.map(({ shown }) => shown.split(', ')[0])
  expect([phases[0], phases.at(-1)]).toEqual([first, last])
  expect(new Set(phases)).toEqual(new Set([first, last]))
})

test('what Arena does between two phases is told with the phase that has ended', async () => {
  const slides = await presented('arena')
  expect(slides.find(({ said }) => said.includes('Retreat'))?.shown).toBe('West, Combat')
  expect(slides.find(({ said }) => said.includes('Winning'))?.shown).toBe('West, Equip and Mount again')
})

test.for(['arrakhar', 'arena'])('every slide of the turn of %s says something', async (gameId) => {
  const slides = await presented(gameId)
  expect(slides.filter(({ said }) => said.trim() === '')).toEqual([])
})
