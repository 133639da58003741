import { cards, type Field, select } from '@/table/fields/field'
import type { FormProblems } from '@/table/new-game/agreed-form'
import { MapPicture } from '@/table/new-game/MapPicture'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { groundOf } from '../../state/ground'
import type { Settings } from '../../state/settings'
import type { Clause } from '../../clauses'
import { fieldOf, mapById, MAPS } from '../../tables/maps'
import { LIMITS } from '../../tables/figures'
import { kindOfTerrain } from '../../tables/terrain'
import { rulesAt } from '../texts/rules-at'
import styles from './ground.module.css'
import { type SettingsDraft, withSeats } from './settings-draft'
import { MAP_BLURBS, NEW_GAME as TEXT } from './text'

type Change = Partial<SettingsDraft>
type SettingsField = Field<Change>

const SEATS = ['2', '3', '4'] as const
const TERRAIN_METHODS = ['fixed', 'd20', 'chits'] as const

/** What is asked of a game: who plays, where, and by which options (AM-O.1). */
export function settingsFields(draft: SettingsDraft, problems: FormProblems): readonly SettingsField[] {
  return [
    select({
      label: TEXT.seats,
      value: String(draft.seats) as (typeof SEATS)[number],
      options: SEATS.map((value) => ({ value, name: TEXT.seatsOf(Number(value)) })),
      read: read('AM-1.1'),
      to: (value): Change => withSeats(draft, Number(value) as Settings['seats']),
    }),
    mapField(draft, problems),
    courseField(draft, problems),
    moreField(draft),
  ]
}

function read(clause: Clause) {
  return { clause, href: rulesAt(clause) }
}

/** The maps that have room for so many, as cards, and one that dice make. */
function mapField({ map, seats }: SettingsDraft, problems: FormProblems): SettingsField {
  const fixed = MAPS.filter((row) => !('isTest' in row) && mapById(row.id).zones[seats] !== undefined)
  return cards({
    label: TEXT.map,
    name: 'map',
    choices: [
      ...fixed.map(({ id, name }) => ({
        id,
        name,
        blurb: MAP_BLURBS[id as keyof typeof MAP_BLURBS],
        figures: [<MapGlance key={id} map={id} />],
      })),
      { id: 'generated' as const, name: TEXT.generated, blurb: TEXT.generatedBlurb },
    ],
    value: map,
    problems: [...(problems.map ?? []), ...(problems.seats ?? [])],
    to: (next): Change => ({ map: next }),
  })
}

/** A map in the colors of land and water. */
function MapGlance({ map }: { readonly map: (typeof MAPS)[number]['id'] }) {
  const ground = groundOf({ map, seats: 2, terrainMethod: 'fixed', exploration: false })
  const grid = fieldOf(ground.outline)
  return (
    <MapPicture
      grid={grid}
      classAt={(index) => {
        const hex = grid.ids[index]
        const terrain = hex === undefined ? undefined : ground.terrain[hex]
        return terrain && styles[`ground--${kindOfTerrain(terrain)}`]
      }}
    />
  )
}

function courseField(draft: SettingsDraft, problems: FormProblems): SettingsField {
  const methods = TERRAIN_METHODS.filter((value) => value !== 'fixed' || draft.map !== 'generated')
  return {
    kind: 'group',
    label: NEW_GAME_TEXT.options,
    as: 'list',
    problems: [...(problems.terrainMethod ?? []), ...(problems.roundLimit ?? [])],
    fields: [
      select({
        label: TEXT.terrain,
        value: methods.includes(draft.terrainMethod) ? draft.terrainMethod : 'd20',
        options: methods.map((value) => ({ value, name: TEXT.terrainOf[value] })),
        read: read('AM-2.11'),
        to: (terrainMethod): Change => ({ terrainMethod }),
      }),
      check([TEXT.exploration, TEXT.explorationHint], draft.exploration, 'AM-10.1', (exploration) => ({
        exploration,
      })),
      select({
        label: TEXT.archmagi,
        value: draft.archmagi,
        options: (['random', 'pick'] as const).map((value) => ({ value, name: TEXT.archmagiOf[value] })),
        read: read('AM-3.3'),
        to: (archmagi): Change => ({ archmagi }),
      }),
      {
        kind: 'number',
        label: TEXT.roundLimit,
        hint: TEXT.roundLimitHint,
        value: draft.roundLimit,
        min: 0,
        max: LIMITS.mostRounds,
        read: read('AM-V.4'),
        to: (roundLimit) => ({ roundLimit }),
      },
    ],
  }
}

/** Options that few need, folded away. */
function moreField({ pileFilter, deferDiscards, openHands, responseWindows }: SettingsDraft): SettingsField {
  return {
    kind: 'group',
    label: TEXT.more,
    as: 'fold',
    fields: [
      check([TEXT.pileFilter, TEXT.pileFilterHint], pileFilter === 'onMap', 'AM-1.8', (isOn) => ({
        pileFilter: isOn ? 'onMap' : 'all',
      })),
      check([TEXT.fast, TEXT.fastHint], responseWindows === 'fast', 'AM-M.15', (isOn) => ({
        responseWindows: isOn ? 'fast' : 'sealed',
      })),
      check([TEXT.deferDiscards, TEXT.deferDiscardsHint], deferDiscards, 'AM-7.3', (isOn) => ({
        deferDiscards: isOn,
      })),
      check([TEXT.openHands, TEXT.openHandsHint], openHands, 'AM-H.5', (isOn) => ({
        openHands: isOn,
      })),
    ],
  }
}

/** A box to tick, with the clause that it changes. */
function check(
  [label, hint]: readonly [label: string, hint: string],
  value: boolean,
  clause: Clause,
  to: (isOn: boolean) => Change,
): SettingsField {
  return { kind: 'check', label, hint, value, read: read(clause), to }
}
