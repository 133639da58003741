import { expect, test } from 'vitest'
import { drawingsIn } from '@/engine/rulebook/drawing-words'
import { withFacts } from '@/engine/rulebook/facts-in-texts'
import { paragraphsOf } from '@/engine/rulebook/paragraphs'

test('an arrow runs along its hexes, and each circle has one', () => {
  expect(drawingsIn('red arrow 0503 0504 0604')).toEqual([
    { kind: 'arrow', from: '0503', to: '0504', ink: 'red' },
    { kind: 'arrow', from: '0504', to: '0604', ink: 'red' },
  ])
  expect(drawingsIn('blue circle C5')).toEqual([{ kind: 'circle', hex: 'C5', ink: 'blue' }])
  expect(drawingsIn('green circles C5 D4')).toHaveLength(2)
})

test('a text takes all words behind its hex', () => {
  expect(drawingsIn('green text C5 Hold this line')).toEqual([
    { kind: 'text', hex: 'C5', text: 'Hold this line', ink: 'green' },
  ])
  expect(drawingsIn(`green text C5 ${'x'.repeat(25)}`)).toBeUndefined()
})

test.each([
  'red text A1',
  'pink arrow A1 A2',
  'red arrow A1',
  'red circle',
  'red square A1',
  'red  circle A1',
  '',
])('"%s" draws nothing', (words) => {
  expect(drawingsIn(words)).toBeUndefined()
})

test('paragraphs stand apart by an empty line, which YAML folds to one break', () => {
  expect(paragraphsOf('One line\nand another.\n\nLast.\n')).toEqual(['One line', 'and another.', 'Last.'])
  expect(paragraphsOf(' \n')).toEqual([])
})

test('facts stand in texts wherever they are named, terms and links stay', () => {
  const file = {
    intro: '${points} for {{force|forces}}',
    notes: [{ text: '[[XX-1]]: ${points}, ${a name}' }],
  }
  expect(withFacts(file, { points: 60, 'a name': 'elf' })).toEqual({
    data: { intro: '60 for {{force|forces}}', notes: [{ text: '[[XX-1]]: 60, elf' }] },
    problems: [],
  })
})

test('a fact that there is not is told with its path, and so is a word that every object answers to', () => {
  expect(withFacts({ notes: [{ text: '${toString}' }] }, { points: 60 }).problems).toEqual([
    { path: 'notes.0.text', message: 'there is no fact "toString"; there are: points' },
  ])
})
