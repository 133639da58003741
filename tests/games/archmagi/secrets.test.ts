import { expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { COMMANDS, type Command } from '@/games/archmagi/commands'
import { archmagiPlay } from '@/games/archmagi/play'
import { isSeenBy } from '@/games/archmagi/queries/secrecy'
import { supposed } from '@/games/archmagi/queries/supposed'
import { viewOf } from '@/games/archmagi/queries/view'
import type { BattleSide, Mage, State, Unit } from '@/games/archmagi/state/state'
import type { MageSeat, UnitId } from '@/games/archmagi/state/terms'
import { startOf } from '@/games/archmagi/state/start'
import { USUAL } from './settings'

/** What else a seat might hold, for all that the others know. */
function otherHoldings(mage: Mage): Mage {
  return {
    ...mage,
    reserve: mage.reserve.map(() => 'kraken' as const),
    stored: mage.stored.map(() => 'holy-water' as const),
    spells: mage.spells.map(() => 'fog' as const),
    sees: [],
  }
}

/** What else a hidden unit might be; where it is and whose it is are public. */
function otherUnit(unit: Unit): Unit {
  return { ...unit, type: 'peasant-rabble', artifacts: ['rune-blade'], used: ['scout'], own: null }
}

function otherPlan(side: BattleSide): BattleSide {
  const pick = side.combatant === null && side.pick !== null ? ('u9999' as BattleSide['pick']) : side.pick
  return { ...side, pick, plan: [] }
}

/** The same position with everything changed that a viewer may not know (AM-D.1). */
function withOtherSecrets(state: State, viewer: MageSeat): State {
  const isOther = (seat: MageSeat) => seat !== viewer && !state.settings.openHands
  const { sees } = state.mages[viewer]
  const mages = Object.fromEntries(
    Object.entries(state.mages).map(([seat, mage]) => [
      seat,
      isOther(seat as MageSeat) && sees.length === 0 ? otherHoldings(mage) : mage,
    ]),
  ) as State['mages']
  const hidden = (unit: Unit) => !isSeenBy(state, unit, viewer)
  const { battle } = state
  const foresees = state.seenQueues.some(({ seat }) => seat === viewer)
  return {
    ...state,
    mages,
    units: state.units.map((unit) => (hidden(unit) ? otherUnit(unit) : unit)),
    queues: foresees
      ? state.queues
      : { ...state.queues, spells: state.queues.spells.map(() => 'web' as const) },
    battle: battle && {
      ...battle,
      sides: {
        a: isOther(battle.a) ? otherPlan(battle.sides.a) : battle.sides.a,
        d: isOther(battle.d) ? otherPlan(battle.sides.d) : battle.sides.d,
      },
    },
  }
}

function anyOf(commands: readonly Command[], below: (limit: number) => number): Command {
  const others = commands.filter(({ type }) => type !== 'concede' && type !== 'endPhase')
  const from = others.length > 0 && below(5) > 0 ? others : commands.filter(({ type }) => type !== 'concede')
  return from[below(from.length)] as Command
}

test('AM-D.1 what a seat may not know changes nothing that it sees (AM-5.3, AM-5.4)', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seededRandom(seed)
    const dice = seededDice(diceStateOf(seed))
    let state = startOf({ ...USUAL, seats: seed % 2 === 0 ? 3 : 2, map: 'mirror-isle', roundLimit: 4 })
    for (let step = 0; state.ending === null; step++) {
      const command = anyOf(legalOf(COMMANDS, state), (limit) => random.below(limit))
      const played = play(archmagiPlay, state, command, dice)
      if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
      state = played.position
      if (state.ending !== null || step % 7 > 0) continue
      for (const viewer of state.order) {
        const seen = viewOf(state, viewer)
        expect(viewOf(withOtherSecrets(state, viewer), viewer), `seed ${seed}, step ${step}`).toEqual(seen)
      }
    }
  }
})

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

test('those who only watch know what both sides do not hide, and nothing else', () => {
  const state = startOf(USUAL)
  const held: Mage = { ...state.mages.one, reserve: ['orcs'], spells: ['fog'], stored: ['rune-blade'] }
  const { mages } = viewOf({ ...state, mages: { ...state.mages, one: held } }, 'table')
  expect(mages.one).toEqual({
    ...{ out: false, owed: 0, traded: false, reserve: null, stored: null, spells: null },
    held: { reserve: 1, stored: 1, spells: 1 },
  })
})
