import { leaveLying, takeUp } from '../../effects/destruction'
import { goTo, takeField } from '../../effects/magic/deeds'
import { answer } from '../../effects/flow/run'
import { takeFrom } from '../../effects/bags'
import { tell } from '../../effects/scene'
import { addUnit, deploy, show, told } from '../../effects/units'
import { battleIn } from '../../effects/magic/work'
import { askIn } from '../../queries/asked'
import { availableOfSide } from '../../queries/battle/fighters'
import { waysOut } from '../../queries/battle/items'
import { revivable } from '../../queries/battle/revival'
import { isAmong, roleOf } from '../../queries/traits'
import { unitOf } from '../../queries/units'
import { refuse } from '../../refuse'
import type { Ask, Battle, State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { CHIT_OR_NONE, HEX, UNIT, UNIT_OR_NONE } from '../kit/args'
import { command } from '../kit/kit'

/** What is asked, of one kind. */
function asked<Kind extends Ask['ask']>(table: State, kind: Kind): Extract<Ask, { ask: Kind }> {
  const ask = askIn(table)
  if (ask?.ask !== kind) throw new Error(`Nobody is asked for ${kind}.`)
  return ask as Extract<Ask, { ask: Kind }>
}

function substitutes(table: State, seat: MageSeat) {
  const battle = table.battle as Battle
  return availableOfSide(table, battle, roleOf(battle, seat))
}

/** Another combatant is named in place of one that is gone (AM-11.20). */
export const replace = command({
  clause: 'AM-11.20',
  stage: 'replace',
  args: { unit: UNIT },
  subject: 'unit',
  subjects: ({ table, seat }) => substitutes(table, seat),
  refusalOf: ({ table, seat }, { unit }) =>
    isAmong(substitutes(table, seat), unit.id)
      ? undefined
      : refuse('AM-11.20', 'An available unit of the stack takes the place.'),
  perform: (doing, { unit }) => answer(doing, (scene) => takeField(scene, doing.seat, unit.id)),
  say: ({ unit }) => `Send ${unit} instead`,
})

/** Somebody takes what a fallen bearer leaves, or nobody does (AM-A.0.8). */
export const loot = command({
  clause: 'AM-A.0.8',
  stage: 'loot',
  args: { unit: UNIT_OR_NONE },
  listed: ({ table }) => [
    ...asked(table, 'loot').takers.map((id) => ({ unit: unitOf(table, id) })),
    { unit: null },
  ],
  refusalOf: ({ table }, { unit }) =>
    unit === null || asked(table, 'loot').takers.includes(unit.id)
      ? undefined
      : refuse('AM-A.0.8', 'That unit cannot take it.'),
  perform(doing, { unit }) {
    const { artifact } = asked(doing.draft, 'loot')
    return answer(doing, (scene) => {
      if (unit === null) leaveLying(scene, artifact)
      else takeUp(scene, artifact, unit.id)
    })
  },
  say: ({ unit }) => `${unit} takes it`,
})

/** A unit that must leave goes where its owner says (AM-E.12). */
export const flee = command({
  clause: 'AM-E.12',
  stage: 'flee',
  args: { to: HEX },
  target: 'to',
  listed: ({ table }) => waysOut(table, unitOf(table, asked(table, 'flee').unit)).map((to) => ({ to })),
  refusalOf: ({ table }, { to }) =>
    waysOut(table, unitOf(table, asked(table, 'flee').unit)).includes(to)
      ? undefined
      : refuse('AM-E.12', 'It goes to an adjacent hex that is empty or friendly and that it can enter.'),
  perform(doing, { to }) {
    const { unit } = asked(doing.draft, 'flee')
    return answer(doing, (scene) => goTo(scene, unit, to))
  },
  say: ({ to }) => `Flee to ${to}`,
})

/** Somebody is brought onto the map at the end of a battle, or nobody is (AM-S.43, AM-S.44). */
export const revive = command({
  clause: 'AM-E.18',
  stage: 'revive',
  args: { chit: CHIT_OR_NONE },
  listed: ({ table }) => [
    ...revivable(table, asked(table, 'revive')).map((chit) => ({ chit })),
    { chit: null },
  ],
  refusalOf: ({ table }, { chit }) =>
    chit === null || revivable(table, asked(table, 'revive')).includes(chit)
      ? undefined
      : refuse('AM-E.18', 'That chit cannot be brought back.'),
  perform(doing, { chit }) {
    const { from, caster } = asked(doing.draft, 'revive')
    return answer(doing, (scene) => {
      if (chit === null) return
      const { hex } = unitOf(scene.draft, caster)
      if (from === 'reserve') {
        deploy(scene, doing.seat, chit, hex)
        return
      }
      const battle = battleIn(scene)
      takeFrom(battle.sides[roleOf(battle, doing.seat)].killed, chit)
      const unit = addUnit(scene, { type: chit, seat: doing.seat, hex })
      tell(scene, { type: 'joined', ...told(unit) })
      show(scene, unit.id, 'battle')
    })
  },
  say: ({ chit }) => `Bring back ${chit}`,
})
