import { expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { parseCommand } from '@/games/wizard-kings/files/command-file'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { faultsIn } from '@/games/wizard-kings/queries/faults'
import type { Settings } from '@/games/wizard-kings/state/settings'
import type { State } from '@/games/wizard-kings/state/state'
import { randomGame } from './random'
import { USUAL } from './settings'

/** Far more commands than a game of so few turns has (29 Termination). */
const MOST_STEPS = 6000

/** Plays a game out; now and then everything that is listed is tried and read, and the position written and read. */
function playOut(settings: Settings, seed: number): State | undefined {
  let step = 0
  let last: State | undefined
  for (const { commands, command, before, played } of randomGame(settings, seed)) {
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
    for (const seed of seeds) expect(playOut({ ...USUAL, ...settings }, seed)?.ending).not.toBeNull()
  },
  600_000,
)
