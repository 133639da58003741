import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { type SpellId, SPELLS } from '../../tables/spells'
import { isHarmful } from '../../queries/harm'
import { isCasterOf } from '../../queries/magic/uses'
import { targetsOf } from '../../queries/magic/magic-targets'
import { cardOf } from '../../queries/creatures'
import { ownRefusal } from '../../queries/guards'
import { aimRefusal, declare, refusalBy, timeRefusal } from '../../queries/magic/declaring'
import { type Aim, targetRefusal } from '../../queries/magic/targets'
import type { ArenaSeat, Creature, Position } from '../../state/position'
import { refuse } from '../../refuse'
import { CREATURE, SPELL, TARGET } from '../kit/args'
import { command } from '../kit/kit'

/** Declares a spell of the seat's army (AA-17.3 to AA-17.6). */
export const declareSpell = command({
  clause: 'AA-17.3',
  stage: ['magic1', 'magic2'],
  args: { caster: CREATURE, spell: SPELL, target: TARGET },
  subject: 'caster',
  target: 'target',
  subjects: ({ table, seat }) =>
    table.creatures.filter(
      (one) => one.controller === seat && one.at !== null && Object.keys(cardOf(one).casting).length > 0,
    ),
  // Whether the target is there at all is told first (B-1).
  mayAct: () => undefined,
  choices: ({ table, seat }, caster) =>
    table.secrets.spells[seat].flatMap((spell) =>
      targetsOf(table, seat, caster, { kind: 'spell', spell }).map((target) => ({ spell, target })),
    ),

  refusalOf({ table, seat }, { caster, spell, target }) {
    const aim: Aim = { source: { kind: 'spell', spell }, seat, caster, target }
    return refusalBy([
      () => targetRefusal(table, aim),
      () => ownRefusal(table, caster, seat),
      () => cardRefusal(table, seat, spell, caster),
      () => timeRefusal(table, caster, aim.source),
      () => aimRefusal(table, aim),
    ])
  },
  perform: ({ draft, seat }, { caster, spell, target }) =>
    declare(draft, { source: { kind: 'spell', spell }, seat, caster, target }, null),

  say: ({ caster, spell, target }) => `Declare ${spell}${target} with ${caster}`,
  inkOf: ({ command: { spell } }) => (isHarmful({ kind: 'spell', spell }) ? 'yellow' : 'blue'),
})

function cardRefusal(
  { secrets, pools }: Position,
  seat: ArenaSeat,
  spell: SpellId,
  caster: Creature,
): Refusal<Clause> | undefined {
  const { name, type, level, cost } = SPELLS[spell]
  if (!secrets.spells[seat].includes(spell)) return refuse('AA-17.4', `${name} is not in the army’s list.`)
  if (!isCasterOf(caster, spell)) return refuse('AA-17.3', `${name} needs a caster of ${type} ${level}.`)
  return pools[seat] < cost
    ? refuse('AA-17.5', `${name} costs ${cost}, the pool holds ${pools[seat]}.`)
    : undefined
}
