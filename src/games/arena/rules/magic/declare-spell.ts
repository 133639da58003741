import { present, type Refusal } from '@/engine/refusal'
import type { CommandRule } from '@/engine/game'
import type { Clause } from '../../content/clauses'
import { SPELLS } from '../../content/spells'
import type { DeclareSpell } from '../commands'
import { cardOf, creatureOf } from '../creatures'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, ownRefusal, phaseRefusal } from '../guards'
import type { Creature, Position } from '../position'
import { refuse } from '../refuse'
import { aimRefusal, declare, refusalBy, timeRefusal } from './declaring'
import { type Aim, targetRefusal } from './targets'

/** Declares a spell of the seat's army (AA-17.3 to AA-17.6). */
export const declareSpell: CommandRule<Position, DeclareSpell, Event> = {
  refusalOf: (position, command) =>
    decisionRefusal(position, command.seat) ??
    phaseRefusal(position, 'magic1', 'magic2') ??
    creatureRefusal(position, command.caster) ??
    spellRefusal(position, command, casterOf(position, command)),
  perform: (draft, command) => declare(draft, aimOf(command, casterOf(draft, command)), null),
}

function casterOf(position: Pick<Position, 'creatures'>, { caster }: DeclareSpell): Creature {
  return present(creatureOf(position, caster), 'caster')
}

function aimOf({ seat, spell, target }: DeclareSpell, caster: Creature): Aim {
  return { source: { kind: 'spell', spell }, seat, caster, target }
}

function spellRefusal(
  position: Position,
  command: DeclareSpell,
  caster: Creature,
): Refusal<Clause> | undefined {
  const aim = aimOf(command, caster)
  return refusalBy([
    () => targetRefusal(position, aim),
    () => ownRefusal(position, caster, command.seat),
    () => cardRefusal(position, command, caster),
    () => timeRefusal(position, caster, aim.source),
    () => aimRefusal(position, aim),
  ])
}

function cardRefusal(
  { secrets, pools }: Position,
  { seat, spell }: DeclareSpell,
  caster: Creature,
): Refusal<Clause> | undefined {
  const { name, type, level, cost } = SPELLS[spell]
  if (!secrets.spells[seat].includes(spell)) return refuse('AA-17.4', `${name} is not in the army’s list.`)
  if ((cardOf(caster).casting[type] ?? 0) < level)
    return refuse('AA-17.3', `${name} needs a caster of ${type} ${level}.`)
  return pools[seat] < cost
    ? refuse('AA-17.5', `${name} costs ${cost}, the pool holds ${pools[seat]}.`)
    : undefined
}
