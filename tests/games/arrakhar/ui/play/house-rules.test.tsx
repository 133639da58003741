// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { designationText } from '@/games/arrakhar/ui/words/designation-text'
import { FireForecast } from '@/games/arrakhar/ui/odds/FireForecast'
import { hexesLeft, stillToDo } from '@/games/arrakhar/ui/play/still-to-do'
import { attack, hexOf, resolve } from '../../../../support/orders'
import { situation } from '../../../../support/situation'

afterEach(cleanup)

test.each([
  [false, '4 dice', '1.3'],
  [true, '3 dice', '1'],
])('three dice for a fireball %s: %s are foretold for four orcs', (threeFireballDice, dice, expected) => {
  const options = { threeFireballDice }
  const { position } = situation('wizard fireball', { '1110': 'wizard', '1111': '4 orc' }, { options })
  render(<FireForecast table={position} hex={hexOf('1111')} kind="fireball" fireballs={1} />)
  expect(screen.getByText(new RegExp(`^${dice}`))).toBeTruthy()
  expect(screen.getByText(/^Expected losses/).textContent).toContain(`Expected losses ${expected} of 4`)
})

test.each([
  [false, '2:1'],
  [true, '1:1'],
])('odds stay as designated %s: a second attack stands at %s', (fixedOdds, odds) => {
  const stacks = { '1110': '4 dwarf', '1111': '2 ghoul', '1913': 'orc' }
  const game = situation('wizard combat', stacks, { options: { fixedOdds } })
  game.then(attack('dwarf-1 dwarf-2', '1111', 'ghoul-1 ghoul-2'))
  game.then(attack('dwarf-3 dwarf-4', '1111', 'ghoul-1 ghoul-2'))
  const one = game.position.settings.tables.combat.findIndex((row) => row[1] === '1') + 1
  const { now } = game.then(resolve(1), [one]).position
  const second = now.segment === 'combat' ? now.designations[1] : undefined
  if (!second) throw new Error('no second attack')
  expect(designationText(game.position, second)).toMatch(new RegExp(`, ${odds}$`))
})

test('advance after all attacks: what is left to do comes to it when the last is rolled', () => {
  const stacks = { '1110': '3 elf', '1111': 'ghoul', '1210': 'orc', '1209': '3 dwarf', '1913': 'orc' }
  const game = situation('wizard combat', stacks, { options: { lateAdvances: true } })
  game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1'))
  game.then(attack('dwarf-1 dwarf-2 dwarf-3', '1210', 'orc-1')).then(resolve(1), [6])
  expect(hexesLeft(game.position)).not.toContain('1111')
  game.then(resolve(2), [6])
  expect(stillToDo(game.position).optional).toContain('advance into 1111 and 1210')
  expect(hexesLeft(game.position)).toEqual(expect.arrayContaining(['1111', '1210']))
})
