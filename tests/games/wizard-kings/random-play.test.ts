import { expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { parseCommand } from '@/games/wizard-kings/files/command-file'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { faultsIn } from '@/games/wizard-kings/queries/faults'
import type { Settings } from '@/games/wizard-kings/state/settings'
import { startOf } from '@/games/wizard-kings/state/start'
import type { State } from '@/games/wizard-kings/state/state'
import { seededRandom } from '@/engine/kernel/dice'
import { KINDS, printedOf } from '@/games/wizard-kings/tables/kinds'
import { after, scene } from './scene'
import { randomGame } from './random'
import { USUAL } from './settings'

/** Far more commands than a game of so few turns has (29 Termination). */
const MOST_STEPS = 6000

/** Plays a game out; now and then everything that is listed is tried and read, and the position written and read. */
function playOut(start: State, seed: number, watch?: (before: State) => void): State | undefined {
  let step = 0
  let last: State | undefined
  for (const { commands, command, before, played } of randomGame(start, seed)) {
    watch?.(before)
    const where = `seed ${seed}, step ${step}, ${JSON.stringify(command)}`
    if (step++ > MOST_STEPS) throw new Error(`${where}: it does not end`)
    const { position } = played
    expect(faultsIn(position), where).toEqual([])
    last = position
    if (step % 5 > 0) continue
    const asked = wizardKingsPlay.askedSeat(before)
    expect(
      commands.filter((one) => one.seat !== asked || refusalOf(wizardKingsPlay, before, one)),
      where,
    ).toEqual([])
    const readBack = commands.map((one) => parseCommand(JSON.parse(JSON.stringify(one))))
    expect(readBack, where).toEqual(commands.map((value) => ({ ok: true, value })))
    const written = JSON.parse(JSON.stringify(wizardKingsFiles.writePosition(position))) as unknown
    expect(wizardKingsFiles.parsePosition(written), where).toEqual({ ok: true, value: position })
  }
  return last
}

test.each<readonly [string, Partial<Settings>, readonly number[]]>([
  ['small', {}, [1, 2]],
  ['small, four units, the moon rolled for', { fourArmyUnits: true, randomMoon: true }, [5]],
  ['medium', { scenario: 'medium', figures: { turns: 6, earliestEnd: 6 } }, [1, 2]],
  ['large', { scenario: 'large', figures: { turns: 2, earliestEnd: 2 } }, [1]],
  [
    'large in a column, three wizards, no werebeasts',
    {
      scenario: 'large',
      layout: 'column',
      threeWizards: true,
      werebeasts: false,
      figures: { turns: 2, earliestEnd: 2 },
    },
    [2],
  ],
])(
  'random play ends, and plays and reads all that is listed: %s',
  (_name, settings, seeds) => {
    for (const seed of seeds) expect(playOut(startOf({ ...USUAL, ...settings }), seed)?.ending).not.toBeNull()
  },
  600_000,
)

/** Four blocks of any kinds on each side, at any strength, about to fight in a hex. */
function crowded(seed: number): State {
  const random = seededRandom(seed)
  const below = (limit: number) => random.below(limit)
  const sides = {
    north: 'dwarves',
    south: ['elves', 'orcs', 'amazons', 'barbarians', 'feudals', 'undead'][seed % 6],
  }
  const used = new Set<string>()
  const blocks = Object.entries(sides).flatMap(([side, army]) => {
    const kinds = KINDS.filter(
      (kind) => ['army', 'wizard', 'chaos'].includes(printedOf(kind).class) && printedOf(kind).type !== 'sea',
    ).filter((kind) => kind.startsWith(`${army}.`) || (kind.startsWith('chaos.') && below(4) === 0))
    return [1, 2, 3, 4].flatMap((nth) => {
      const kind = kinds[below(kinds.length)] ?? 'chaos.giant'
      if (used.has(`${side} ${kind}`)) return []
      used.add(`${side} ${kind}`)
      return [`${side}${nth} ${side} 0502 ${kind} ${1 + below(printedOf(kind).steps)}`]
    })
  })
  const came = blocks.filter((line) => line.includes(' north ')).map((line) => [line.split(' ')[0], '0402'])
  const entries = { '0502': came.map(([id], nth) => [id, nth < 2 ? '0402' : '0401']) }
  const seats = { north: { army: sides.north }, south: { army: sides.south } }
  return after(scene(blocks, { step: 'battles', entries, seats, turn: 18 + (seed % 3) }), {
    ...{ type: 'openBattle', hex: '0502', main: '0402' },
  })
}

test('a crowded battle plays on to the end of the game, whoever is asked to take hits (CB-13)', () => {
  const stages = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const ended = playOut(crowded(seed), seed, ({ battle, step }) => stages.add(battle?.stage ?? step))
    expect(ended?.ending).not.toBeNull()
  }
  for (const stage of ['hits', 'slots', 'fatigue', 'aftermath']) expect(stages).toContain(stage)
}, 600_000)
