import type { AimedSpell } from '../../commands/designations'
import type { HexId } from '@/engine/hex'
import { oneDecimal } from '@/engine/figures'
import { salvo } from '../../rules/forecast/salvo'
import type { Table } from '../../rules/position'
import { stackIn } from '../../rules/stacking'
import type { Gesture } from '../desk/gesture'
import { oddsSummary } from '../odds/odds-text'

/** What some castings on a hex would bring, with the comma before it; '' for haste, which harms nobody. */
export function salvoText(table: Table, hex: HexId, spell: AimedSpell, castings: number): string {
  if (spell === 'haste') return ''
  const { units, expected } = salvo(
    table,
    hex,
    Array.from({ length: castings }, () => spell),
  )
  return units > 0 ? `, ${oneDecimal(expected)} of ${units} expected to fall` : ''
}

/** What to expect of choosing a target with what is in hand; '' where there is nothing to foretell. */
export function outlookOf(table: Table, gesture: Gesture, hex: HexId): string {
  if (!('aim' in gesture) || gesture.name === 'TargetPicked') return ''
  const { aim, units, target } = gesture
  switch (aim) {
    case 'attack': {
      const defenders = stackIn(table, hex).map(({ id }) => id)
      return target === null ? `, ${oddsSummary(table, units, defenders)}` : ''
    }
    case 'summon':
      return ''
    case 'haste':
    case 'fireball':
    case 'wand':
      return salvoText(table, hex, aim, units.length)
  }
}
