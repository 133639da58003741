import { castDraft } from 'immer'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { CREATURES } from '../../content/creatures'
import { MOST_CARDS, MOST_IMMOBILE } from '../../content/game-rules'
import { armyCost, isBasicCard } from '../armies'
import type { BuildArmy } from '../commands'
import type { Event } from '../events'
import { decisionRefusal, phaseRefusal } from '../guards'
import type { Position, Settings } from '../position'
import { refuse } from '../refuse'

/** Lays down an army list in secret; it may be laid down anew until it is locked (AA-2.1 to AA-2.9). */
export const buildArmy: CommandRule<Position, BuildArmy, Event> = {
  refusalOf: (position, command) =>
    decisionRefusal(position, command.seat) ??
    phaseRefusal(position, 'build') ??
    armyRefusal(position.settings, command),
  perform(draft, { seat, creatures, items, spells, terrainPool = 0 }) {
    draft.secrets.lists[seat] = castDraft({ creatures, items, spells, terrainPool })
    return [{ type: 'armyDrawnUp', seat }]
  },
}

/** Why an army list is not allowed in a game with these settings, or undefined if it is. */
export function armyRefusal(settings: Settings, army: Omit<BuildArmy, 'type'>): Refusal<Clause> | undefined {
  return (
    saleRefusal(settings, army) ??
    costRefusal(settings, army) ??
    spellsRefusal(settings, army) ??
    sizeRefusal(army) ??
    poolRefusal(settings, army)
  )
}

type Listed = Omit<BuildArmy, 'type'>

function saleRefusal(
  { ruleset }: Settings,
  { creatures, items, spells }: Listed,
): Refusal<Clause> | undefined {
  const unsold = creatures.find((card) => !CREATURES[card].isSold)
  if (unsold) return refuse('AA-2.2', `${CREATURES[unsold].name} cannot be bought.`)
  if (ruleset === 'advanced') return undefined
  const unknown = creatures.find((card) => !isBasicCard(CREATURES[card]))
  if (unknown) return refuse('AA-24.2', `The basic game has no ${CREATURES[unknown].name}.`)
  return items.length + spells.length > 0
    ? refuse('AA-24.2', 'The basic game has neither items nor spells.')
    : undefined
}

function costRefusal({ points }: Settings, army: Listed): Refusal<Clause> | undefined {
  const cost = armyCost(army)
  const limit = points[army.seat]
  return cost > limit ? refuse('AA-2.1', `That costs ${cost} of ${limit} points.`) : undefined
}

function spellsRefusal({ spellCards }: Settings, { spells }: Listed): Refusal<Clause> | undefined {
  if (new Set(spells).size < spells.length) return refuse('AA-2.5', 'A spell is listed once.')
  return spellCards > 0 && spells.length > spellCards
    ? refuse('AA-2.5', `At most ${spellCards} different spells may be listed.`)
    : undefined
}

function sizeRefusal({ creatures, items }: Listed): Refusal<Clause> | undefined {
  const cards = creatures.map((card) => CREATURES[card])
  if (cards.every(({ vehicle }) => vehicle))
    return refuse('AA-2.9', 'An army needs a creature that is no vehicle.')
  if (creatures.length + items.length > MOST_CARDS)
    return refuse('AA-2.9', `An army has at most ${MOST_CARDS} creatures and items.`)
  const immobile = cards.filter(({ move, flight }) => move === 0 && flight === null)
  return immobile.length > MOST_IMMOBILE
    ? refuse('AA-2.9', `An army has at most ${MOST_IMMOBILE} creatures that cannot move.`)
    : undefined
}

/** A terrain pool is set aside from what is left (AA-25.1). */
function poolRefusal({ variants, points }: Settings, army: Listed): Refusal<Clause> | undefined {
  const { terrainPool = 0, seat } = army
  const most = variants.terrainPool ? points[seat] - armyCost(army) : 0
  const isPool = Number.isInteger(terrainPool) && terrainPool >= 0
  return isPool && terrainPool <= most
    ? undefined
    : refuse('AA-25.1', `The terrain pool may hold from 0 to ${most} points.`)
}
