import * as v from 'valibot'
import { tallyOf, repeated } from '@/engine/basics/counts'
import { recordOf } from '@/engine/basics/record-of'
import type { Seat } from '@/engine/kernel/game'
import type { LabRules, ReadyForce } from '@/engine/lab/lab-rules'
import { keyedBy } from '@/engine/files/record-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { failed, parseWith, whole } from '@/engine/files/schema'
import { CREATURE_IDS, type CreatureCardId } from './tables/creatures'
import { MOST_CARDS } from './tables/game-rules'
import { ITEM_IDS } from './tables/items'
import { PRESETS, type PresetArmy } from './tables/presets'
import { SPELL_IDS } from './tables/spells'
import type { Command } from './commands'
import { building } from './commands/building'
import { armyOf } from './effects/set-up/new-game'
import { type Army, type ArenaSeat, type Position, SEATS } from './state/position'
import { seat as arenaSeat } from './state/vocabulary'
import { armyRefusal } from './queries/army-list'

const unitsSchema = keyedBy(v.string(), whole(0, MOST_CARDS))

/** What the balance lab asks of Arena. A force counts creatures and items by card, and names spells by a count of 1. */
export const arenaLab: LabRules<Position, Command> = {
  accountOf: (position) => ({
    scenario: position.settings.map,
    by: position.ending?.by ?? 'unfinished',
    turns: position.turn,
    forces: recordOf(SEATS, (seat) => tallyOf([...standing(position, seat), ...fallen(position, seat)])),
    losses: recordOf(SEATS, (seat) => tallyOf(fallen(position, seat))),
  }),
  forces: SEATS.flatMap((seat) =>
    PRESETS.flatMap(({ armies }) => armies.map((army): ReadyForce => ({ ...readyForce(army), seat }))),
  ),
  designOf({ settings }, seat, units) {
    const army = armyFrom(seat, units)
    if (!army.ok) return army
    const refusal = armyRefusal(settings, army.value)
    if (!refusal) return army
    return { ok: false, problems: [{ path: '', message: refusal.message, clause: refusal.clause }] }
  },
}

/** Creatures of a seat's army that are in play. */
function standing({ creatures }: Position, seat: ArenaSeat): readonly CreatureCardId[] {
  return creatures.filter(({ owner }) => owner === seat).map(({ card }) => card)
}

/** Creatures of a seat's army that left a corpse behind which nobody has used: all that the table tells (AA-16.2). */
function fallen({ corpses }: Position, seat: ArenaSeat): readonly CreatureCardId[] {
  return corpses.filter(({ owner }) => owner === seat).map(({ card }) => card)
}

/** A ready army as a force: its id is its name in small letters ('orc-warband'). */
export function readyForce(army: PresetArmy): Omit<ReadyForce, 'seat'> {
  const { creatures, items, spells } = armyOf(army)
  const id = army.name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')
  return { id, name: army.name, units: tallyOf([...creatures, ...items, ...spells]) }
}

function armyFrom(given: Seat, units: unknown): Parsed<ReturnType<typeof building>> {
  const counts = parseWith(unitsSchema, units)
  if (!counts.ok) return counts
  const seat = parseWith(arenaSeat.schema, given)
  if (!seat.ok) return seat
  const unknown = Object.keys(counts.value).find((id) => !CARD_IDS.includes(id))
  if (unknown !== undefined) return failed(unknown, 'is no creature, item or spell')
  return { ok: true, value: building(seat.value, armyIn(counts.value)) }
}

/** The army of a force, its cards in the order in which they are counted; what is no card is left out. */
export function armyIn(counts: Readonly<Record<string, number | undefined>>): Omit<Army, 'terrainPool'> {
  const cards = repeated(Object.keys(counts), counts)
  const among = <Card extends string>(ids: readonly Card[]) =>
    cards.flatMap((card) => ids.filter((id) => id === card))
  return { creatures: among(CREATURE_IDS), items: among(ITEM_IDS), spells: among(SPELL_IDS) }
}

const CARD_IDS: readonly string[] = [...CREATURE_IDS, ...ITEM_IDS, ...SPELL_IDS]
