import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { goldOf } from '../../queries/control'
import type { View } from '../../queries/view'
import { figuresOf } from '../../state/settings'
import { isSetUp } from '../../state/state'
import { moonAfter } from '../../tables/moon'
import { SEAT_NAMES, SEATS, type Side } from '../../tables/seats'
import { PLACES } from '../board/places'
import { sightOf } from '../board/sight'
import { kindsText } from '../events/words'
import { TEXT } from '../texts/table-text'

/** What all can know of both sides: gold, the moon, who waits and who is lost; and the viewer’s own pool (FG-1). */
export function Kingdoms({ view }: { readonly view: View }) {
  const { moon, settings } = view
  const { goldToWin, earliestEnd } = figuresOf(settings)
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TEXT.kingdoms}>
      {!isSetUp(view) && (
        <ul className={panelStyles.stack}>
          {SEATS.map((side) => (
            <li key={side}>
              <span className={controlStyles.chip} data-side={PLACES[side]}>
                {TEXT.gold(SEAT_NAMES[side], goldOf(sightOf(view), side))}
              </span>{' '}
              <Soft>{remarksOf(view, side).join(' ')}</Soft>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Soft>{TEXT.goal(goldToWin, earliestEnd)}</Soft>
      </p>
      <p>
        <Soft>
          {TEXT.moonIs(
            moon,
            [1, 2, 3].map((turns) => moonAfter(moon, turns)),
          )}
        </Soft>
      </p>
      <PanelParts parts={[poolPart(view)]} />
    </section>
  )
}

function remarksOf({ seats }: View, side: Side): readonly string[] {
  const { waiting, lost } = seats[side]
  return [
    ...(waiting > 0 ? [TEXT.waiting(waiting)] : []),
    ...(lost.length > 0 ? [TEXT.lost(kindsText(lost))] : []),
  ]
}

/** What the viewer may still build, by kind. */
function poolPart({ viewer, blocks }: View): PanelPart {
  const kinds = blocks.filter(({ at, owner }) => at === 'pool' && owner === viewer).map(({ kind }) => kind)
  if (kinds.length === 0) return null
  return {
    kind: 'card',
    name: TEXT.pool,
    heading: TEXT.pool,
    parts: [{ kind: 'lines', lines: [kindsText(kinds)] }],
  }
}
