import { describe, expect, test } from 'vitest'
import { PRESETS } from '@/games/arrakhar/tables/presets'
import { arrakharLab } from '@/games/arrakhar/lab'
import { begun, newGame, SORCERER_FORCE, WIZARD_FORCE } from '../../support/set-up-game'
import { situation } from '../../support/situation'
import * as orders from '../../support/orders'

describe('The account of a game', () => {
  test('tells what was played, how long, who had what and who lost what', () => {
    const game = begun().then(orders.resign('wizard'))
    expect(arrakharLab.accountOf(game.position)).toEqual({
      scenario: 'basic',
      by: 'resignation',
      turns: 1,
      forces: { sorcerer: SORCERER_FORCE, wizard: WIZARD_FORCE },
      losses: {
        sorcerer: { sorcerer: 0, demon: 0, orc: 0, ghoul: 0 },
        wizard: { wizard: 0, barbarian: 0, dwarf: 0, elf: 0 },
      },
    })
  })
  test('counts losses by type, of a game that goes on without known forces', () => {
    const lost = [
      { type: 'elf', count: 2 },
      { type: 'demon', count: 3 },
    ]
    const account = arrakharLab.accountOf(
      situation('wizard movement', { '1110': 'elf' }, { eliminated: lost, turn: 7 }).position,
    )
    expect(account).toMatchObject({ by: 'unfinished', turns: 7 })
    expect(account.losses.wizard).toMatchObject({ elf: 2, dwarf: 0 })
    expect(account.losses.sorcerer).toMatchObject({ demon: 3, orc: 0 })
    expect(account.forces.wizard).toEqual({ wizard: 0, barbarian: 0, dwarf: 0, elf: 0 })
  })
})

describe('The forces that are ready', () => {
  test('are the presets, by their sides and with their units', () => {
    expect(arrakharLab.forces).toHaveLength(PRESETS.length)
    expect(arrakharLab.forces[0]).toEqual({
      id: 'wizard-balanced',
      name: 'Balanced company',
      seat: 'wizard',
      units: { wizard: 8, barbarian: 8, dwarf: 10, elf: 10 },
    })
  })
})

describe('A force taken', () => {
  const { position } = newGame()
  test.each(['sorcerer', 'wizard'] as const)('is bought by the %s', (seat) => {
    const counts = seat === 'wizard' ? WIZARD_FORCE : SORCERER_FORCE
    const taken = arrakharLab.designOf(position, seat, counts)
    expect(taken).toMatchObject({ ok: true, value: { type: 'designForce', side: seat, counts } })
  })
  test('is refused where a minimum is missing (AR-2.3)', () => {
    expect(arrakharLab.designOf(position, 'wizard', { ...WIZARD_FORCE, elf: 0 })).toMatchObject({
      ok: false,
      problems: [{ path: '', clause: 'AR-2.3' }],
    })
  })
  test('is refused where it names what there is not', () => {
    expect(arrakharLab.designOf(position, 'wizard', { dragon: 1 })).toMatchObject({ ok: false })
  })
})
