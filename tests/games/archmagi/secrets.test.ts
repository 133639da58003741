import { describe, expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, handDice, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { Viewer } from '@/engine/kernel/game'
import { historyFrom, playOn } from '@/engine/kernel/history'
import { play } from '@/engine/kernel/play'
import { present, problemsText } from '@/engine/kernel/refusal'
import { unsealed, writeSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { talliesOf } from '@/engine/table/fairness'
import { COMMANDS, type Command } from '@/games/archmagi/commands'
import { withOtherSecrets } from '@/games/archmagi/invariants'
import { archmagiPlay } from '@/games/archmagi/play'
import { archmagiRules } from '@/games/archmagi/rules'
import { supposed } from '@/games/archmagi/queries/supposed'
import { viewOf } from '@/games/archmagi/queries/view'
import type { Mage, State } from '@/games/archmagi/state/state'
import type { MageSeat, UnitId } from '@/games/archmagi/state/terms'
import { startOf } from '@/games/archmagi/state/start'
import { logWriter } from '@/store/log'
import { wholeTurn } from './first-duel'
import { USUAL } from './settings'

function anyOf(commands: readonly Command[], below: (limit: number) => number): Command {
  const others = commands.filter(({ type }) => type !== 'concede' && type !== 'endPhase')
  const from = others.length > 0 && below(5) > 0 ? others : commands.filter(({ type }) => type !== 'concede')
  return from[below(from.length)] as Command
}

/** Every position of some random games that somebody is asked in. */
function* positions(seeds: number): Generator<State> {
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seededRandom(seed)
    const dice = seededDice(diceStateOf(seed))
    let state = startOf({ ...USUAL, seats: seed % 2 === 0 ? 3 : 2, map: 'mirror-isle', roundLimit: 4 })
    while (state.ending === null) {
      yield state
      const played = play(
        archmagiPlay,
        state,
        anyOf(legalOf(COMMANDS, state), (limit) => random.below(limit)),
        dice,
      )
      if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
      state = played.position
    }
  }
}

test('AM-D.1 what a viewer may not know changes nothing that it sees (AM-5.3, AM-5.4)', () => {
  let step = 0
  for (const state of positions(4)) {
    if (step++ % 7 > 0) continue
    for (const viewer of [...state.order, 'table'] as const) {
      const other = present(withOtherSecrets(state, viewer), 'a position with other secrets')
      expect(viewOf(other, viewer), `step ${step}`).toEqual(viewOf(state, viewer))
    }
  }
})

test('where all lies open there are no other secrets (AM-H.5)', () => {
  const state = startOf({ ...USUAL, openHands: true })
  expect(withOtherSecrets(state, 'one')).toBeUndefined()
  expect(withOtherSecrets(startOf(USUAL), 'referee')).toBeUndefined()
})

test('AM-D.1 what a seat may do follows from what it sees alone (AM-C.1)', () => {
  let step = 0
  for (const state of positions(4)) {
    if (step++ % 5 > 0) continue
    const seat = archmagiPlay.askedSeat(state) as MageSeat
    const known = legalOf(COMMANDS, supposed(viewOf(state, seat)))
    expect(known, `step ${step}`).toEqual(legalOf(COMMANDS, state))
  }
})

test('who of a stack could take an artifact up is told to its owner alone (AM-5.3, AM-A.0.8)', () => {
  const state = startOf(USUAL)
  const ask = { ask: 'loot', seat: 'one', artifact: 'rune-blade', takers: ['u1', 'u2'] as UnitId[] } as const
  const looting = { ...state, setup: null, agenda: [ask] }
  expect(viewOf(looting, 'one').asked).toEqual(ask)
  for (const other of ['two', 'table'] as const)
    expect(viewOf(looting, other).asked).toEqual({ ...ask, takers: [] })
})

test('a chit of the Reserve that an open spell names is known to its seat alone (AM-5.4, AM-M.6)', () => {
  const state = startOf(USUAL)
  const spell = {
    ...{ id: 'call-hero', spell: 'call-hero', seat: 'one', for: 'one', caster: 'u1', hex: 'B5' },
    ...{ targets: { chit: 'bard' }, to: null, retarget: null, state: 'open' },
  } as unknown as State['table'][number]
  const casting = { ...state, table: [spell] }
  expect(viewOf(casting, 'one').table[0]?.targets).toEqual({ chit: 'bard' })
  for (const other of ['two', 'table'] as const) expect(viewOf(casting, other).table[0]?.targets).toEqual({})
})

test('those who only watch know what both sides do not hide, and nothing else', () => {
  const state = startOf(USUAL)
  const held: Mage = { ...state.mages.one, reserve: ['orcs'], spells: ['fog'], stored: ['rune-blade'] }
  const { mages } = viewOf({ ...state, mages: { ...state.mages, one: held } }, 'table')
  expect(mages.one).toEqual({
    ...{ out: false, owed: 0, traded: false, reserve: null, stored: null, spells: null },
    held: { reserve: 1, stored: 1, spells: 1 },
  })
})

describe('AM-D.2 the die of a draw is as secret as its chit', () => {
  const command = { type: 'drawUnits', seat: 'one' } as const
  const { history } = playOn(archmagiPlay, historyFrom(wholeTurn()), { command, dice: handDice([3, 4]) })
  const logOf = (viewer: Viewer) => logWriter(archmagiRules, viewer)(history)
  const rollsOf = (viewer: Viewer) => logOf(viewer).flatMap(({ rolls }) => rolls.map(({ values }) => values))

  test('whoever draws sees the dice in the log, and so does whoever may see everything', () => {
    expect(rollsOf('one')).toEqual([[3], [4]])
    expect(rollsOf('referee')).toEqual([[3], [4]])
  })

  test('others read that there was a draw, and see neither its faces nor what they showed', () => {
    for (const other of ['two', 'table']) {
      expect(logOf(other).flatMap(({ events }) => events)).toEqual([
        { type: 'drewMany', seat: 'one', pile: 'units', count: 2 },
      ])
      expect(rollsOf(other)).toEqual([])
    }
  })

  test('no count of dice tells them, for a bag has other faces each time', () => {
    expect(talliesOf(logOf('referee'))).toEqual([])
  })

  test('a save keeps every roll, and opened again it keeps them from the same seats', () => {
    const save = writeSave(archmagiRules, unsealed(history, null))
    expect(save.body.entries[0]?.rolls.map(({ values }) => values)).toEqual([[3], [4]])
    const again = readSave(archmagiRules, JSON.parse(JSON.stringify(save)))
    if (!again.ok) throw new Error(problemsText(again.problems))
    expect(again.value.history.steps[0]?.entry.rolls.map(({ seenBy }) => seenBy)).toEqual([['one'], ['one']])
  })
})
