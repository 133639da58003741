import { expect, test } from 'vitest'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { legalOf } from '@/engine/declare/legal'
import { refusalOf } from '@/engine/kernel/play'
import { COMMANDS, type Command } from '@/games/archmagi/commands'
import { parseCommand } from '@/games/archmagi/files/command-file'
import { archmagiPlay } from '@/games/archmagi/play'
import { faultsIn } from '@/games/archmagi/queries/faults'
import { supposed } from '@/games/archmagi/queries/supposed'
import { viewOf } from '@/games/archmagi/queries/view'
import type { Settings } from '@/games/archmagi/state/settings'
import { startOf } from '@/games/archmagi/state/start'
import type { State } from '@/games/archmagi/state/state'
import { playBothWays } from '../../support/play-both-ways'
import { USUAL } from './settings'

/** Phases end now and then only, so that more happens in them; nobody gives up. */
function chosen(commands: readonly Command[], below: (limit: number) => number): Command {
  const all = commands.filter(({ type }) => type !== 'concede')
  const others = all.filter(({ type }) => type !== 'endPhase')
  const from = others.length > 0 && below(6) > 0 ? others : all
  return from[below(from.length)] as Command
}

/** Commands as texts, in an order of their own. */
function asTexts(commands: readonly Command[]): readonly string[] {
  return commands.map((command) => JSON.stringify(command)).sort()
}

/** What is legal as far as the asked seat can tell by what it sees. */
function asSeen(state: State): readonly string[] {
  const seat = archmagiPlay.askedSeat(state)
  return asTexts(legalOf(COMMANDS, supposed(viewOf(state, seat ?? 'table'))))
}

function playOut(settings: Settings, seed: number): State {
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  let state = startOf(settings)
  for (let step = 0; state.ending === null; step++) {
    const commands = legalOf(COMMANDS, state)
    const seat = archmagiPlay.askedSeat(state)
    if (commands.length === 0 || step > 6000)
      throw new Error(`Seed ${seed} stands still after ${step} commands.`)
    const wrong = commands.filter((one) => one.seat !== seat || refusalOf(archmagiPlay, state, one))
    expect(wrong, `seed ${seed}, step ${step}`).toEqual([])
    const readBack = commands.map((one) => parseCommand(JSON.parse(JSON.stringify(one))))
    expect(readBack, `seed ${seed}, step ${step}`).toEqual(commands.map((value) => ({ ok: true, value })))
    expect(asSeen(state), `seed ${seed}, step ${step}, from the view alone`).toEqual(asTexts(commands))
    const command = chosen(commands, (limit) => random.below(limit))
    const played = playBothWays(archmagiPlay, state, command, dice)
    if (played.outcome !== 'played') throw new Error(`Seed ${seed}: ${JSON.stringify(command)}`)
    state = played.position
    expect(faultsIn(state), `seed ${seed}, step ${step}, ${JSON.stringify(command)}`).toEqual([])
  }
  return state
}

test.each<readonly [string, Partial<Settings>]>([
  ['a duel', {}],
  ['unknown land', { map: 'mirror-isle', exploration: true, terrainMethod: 'd20' }],
  ['terrain chits, picked Archmagi', { map: 'mirror-isle', terrainMethod: 'chits', archmagi: 'pick' }],
  [
    'a generated map',
    { map: { generator: { columns: 9, rows: 8, land: 24, reefs: 2, abysses: 2 } }, terrainMethod: 'd20' },
  ],
  ['three seats, deferred discards', { map: 'mirror-isle', seats: 3, deferDiscards: true }],
  ['four seats, fast windows', { map: 'four-horns', seats: 4, responseWindows: 'fast', roundLimit: 4 }],
])(
  'AM-T.1 random play ends, keeps every chit, and plays and reads all that is listed: %s',
  (_name, settings) => {
    for (let seed = 1; seed <= 2; seed++)
      expect(playOut({ ...USUAL, ...settings }, seed).ending).not.toBeNull()
  },
  600_000,
)
