import { askPicks, beginRound, startBattle as start } from '../../effects/battle/round'
import { battleIn } from '../../effects/magic/work'
import { happen } from '../../effects/flow/run'
import { doNext, tell } from '../../effects/scene'
import { availableOfSide, type Role, unitsOfSide } from '../../queries/battle/fighters'
import { pairRefusal, unfoughtPairs } from '../../queries/battle/pairs'
import { isAmong, roleOf } from '../../queries/traits'
import { refuse } from '../../refuse'
import type { Battle, State, Unit } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { HEX, OWNER, UNIT } from '../kit/args'
import { command } from '../kit/kit'

/** The active seat fights another in a contested hex (AM-11.1, AM-11.2). */
export const startBattle = command({
  clause: 'AM-11.1',
  stage: 'battle',
  args: { hex: HEX, owner: OWNER },
  target: 'hex',
  listed: ({ table }) => unfoughtPairs(table),
  refusalOf: ({ table }, pair) => pairRefusal(table, pair),
  perform: (doing, { hex, owner }) => happen(doing, (scene) => start(scene, hex, owner)),
  say: ({ hex }) => `Fight in ${hex}`,
})

/** The units that a side may pick: those who can act, or the helpless where none can (AM-11.6, AM-11.8). */
function picksOf(table: State, seat: MageSeat): readonly Unit[] {
  const battle = table.battle as Battle
  const role: Role = roleOf(battle, seat)
  const able = availableOfSide(table, battle, role)
  return able.length > 0 ? able : unitsOfSide(table, battle, role)
}

/** A combatant is picked in secret (AM-11.6). */
export const pick = command({
  clause: 'AM-11.6',
  stage: 'pick',
  args: { unit: UNIT },
  subject: 'unit',
  subjects: ({ table, seat }) => picksOf(table, seat),
  refusalOf: ({ table, seat }, { unit }) =>
    isAmong(picksOf(table, seat), unit.id)
      ? undefined
      : refuse('AM-11.6', 'A combatant is an available unit of the stack.'),
  perform: (doing, { unit }) =>
    happen(doing, (scene) => {
      const battle = battleIn(scene)
      battle.sides[roleOf(battle, doing.seat)].pick = unit.id
      tell(scene, { type: 'picked', seat: doing.seat })
      askPicks(scene)
    }),
  say: ({ unit }) => `Send ${unit}`,
})

/** Another battle round (AM-11.61). */
export const fightOn = command({
  clause: 'AM-11.61',
  stage: 'decide',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, beginRound),
  say: () => 'Fight on',
})

/** The attacker lets it be; both stacks stay (AM-11.61, AM-11.64). */
export const callOff = command({
  clause: 'AM-11.61',
  stage: 'decide',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene) => {
      tell(scene, { type: 'calledOff', seat: doing.seat, hex: battleIn(scene).hex })
      doNext(scene, { do: 'endBattle' })
    }),
  say: () => 'Call the battle off',
})
