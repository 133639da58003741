import type { GameSummary, Term } from '@/engine/table/table'
import type { Clause } from './clauses'
import type { View } from './queries/view'
import { generatorOf } from './state/ground'
import type { Settings } from './state/settings'
import { mapById } from './tables/maps'
import { SEAT_NAMES } from './tables/seats'
import { TERRAINS } from './tables/terrain'
import { PHASE_NAMES, SUMMARY_TEXT, TERMS_TEXT as TEXT } from './tables/text'

/** What a list of games says of one, from what lies open on the table. */
export function summaryOf({ settings, setup, round, active, phase }: View): GameSummary {
  const map = mapName(settings)
  return {
    scenario: settings.exploration ? SUMMARY_TEXT.unknownLand(map) : map,
    moment: setup ? SUMMARY_TEXT.setUp : SUMMARY_TEXT.moment(round, SEAT_NAMES[active], PHASE_NAMES[phase]),
  }
}

/** What the map is called that is played on. */
export function mapName({ map }: Settings): string {
  const generator = generatorOf(map)
  if (generator) return TEXT.generated(generator.land)
  return typeof map === 'string' ? mapById(map).name : TEXT.ownMap
}

/** What the players agreed on before the game: the map, the limit, and what is not as usual (AM-O.1). */
export function termsOf({ settings }: Pick<View, 'settings'>): readonly Term[] {
  const { seats, roundLimit } = settings
  const limit = roundLimit === 0 ? TEXT.noLimit : TEXT.rounds(roundLimit)
  const more = unusual(settings).flatMap(([isSo, label, value, clause]) =>
    isSo ? [{ label, value, clause }] : [],
  )
  return [
    { label: TEXT.map, value: mapName(settings), clause: generatorOf(settings.map) ? 'AM-2.15' : 'AM-2.13' },
    { label: TEXT.players, value: String(seats), clause: 'AM-1.1' },
    { label: TEXT.roundLimit, value: limit, clause: 'AM-V.4' },
    ...more,
  ]
}

type Unusual = readonly [isSo: boolean, label: string, value: string, clause: Clause]

function unusual(settings: Settings): readonly Unusual[] {
  const { terrainMethod: method, templeRule, noDeploy, pileFilter, archmagi, responseWindows } = settings
  const nowhere = TERRAINS.filter(({ id }) => noDeploy.includes(id)).map(({ name }) => name)
  return [
    [method !== 'fixed', TEXT.terrain, TEXT.terrainBy[method], method === 'chits' ? 'AM-2.12' : 'AM-2.11'],
    [settings.exploration, TEXT.exploration, TEXT.explored, 'AM-10.1'],
    [templeRule === 'chart', TEXT.temples, TEXT.noTemples, 'AM-2.10'],
    [nowhere.length > 0, TEXT.noDeploy, nowhere.join(', '), 'AM-2.9'],
    [pileFilter === 'onMap', TEXT.pileFilter, TEXT.onMap, 'AM-1.8'],
    [archmagi === 'pick', TEXT.archmagi, TEXT.picked, 'AM-3.3'],
    [responseWindows === 'fast', TEXT.windows, TEXT.fast, 'AM-M.15'],
    [settings.deferDiscards, TEXT.deferDiscards, TEXT.deferred, 'AM-7.3'],
    [settings.openHands, TEXT.openHands, TEXT.open, 'AM-H.5'],
  ]
}
