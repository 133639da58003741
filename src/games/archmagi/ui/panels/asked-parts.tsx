import type { PanelPart } from '@/table/panel/PanelParts'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import { artifactRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { TEXT } from '../texts/table-text'

/** What is asked beside the run of the phases (AM-U.9), and who owes spells (AM-7.3). */
export function askedParts(view: View): readonly PanelPart[] {
  const says = askedInWords(view)
  const owing = view.order.flatMap((seat) => {
    const owed = view.mages[seat]?.owed ?? 0
    return owed > 0 ? [`${SEAT_NAMES[seat]}: ${TEXT.owes(owed)}`] : []
  })
  return [
    says === null ? null : { kind: 'text', text: <strong>{says}</strong> },
    owing.length === 0 ? null : { kind: 'lines', lines: owing },
  ]
}

function askedInWords(view: View): string | null {
  const { asked } = view
  const { unit } = namesIn(view)
  switch (asked?.ask) {
    case 'save':
      return TEXT.askSave(unit(asked.unit))
    case 'loot':
      return TEXT.askLoot(artifactRow(asked.artifact).name)
    case 'flee':
      return TEXT.askFlee(unit(asked.unit))
    case 'take':
      return TEXT.askTake(asked.from.hex)
    case 'respond':
    case 'reroll':
    case 'replace':
    case 'revive':
    case 'fortune':
    case undefined:
      return null
  }
}
