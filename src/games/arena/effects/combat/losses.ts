import { castDraft, type Draft } from 'immer'
import { type Dice, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { creatureOf, otherSeat } from '../../queries/creatures'
import { die } from '../death'
import type { Event } from '../../events'
import { nowIn } from '../../queries/guards'
import type {
  Creature,
  CreatureId,
  FightLoss,
  OpenFight,
  Position,
  ProgressOf,
  Table,
} from '../../state/position'
import { candidatesIn, whySpared } from '../../queries/combat/fights'

/** Goes on with the fight that is open until a seat has to choose, or until it is settled (AA-11.8). */
export function goOn(draft: Draft<Position>, dice: Dice): Event[] {
  const events: Event[] = []
  for (;;) {
    const combat = nowIn(reading(draft), 'combat')
    const fight = combat?.fight
    if (!combat || !fight) return events
    const [loss] = fight.losses
    if (!loss) return [...events, ...finish(draft, fight)]
    const candidates = candidatesFor(reading(draft), fight, loss)
    const eligible = loss.eligible.filter((id) => candidates.some((one) => one.id === id))
    if (candidates.length > 1 && eligible.length > 0) {
      ask(draft, fight, loss, eligible)
      return events
    }
    events.push(...drawLoss(draft, dice))
  }
}

/** Who may be lost now, of those who stood in the fight and still do. */
export function candidatesFor(table: Table, fight: OpenFight, { whose }: FightLoss): readonly Creature[] {
  return candidatesIn(table, standing(table, fight, whose))
}

/** Settles the loss that is due by chance; a single candidate needs no die (AA-3.5, AA-12.5). */
export function drawLoss(draft: Draft<Position>, dice: Dice): Event[] {
  const due = dueIn(reading(draft))
  if (!due) return []
  const { fight, loss, candidates } = due
  const among = candidates.length
  const label = `Casualty at ${fight.space}`
  const nth = among > 1 ? rollOne(dice, { faces: among, label }) : 1
  const drawn = candidates[nth - 1]
  if (!drawn) return close(draft)
  const told: Event = { type: 'casualtyDrawn', creature: drawn.id, among, reason: loss.reason }
  return [told, ...lose(draft, drawn.id)]
}

/** The creature named is lost, by choice or chance, unless something keeps it alive (AA-11.10, AA-22.11). */
export function lose(draft: Draft<Position>, id: CreatureId): Event[] {
  const table = reading(draft)
  const loss = dueIn(table)?.loss
  const creature = creatureOf(table, id)
  if (!loss || !creature) return []
  close(draft)
  // Nobody dies in the place of the immune or the saved (AA-13.4, AA-11.10).
  const why = whySpared(table, creature, loss.reason)
  if (why === undefined) return die(draft, [id], loss.reason)
  if (why === 'saved') mark(draft, [creature])
  return [{ type: 'spared', creature: id, why }]
}

/** The loss that is due, and who may be it. */
export function dueIn(table: Table) {
  const fight = nowIn(table, 'combat')?.fight
  const loss = fight?.losses[0]
  return fight && loss ? { fight, loss, candidates: candidatesFor(table, fight, loss) } : undefined
}

/** A side's fighters that are still in the space and its own; a vehicle may have lost its pilot. */
function standing(
  table: Table,
  { fighters, space }: OpenFight,
  whose: FightLoss['whose'],
): readonly Creature[] {
  return table.creatures.filter(
    ({ id, at, controller }) => fighters[whose].includes(id) && at === space && controller === whose,
  )
}

function ask(
  draft: Draft<Position>,
  { space }: OpenFight,
  { whose, reason }: FightLoss,
  eligible: readonly CreatureId[],
): void {
  const why = reason === 'poison' ? 'poison' : 'targeted'
  write(draft, (combat) => {
    combat.choice = castDraft({ seat: otherSeat(whose), space, eligible, reason: why })
  })
}

/** The loss that is due has been dealt with. */
function close(draft: Draft<Position>): Event[] {
  write(draft, (combat) => {
    combat.choice = null
    combat.fight?.losses.shift()
  })
  return []
}

/** Marks who retreats after Combat (AA-11.6, AA-11.7); the fight is settled. */
function finish(draft: Draft<Position>, fight: OpenFight): Event[] {
  const table = reading(draft)
  mark(
    draft,
    fight.retreats.flatMap((seat) => standing(table, fight, seat)),
  )
  write(draft, (combat) => {
    combat.fight = null
  })
  return []
}

function mark(draft: Draft<Position>, creatures: readonly Creature[]): void {
  const { active } = reading(draft)
  write(draft, (combat) => {
    for (const { id, controller } of creatures)
      combat.marks[id] = controller === active ? 'attacker' : 'defender'
  })
}

function write(draft: Draft<Position>, change: (combat: Draft<ProgressOf<'combat'>>) => void): void {
  if (draft.now.phase === 'combat') change(draft.now)
}

/** Opens a fight: what is to come of it. */
export function open(draft: Draft<Position>, fight: OpenFight): void {
  write(draft, (combat) => {
    combat.fight = castDraft(fight)
    combat.settled.push(fight.space)
  })
}
