import type { LogStep } from '@/engine/table/table'
import { diceIn, presentationOf } from '@/table/events/presentation'
import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { RollResult } from '@/table/panel/RollResult'
import { MAGIC_PANEL } from '../../tables/table-text'
import type { Event } from '../../events'
import { magicName } from '../../queries/magic-names'
import { namesIn } from '../../queries/names'
import type { MagicSource } from '../../state/position'
import type { Desk } from '../desk/desk'
import { PRESENTATIONS } from '../events'
import { type BlastRoll, blastTable } from './blast-table'
import { MagicPicture } from '../items/MagicPicture'

interface Told {
  readonly event: Event
  readonly faces: readonly number[]
}

/** Magic that worked or failed, with all that came of it. */
interface Result {
  readonly source: MagicSource
  readonly hasFailed: boolean
  readonly told: readonly Told[]
}

/** What came of the last magic of this turn, with its dice, until the next is declared; null where none was. */
export function resultsCard({ view, log }: Pick<Desk, 'view' | 'log'>): PanelPart {
  const start = log.findLastIndex(({ events }) => events.some(beginsMagic))
  const steps = log.slice(Math.max(0, start))
  const begun = steps[0]?.events.findLast(beginsMagic)
  const results = begun === undefined || begun.turn === view.turn ? resultsOf(steps) : []
  if (results.length === 0) return null
  const names = namesIn(view, steps)
  const cards = results.map(({ source, hasFailed, told }): PanelPart => ({
    kind: 'card',
    name: magicName(source),
    picture: <MagicPicture source={source} />,
    heading: (
      <>
        {magicName(source)} {hasFailed ? <Soft>{MAGIC_PANEL.failed}</Soft> : null}
      </>
    ),
    parts: [
      ...told.map(({ event, faces }) => {
        const text = presentationOf(PRESENTATIONS, event).say(event, names)
        return text === null ? null : <RollResult faces={faces}>{text}</RollResult>
      }),
      blastTable(
        source,
        told.map(({ event }) => event).filter((event): event is BlastRoll => event.type === 'blastRolled'),
      ),
    ],
  }))
  return { kind: 'card', name: MAGIC_PANEL.results, heading: MAGIC_PANEL.results, parts: cards }
}

type PhaseBegun = Extract<Event, { readonly type: 'phaseBegun' }>

function beginsMagic(event: Event): event is PhaseBegun {
  return event.type === 'phaseBegun' && (event.phase === 'magic1' || event.phase === 'magic2')
}

/** What happens after magic has worked or failed comes of it, up to the next magic or the end of the phase. */
function resultsOf(steps: readonly LogStep<Event>[]): readonly Result[] {
  const told = steps.flatMap((step): Told[] => {
    const dice = diceIn(PRESENTATIONS, step)
    return step.events.map((event, nth) => ({ event, faces: dice[nth] ?? [] }))
  })
  const results: Result[] = []
  let isOpen = false
  for (const one of told.slice(told.findLastIndex(({ event }) => beginsMagic(event)) + 1)) {
    const { event } = one
    const last = results.at(-1)
    if (event.type === 'tookEffect' || event.type === 'failed') {
      isOpen = true
      results.push({ source: event.source, hasFailed: event.type === 'failed', told: [one] })
    } else if (ENDS.includes(event.type)) isOpen = false
    else if (isOpen && last) results[results.length - 1] = { ...last, told: [...last.told, one] }
  }
  return results
}

const ENDS: readonly Event['type'][] = ['phaseBegun', 'boutEnded', 'spellRevealed', 'declared']
