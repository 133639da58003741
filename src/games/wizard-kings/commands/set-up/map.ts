import { happen } from '@/engine/declare/scene'
import { afterArmy, afterBoard } from '../../effects/set-up'
import { beginTurn } from '../../effects/turn'
import { type Scene, tell } from '../../effects/scene'
import { boardsFree, slotsOpen } from '../../queries/set-up'
import { refuse } from '../../refuse'
import { ARMIES } from '../../tables/armies'
import { MOONS } from '../../tables/moon'
import { rollOne } from '@/engine/kernel/dice'
import { otherSide, SEAT_NAMES, type Side } from '../../tables/seats'
import { ARMY, BOARD, SLOT, TURNED } from '../kit/args'
import { command } from '../kit/kit'

/** Two dice for each seat, again while they are equal; whoever rolled more, if anybody did. */
export function rollForBoth(scene: Scene, label: string) {
  const roll = (seat: Side) => scene.dice.roll({ count: 2, faces: 6, label: `${label}: ${SEAT_NAMES[seat]}` })
  const [north, south] = [roll('north'), roll('south')]
  const sum = (rolls: readonly number[]) => rolls.reduce((total, die) => total + die, 0)
  const difference = sum(north) - sum(south)
  return { north, south, higher: difference === 0 ? null : difference > 0 ? 'north' : 'south' } as const
}

/** Who chooses boards is rolled for (SU-2). */
export const rollOff = command({
  clause: 'SU-2',
  stage: 'rollOff',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      for (;;) {
        const { north, south, higher } = rollForBoth(scene, 'Choice of boards')
        tell(scene, { type: 'rolledOff', north, south, chooser: higher })
        if (!higher) continue
        scene.draft.chooser = higher
        scene.draft.step = 'boards'
        scene.draft.actor = higher
        return
      }
    }),
  say: () => 'Roll for the choice of boards',
})

/** A board is chosen and laid (SU-3). */
export const chooseBoard = command({
  clause: 'SU-3',
  stage: 'boards',
  args: { board: BOARD, rotated: TURNED, slot: SLOT },
  listed: ({ table, seat }) =>
    boardsFree(table).flatMap((board) =>
      slotsOpen(table, seat).flatMap((slot) =>
        // In the small scenario the other seat turns the board by choosing its edge.
        (table.settings.scenario === 'small' ? [false] : [false, true]).map((rotated) => ({
          ...{ board, rotated, slot },
        })),
      ),
    ),
  refusalOf({ table, seat }, { board, rotated, slot }) {
    if (!boardsFree(table).includes(board)) return refuse('SU-3', 'That board has been chosen.')
    if (!slotsOpen(table, seat).includes(slot)) return refuse('SU-3', 'You lay no board there.')
    return rotated && table.settings.scenario === 'small'
      ? refuse('SU-3', 'The other seat chooses how the board lies.')
      : undefined
  },
  perform: (doing, placed) =>
    happen(doing, (scene: Scene) => {
      scene.draft.boards.push({ ...placed })
      tell(scene, { type: 'boardChosen', seat: doing.seat, ...placed })
      afterBoard(scene)
    }),
  say: ({ board, rotated }) => `Lay ${board}, ${rotated}`,
})

/** The friendly edge is chosen, by turning the board or not (SU-3). */
export const chooseEdge = command({
  clause: 'SU-3',
  stage: 'edge',
  args: { rotated: TURNED },
  listed: () => [{ rotated: false }, { rotated: true }],
  refusalOf: () => undefined,
  perform: (doing, { rotated }) =>
    happen(doing, (scene: Scene) => {
      for (const board of scene.draft.boards) board.rotated = rotated
      tell(scene, { type: 'edgeChosen', seat: doing.seat, isTurned: rotated })
      scene.draft.step = 'armies'
    }),
  say: ({ rotated }) => `Play on the board ${rotated}`,
})

/** An army is chosen that nobody has (SU-4). */
export const chooseArmy = command({
  clause: 'SU-4',
  stage: 'armies',
  args: { army: ARMY },
  listed: ({ table, seat }) =>
    ARMIES.filter(({ id }) => id !== table.seats[otherSide(seat)].army).map(({ id }) => ({ army: id })),
  refusalOf: ({ table, seat }, { army }) =>
    table.seats[otherSide(seat)].army === army ? refuse('SU-4', 'The other side has that army.') : undefined,
  perform: (doing, { army }) =>
    happen(doing, (scene: Scene) => {
      scene.draft.seats[doing.seat].army = army
      tell(scene, { type: 'armyChosen', seat: doing.seat, army })
      afterArmy(scene)
    }),
  say: ({ army }) => `Lead the ${army}`,
})

/** The phase of the moon on turn 1 is rolled for (WB-1). */
export const rollMoon = command({
  clause: 'WB-1',
  stage: 'moon',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      for (;;) {
        const roll = rollOne(scene.dice, { faces: 6, label: 'Phase of the moon' })
        const moon = MOONS[roll - 1] ?? null
        tell(scene, { type: 'moonRolled', roll, moon })
        if (!moon) continue
        scene.draft.moon = moon
        beginTurn(scene)
        return
      }
    }),
  say: () => 'Roll for the moon',
})
