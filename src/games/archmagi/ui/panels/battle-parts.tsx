import { capitalized, listed } from '@/engine/basics/phrases'
import type { PanelPart } from '@/table/panel/PanelParts'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { type Fighter, fighterOf, type Role, supportersOf } from '../../queries/battle/fighters'
import { boutOf, modifiersOf, type Modifier, sumOfModifiers } from '../../queries/battle/modifiers'
import { oddsOf } from '../../queries/battle/odds'
import { namesIn, typeName } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Battle, State } from '../../state/state'
import { spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { chitCounter } from '../choosing/option-words'
import { counterOf } from '../board/board-view'
import { sightOf } from '../board/sight'
import { MODIFIER_NAMES } from '../texts/modifier-text'
import { TEXT } from '../texts/table-text'
import { itemInWords } from '../texts/item-words'

/** The battle that is on: who fights for each side with what is added, and what the viewer has planned (AM-11, AM-12). */
export function battleParts(view: View): readonly PanelPart[] {
  const { battle } = view
  if (!battle) return []
  const state = sightOf(view)
  const odds = oddsOf(state, battle)
  return [
    {
      kind: 'card',
      name: TEXT.battle(battle.hex),
      heading: TEXT.battle(battle.hex),
      parts: [
        { kind: 'text', text: TEXT.attacks(SEAT_NAMES[battle.a], SEAT_NAMES[battle.d]) },
        sideCard(state, battle, 'a'),
        sideCard(state, battle, 'd'),
        odds === undefined ? null : { kind: 'text', text: oddsInWords(odds) },
        planCard(view, battle),
      ],
    },
  ]
}

function sideCard(state: State, battle: Battle, role: Role): PanelPart {
  const side = battle.sides[role]
  const fighter = fighterOf(state, battle, role)
  const bout = boutOf(state, battle, role)
  const name = SEAT_NAMES[battle[role]]
  const supporters = supportersOf(state, battle, role).map(({ type }) => typeName(type))
  const nobody = side.pick === null ? TEXT.noCombatant : TEXT.hiddenPick
  return {
    kind: 'card',
    name: `${name}: ${fighter ? fighterName(fighter) : nobody}`,
    heading: `${name}: ${fighter ? fighterName(fighter) : nobody}`,
    picture: fighter ? pictureOf(state, fighter, battle, role) : undefined,
    parts: [
      supporters.length > 0 ? { kind: 'text', text: TEXT.supports(listed(supporters)) } : null,
      bout ? { kind: 'text', text: sumInWords(modifiersOf(bout)) } : null,
      side.committed ? { kind: 'text', text: TEXT.committed } : null,
    ],
  }
}

function fighterName({ unit, spell }: Fighter): string {
  return spell === null ? typeName(unit.type) : spellRow(spell).name
}

function pictureOf(state: State, { unit, spell }: Fighter, battle: Battle, role: Role) {
  if (unit) return <CounterPicture counter={counterOf(state, unit)} />
  return <CounterPicture counter={chitCounter(`@${spell}`, battle[role])} />
}

/** 'Strength 6, home +1, Archer +2 = 9, and a die'. */
function sumInWords(modifiers: readonly Modifier[]): string {
  const parts = modifiers.map(({ key, n }) => `${MODIFIER_NAMES[key]} ${n < 0 ? '−' : '+'}${Math.abs(n)}`)
  return TEXT.sum(parts.join(', '), sumOfModifiers(modifiers))
}

function oddsInWords({ wins, ties, losses }: NonNullable<ReturnType<typeof oddsOf>>): string {
  const all = wins + ties + losses
  return TEXT.odds(Math.round((100 * wins) / all), Math.round((100 * ties) / all))
}

/** What the viewer has planned and not yet revealed. */
function planCard(view: View, { a, sides }: Battle): PanelPart {
  const { plan } = view.viewer === a ? sides.a : sides.d
  if (plan.length === 0) return null
  return {
    kind: 'card',
    name: TEXT.plan,
    heading: TEXT.plan,
    parts: [{ kind: 'lines', lines: plan.map((item) => capitalized(itemInWords(item, namesIn(view)))) }],
  }
}
