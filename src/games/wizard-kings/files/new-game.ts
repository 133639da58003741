import * as v from 'valibot'
import { copyOf } from '@/engine/basics/copy'
import { seededDice, diceStateOf } from '@/engine/kernel/dice'
import type { Draft } from '@/engine/kernel/draft'
import { strictObject } from '@/engine/files/record-schema'
import { parseWith } from '@/engine/files/schema'
import { type Parsed, present } from '@/engine/kernel/refusal'
import type { Scene } from '../effects/scene'
import { deployIn, fillPool, raiseForce } from '../effects/set-up'
import type { Settings } from '../state/settings'
import { startOf } from '../state/start'
import type { State } from '../state/state'
import type { CityId, PlacedBoard } from '../tables/atlas'
import { type ArmyId, type Kind, printedOf } from '../tables/kinds'
import { PRESETS } from '../tables/presets'
import { SEATS } from '../tables/seats'
import type { Preset } from '../tables/vocabulary'
import { parseSettings } from './settings-file'

const IDS = PRESETS.map(({ id }) => id)
const named = strictObject({
  preset: v.picklist(IDS, `must be one of ${IDS.join(', ')}`),
  openTable: v.optional(v.boolean('must be true or false'), false),
  handicap: v.optional(v.boolean('must be true or false'), false),
})

/** The first position of a game by settings, or by the name of a preset, which begins with everything deployed. */
export function parseNewGame(json: unknown): Parsed<State> {
  if (typeof json === 'object' && json !== null && Object.hasOwn(json, 'preset')) return presetNamed(json)
  const settings = parseSettings(json)
  return settings.ok ? { ok: true, value: startOf(settings.value) } : settings
}

function presetNamed(json: unknown): Parsed<State> {
  const read = parseWith(named, json)
  if (!read.ok) return read
  const preset = present(
    PRESETS.find(({ id }) => id === read.value.preset),
    'a preset of that name',
  )
  const settings = parseSettings({ scenario: preset.scenario, openTable: read.value.openTable })
  if (!settings.ok) return settings
  const start = startOfPreset(preset, settings.value)
  return { ok: true, value: read.value.handicap ? evened(start, preset) : start }
}

/** A preset in which the weaker side begins stronger. */
function evened(start: State, { handicap }: Preset): State {
  if (!handicap) return start
  const { seat, kinds } = handicap
  const begins = ({ owner, kind, at }: State['blocks'][number]) =>
    owner === seat && kinds.includes(kind) && at !== 'pool'
  return {
    ...start,
    blocks: start.blocks.map((block) => (begins(block) ? { ...block, strength: 2 } : block)),
  }
}

/** A preset in the Initiative step of turn 1 (SU-10). */
function startOfPreset(preset: Preset, settings: Settings): State {
  const draft = copyOf(startOf(settings)) as Draft<State>
  draft.boards = preset.boards.map((board) => ({ ...board })) as PlacedBoard[]
  // Nothing of it is rolled for.
  const scene: Scene = { draft, dice: seededDice(diceStateOf(0)), events: [] }
  for (const seat of SEATS) {
    const { army, chaosPool, capitals, deploy } = preset.seats[seat]
    fillPool(scene, seat, chaosPool as readonly Kind[])
    const kinds = Object.values(deploy).flat() as readonly Kind[]
    const ofClass = (what: string) => kinds.filter((kind) => printedOf(kind).class === what)
    raiseForce(scene, seat, army as ArmyId, {
      ...{ wizards: ofClass('wizard'), army: ofClass('army'), chaos: ofClass('chaos') },
    })
    for (const [place, there] of Object.entries(deploy))
      if (place !== 'edge') deployIn(scene, seat, place as CityId, there as readonly Kind[])
    draft.seats[seat] = {
      ...{ army: army as ArmyId, capitals: [...capitals] as CityId[], ready: true, builds: null },
    }
  }
  return { ...(draft as State), turn: 1, step: 'initiative', chooser: 'south' }
}
