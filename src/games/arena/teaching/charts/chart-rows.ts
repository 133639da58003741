import { listed } from '@/engine/basics/phrases'
import type { RollTableRow } from '@/widgets/RollTable'
import { ABILITIES, type AbilityId } from '../../tables/abilities'
import { CREATURE_IDS, type CreatureCard, CREATURES } from '../../tables/creatures'
import { ITEM_IDS, ITEMS } from '../../tables/items'
import type { AttackType, Magic } from '../../tables/magic'
import { abilityText, itemText, requirementText, spellText } from '../../tables/magic-text'
import { type Source, TERRAINS, type TerrainClass } from '../../tables/names'
import { SPELL_IDS, SPELLS } from '../../tables/spells'
import { CHANGE_COST, ENTERS, TERRAIN_STEPS } from '../../tables/terrain'
import { CASTING_TEXT, DURATION_TEXT, TARGET_TEXT } from '../../tables/text'
import { CHARTS } from './charts-text'

const ATTACK_SIGNS: Readonly<Record<AttackType, string>> = { Standard: '', Targeted: ' T', Blunt: ' B' }
const SOURCE_SIGNS: Readonly<Record<Source, string>> = { rulebook: 'R', base: 'B', reconstructed: 'X' }

/** All creature cards with all their figures, a row a card (D-1). */
export function creatureRows(): readonly RollTableRow[] {
  return CREATURE_IDS.map((id) => {
    const card = CREATURES[id]
    const { name, cost, move, terrain, size, flight, isSold, vehicle } = card
    return {
      head: name,
      cells: [
        isSold ? String(cost) : CHARTS.notSold,
        attackWords(card),
        String(move),
        terrain,
        String(size),
        flight ? `${flight.speed} / ${flight.duration}` : CHARTS.none,
        rangedWords(card),
        [...card.attributes, ...(vehicle ? [CHARTS.vehicle] : [])].join(', ') || CHARTS.none,
        magicWords(card),
        SOURCE_SIGNS[card.source],
      ],
    }
  })
}

function attackWords({ power, attack, poison }: CreatureCard): string {
  return `${power}${ATTACK_SIGNS[attack]}${poisonWords(poison)}`
}

function poisonWords(poison: number): string {
  return poison > 0 ? ` +${poison}` : ''
}

function rangedWords({ ranged }: CreatureCard): string {
  if (!ranged) return CHARTS.none
  const { power, attack, poison, min, max } = ranged
  const range = min === max ? String(max) : `${min}–${max}`
  return `${power}${ATTACK_SIGNS[attack]}${poisonWords(poison)} at ${range}`
}

function magicWords({ casting, abilities, uses }: CreatureCard): string {
  const levels = Object.entries(casting).map(([type, level]) => `${type} ${level}`)
  const named = abilities.map((id) => {
    const times = uses[id]
    return times === undefined ? ABILITIES[id].name : `${ABILITIES[id].name} ×${times}`
  })
  return [...levels, ...named].join(', ') || CHARTS.none
}

/** All item cards (D-3). */
export function itemRows(): readonly RollTableRow[] {
  return ITEM_IDS.map((id) => {
    const { name, cost, uses, ability } = ITEMS[id]
    return {
      head: name,
      cells: [
        String(cost),
        requirementText(id) || CHARTS.anybody,
        uses === undefined ? CHARTS.unlimited : String(uses),
        typeWords(ability),
        ...courseWords(ability),
        itemText(id),
      ],
    }
  })
}

/** All spell cards (D-4). */
export function spellRows(): readonly RollTableRow[] {
  return SPELL_IDS.map((id) => {
    const spell = SPELLS[id]
    const cells = [typeWords(spell), String(spell.cost), ...courseWords(spell), spellText(id)]
    return { head: spell.name, cells }
  })
}

/** All abilities that creatures have (D-2). */
export function abilityRows(): readonly RollTableRow[] {
  return (Object.keys(ABILITIES) as AbilityId[]).map((id) => {
    const ability = ABILITIES[id]
    return { head: ability.name, cells: [typeWords(ability), ...courseWords(ability), abilityText(id)] }
  })
}

function typeWords({ type, level }: Magic): string {
  // The level stays in the line of its type.
  return `${type}\u00a0${level}`
}

/** Casting time, target, range and duration. */
function courseWords({ casting, target, range, duration }: Magic): readonly string[] {
  return [CASTING_TEXT[casting].name, TARGET_TEXT[target].name, String(range), DURATION_TEXT[duration].name]
}

/** What each class may enter (AA-4.2), a column a terrain. */
export function classRows(): readonly RollTableRow[] {
  return (Object.keys(ENTERS) as TerrainClass[]).map((name) => ({
    head: name,
    cells: TERRAINS.map((terrain) => (ENTERS[name].includes(terrain) ? CHARTS.yes : CHARTS.none)),
  }))
}

/** What a step makes of each terrain (AA-4.3). */
export function stepRows(): readonly RollTableRow[] {
  return TERRAINS.map((terrain) => ({
    head: terrain,
    cells: [listed(TERRAIN_STEPS[terrain]) || CHARTS.none],
  }))
}

/** What a change costs, by who controls the hex (AA-4.5). */
export function costRows(): readonly RollTableRow[] {
  return (['own', 'nobodys', 'enemys'] as const).map((whose) => ({
    head: CHARTS.costNames[whose],
    cells: [String(CHANGE_COST[whose])],
  }))
}
