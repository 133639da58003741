import { listed } from '@/engine/basics/phrases'
import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { MAGIC_PANEL } from '../../tables/table-text'
import { FAILURE_TEXT } from '../../tables/text'
import {
  castingOf,
  forecastsDue,
  magicForecast,
  type MagicForecast,
} from '../../effects/bouts/magic-forecast'
import { effectsDue, repeatsDue } from '../../effects/bouts/resolve'
import { enchantmentName, magicName, targetName } from '../../queries/magic-names'
import { nameOf, namesOf, spaceName } from '../../queries/names'
import { creatureOf } from '../../queries/creatures'
import { magicOf } from '../../state/sources'
import type { Cast, MagicSource } from '../../state/position'
import type { View } from '../../state/view'
import { MagicPicture } from '../items/MagicPicture'
import { dueWords, effectWords, magicFacts } from './magic-facts'

/** The picture, cost, timing, range and effect of magic, and what it would do, in words and figures. */
export function magicCard(
  view: View,
  source: MagicSource,
  {
    due,
    aside,
    parts,
  }: { readonly due?: number | null; readonly aside?: string; readonly parts: readonly PanelPart[] },
): PanelPart {
  const name = magicName(source)
  return {
    kind: 'card',
    name,
    picture: <MagicPicture source={source} />,
    heading: (
      <>
        {name} {aside === undefined ? null : <Soft>{aside}</Soft>}
      </>
    ),
    parts: [
      ...parts,
      { kind: 'text', text: <Soft>{magicFacts(view, source, due).join(', ')}.</Soft> },
      { kind: 'text', text: effectWords(source) },
    ],
  }
}

/** What will take effect in this phase, in the order in which it does, and what is under way for later (AA-19.6). */
export function declaredCard(view: View): PanelPart {
  const { groups, order, nothingDeclared } = MAGIC_PANEL
  const names = namesOf(view)
  const coming = effectsDue(view)
  const forecasts = forecastsDue(view)
  const cards = [
    ...repeatsDue(view).map((enchantment) =>
      magicCard(view, enchantment.source, {
        due: null,
        aside: groups.repeat,
        parts: [{ kind: 'text', text: enchantmentName(enchantment, names) }],
      }),
    ),
    ...coming.map((cast) => castCard(view, cast, groupOf(cast), forecasts.get(cast.id))),
    ...view.casts
      .filter((cast) => !coming.includes(cast))
      .map((cast) => castCard(view, cast, dueWords(view, cast.due, groups.later), forecastOf(view, cast))),
  ]
  const nothing: PanelPart = { kind: 'text', text: <Soft>{nothingDeclared}</Soft> }
  return { kind: 'card', name: order, heading: order, parts: cards.length === 0 ? [nothing] : cards }
}

/** Of what works later it can only be said what it would do now. */
function forecastOf(view: View, cast: Cast): MagicForecast | undefined {
  const casting = castingOf(view, cast)
  return casting && magicForecast(view, casting)
}

function castCard(view: View, cast: Cast, aside: string, forecast: MagicForecast | undefined): PanelPart {
  const { source, target, due } = cast
  const caster = creatureOf(view, cast.caster)
  const at = caster?.at ? `, ${spaceName(caster.at)}` : ''
  const by = namesOf(view).creature(cast.caster) + at
  const said = { kind: 'text', text: MAGIC_PANEL.casting(by, targetName(view, target)) } as const
  const parts = [said, ...(forecast ? forecastParts(view, forecast) : [])]
  return magicCard(view, source, { due, aside, parts })
}

/** One of the four groups of AA-19.6. */
function groupOf({ source, due }: Cast): string {
  if (due !== null) return MAGIC_PANEL.groups.due
  const isCounter = magicOf(source).casting === 'Counterspell'
  return isCounter ? MAGIC_PANEL.groups.counterspell : MAGIC_PANEL.groups.instant
}

/** What would come of magic: whom it meets, who may die, what changes, what it calls off, or why it fails. */
export function forecastParts(view: View, { failure, struck, stopped }: MagicForecast): readonly PanelPart[] {
  if (failure !== null) return [{ kind: 'warning', text: MAGIC_PANEL.fails(FAILURE_TEXT[failure]) }]
  const names = namesOf(view)
  const deaths = struck.flatMap(({ creature, death }) =>
    death === null ? [] : { label: MAGIC_PANEL.dies(nameOf(creature)), chance: death },
  )
  const changes = struck.flatMap(({ creature, changes: some }) =>
    some.length === 0
      ? []
      : ([
          [
            nameOf(creature),
            some.map(({ figure, from, to }) => MAGIC_PANEL.change(figure, from, to)).join(', '),
          ],
        ] as const),
  )
  const casts = stopped.map(({ source, caster }) =>
    MAGIC_PANEL.cast(magicName(source), names.creature(caster)),
  )
  const isPlain = deaths.length + changes.length + casts.length === 0 && struck.length > 0
  return [
    deaths.length === 0 ? null : { kind: 'bars', title: MAGIC_PANEL.chance, bars: deaths },
    changes.length === 0 ? null : { kind: 'facts', name: MAGIC_PANEL.changes, facts: changes },
    casts.length === 0 ? null : { kind: 'text', text: MAGIC_PANEL.stops(listed(casts)) },
    isPlain
      ? { kind: 'text', text: MAGIC_PANEL.struck(listed(struck.map(({ creature }) => nameOf(creature)))) }
      : null,
  ]
}
