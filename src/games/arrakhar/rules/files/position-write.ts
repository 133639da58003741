import type { Json } from '@/engine/game'
import { RECONSTRUCTIONS, UNNAMED } from '../../content/reconstructions'
import { SCENARIOS } from '../../content/scenarios'
import { COUNTERMIX, TYPES_OF, UNIT_TYPES } from '../../content/units'
import { isSetUp } from '../guards'
import type { Counts, FormerUnit, Position, Progress, Settings, Unit, UnitId } from '../position'
import { numberedIn } from './numbering'
import { mapNameOf } from './schema/map-name'

type Fields = Record<string, Json | undefined>

/** A position in its file format, terse: what has its default is left out (section 15). */
export function writePosition(position: Position): Json {
  const { settings, turn, side, now, secrets } = position
  return present({
    game: 'arrakhar',
    rules: settings.rules,
    scenario: settings.scenario,
    map: mapNameOf(settings.map),
    turn,
    side,
    segment: now.segment,
    haunts: { ...position.haunts },
    wand: wandOf(position),
    units: unitGroups(position.units),
    pool: { demon: secrets.pool.demon, orc: secrets.pool.orc, ghoul: secrets.pool.ghoul },
    cast: unlessEmpty(position.cast),
    haste: unlessBare(position.haste),
    ...settingsFields(settings),
    ...progressFields(now),
    eliminated: unlessEmpty(formerGroups(position.eliminated)),
    left: unlessEmpty(formerGroups(position.left)),
    recycledOrcs: secrets.recycledOrcs > 0 ? secrets.recycledOrcs : undefined,
    numbered: numberedField(position),
    drawOffer: position.drawOffer ?? undefined,
    ending: position.ending ? { ...position.ending } : undefined,
    ...secretFields(position),
  })
}

function present(fields: Fields): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Json
}

function unlessEmpty<Item extends Json>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}

function unlessBare<Value extends Json>(
  record: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> | undefined {
  return Object.keys(record).length > 0 ? { ...record } : undefined
}

function wandOf({ wand, secrets, now }: Position): Json {
  if (!wand.hidden) return { hex: wand.hex }
  return secrets.wandHaunt && !isSetUp(now.segment) ? { haunt: secrets.wandHaunt } : null
}

/** Neighbors in the listing that are alike share an entry, so that the listing order is kept. */
function unitGroups(units: readonly Unit[]): readonly Json[] {
  const groups: { type: string; hex: string; count: number; ids: UnitId[] }[] = []
  for (const { id, type, hex } of units) {
    const last = groups.at(-1)
    if (last?.type === type && last.hex === hex) {
      last.count += 1
      last.ids.push(id)
    } else groups.push({ type, hex, count: 1, ids: [id] })
  }
  return groups
}

function formerGroups(units: readonly FormerUnit[]): readonly Json[] {
  const groups: { type: string; count: number; ids: UnitId[] }[] = []
  for (const { id, type } of units) {
    const last = groups.at(-1)
    // Orcs come back and may fall again: no group is larger than a file may have it.
    if (last?.type === type && last.count < COUNTERMIX) {
      last.count += 1
      last.ids.push(id)
    } else groups.push({ type, count: 1, ids: [id] })
  }
  return groups
}

/** A reconstruction goes by its id, and of its parts only those are written that were replaced. */
function settingsFields(settings: Settings): Fields {
  const { scenario, haunts, allowance, options, reconstruction, costs, tables } = settings
  const { sorcerer, wizard } = allowance
  const filled = RECONSTRUCTIONS[reconstruction]
  return {
    options: { ...options },
    allowance: { sorcerer: { ...sorcerer }, wizard: { ...wizard } },
    hauntCount: haunts.length === SCENARIOS[scenario].haunts.length ? undefined : haunts.length,
    reconstruction: reconstruction === UNNAMED ? undefined : reconstruction,
    costs: isSame(costs, filled.costs) ? undefined : { ...costs },
    tables: isSame(tables, filled.tables) ? undefined : { ...tables },
  }
}

function isSame(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function progressFields(now: Progress): Fields {
  switch (now.segment) {
    case 'wanderingOrcs':
      return { orcsDue: now.due ?? undefined }
    case 'summon':
      return {
        summonsUsed: unlessEmpty(now.used),
        summonPending: now.pending ? { ...now.pending } : undefined,
      }
    case 'movement': {
      return {
        moved: unlessBare(now.spent),
        wandMoved: now.carriers ? true : undefined,
        carriers: now.carriers ?? undefined,
        metAtWand: unlessBare(now.metAtWand),
      }
    }
    case 'haste':
      return designationFields(now)
    case 'fireball':
      return { emptied: unlessEmpty(now.emptied), ...designationFields(now) }
    case 'combat': {
      const { emptied, advanced, opened } = now
      return {
        emptied: unlessEmpty(emptied),
        advanced: unlessEmpty(advanced),
        opened: opened ?? undefined,
        ...designationFields(now),
      }
    }
    default:
      return {}
  }
}

function designationFields({
  designations,
  next,
}: {
  readonly designations: readonly object[]
  readonly next: number
}): Fields {
  const made = designations.map((one) => ({ ...one }))
  return { designations: unlessEmpty(made), nextDesignation: next > 1 ? next : undefined }
}

/** Left out when it follows from the units listed. */
function numberedField(position: Position): Json | undefined {
  const expected = numberedIn(position)
  return UNIT_TYPES.some((type) => position.numbered[type] !== expected[type])
    ? someOf(position.numbered)
    : undefined
}

function someOf(counts: Counts): Json {
  return Object.fromEntries(UNIT_TYPES.filter((type) => counts[type] > 0).map((type) => [type, counts[type]]))
}

function secretFields({ wand, secrets, now }: Position): Fields {
  const { designs, setUp, wandHaunt } = secrets
  const told = !wand.hidden || isSetUp(now.segment)
  return {
    wandHaunt: told ? (wandHaunt ?? undefined) : undefined,
    designs:
      designs.sorcerer || designs.wizard
        ? {
            sorcerer: designs.sorcerer && someOf(designs.sorcerer),
            wizard: designs.wizard && someOf(designs.wizard),
          }
        : undefined,
    setUp: setUp
      ? {
          haunts: { ...setUp.haunts },
          sorcerers: { ...setUp.sorcerers },
          entries: Object.fromEntries(
            Object.entries(setUp.entries).map(([hex, counts]) => [
              hex,
              Object.fromEntries(TYPES_OF.wizard.map((type) => [type, counts[type]])),
            ]),
          ),
        }
      : undefined,
  }
}
