import type { ReactNode } from 'react'
import type { BoardCounter, Icon } from '@/board/board-props'
import { listed } from '@/engine/basics/phrases'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Choice } from '@/table/panel/ChoiceButtons'
import { namesIn, tableSpellName, typeName } from '../../queries/names'
import { unitById } from '../../queries/units'
import type { View } from '../../queries/view'
import type { ArtifactId, MageSeat, PlanItem, SpellId, StackRef, UnitId, UnitType } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { factsOfType, powerById, type UnitTypeId } from '../../tables/types'
import { SPELLS } from '../../tables/spells'
import { artOf, artOfArtifact, artOfSpell } from '../board/art'
import { counterOf } from '../board/board-view'
import { PLACES } from '../board/places'
import { sightOf } from '../board/sight'
import { ITEM_NAMES, PILE_NAMES, TEXT, TIMING_NAMES } from '../texts/table-text'
import { terrainName } from '../texts/terrain-words'
import { stacksInWords } from '../words/hex-words'

/** How something that can be chosen is shown. */
export type Shown = Pick<Choice, 'name' | 'more' | 'counter' | 'picture'>

type Say = (view: View, value: Json) => Shown

/** A value that is a word; what is none is shown as data, which no table does. */
function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const SPELL_IDS: ReadonlySet<string> = new Set(SPELLS.map(({ id }) => id))

function unitShown(view: View, value: Json): Shown {
  if (value === null) return { name: TEXT.nobody }
  const id = value as UnitId
  const unit = unitById(sightOf(view), id)
  if (!unit) return { name: namesIn(view).unit(id) }
  const shown = { name: typeName(unit.type), counter: counterOf(sightOf(view), unit) }
  // In a battle all that take part stand in one hex.
  return unit.hex === view.battle?.hex ? shown : { ...shown, more: unit.hex }
}

/** A chit that is not on the map, as the counter that it would be. */
export function chitCounter(type: UnitTypeId, seat: MageSeat): BoardCounter {
  const { id, name, brm } = factsOfType(type)
  return {
    ...{ id, icon: artOf(type), side: PLACES[seat], factors: String(brm), label: name },
    ...{ flipped: false, spent: false, badges: [] },
  }
}

/** What is worth knowing of a chit. */
export function chitWords(type: UnitTypeId): string {
  const home = homeName(type)
  const strength = TEXT.strength(factsOfType(type).brm)
  return home === undefined ? strength : `${strength}, ${TEXT.home(home)}`
}

/** The terrain where a type of chit is at home, if there is any. */
export function homeName(type: UnitTypeId): string | undefined {
  const { home } = factsOfType(type)
  if (home === null) return undefined
  return home === 'coastal' ? TEXT.coast : terrainName(home)
}

function chitShown(view: View, value: Json): Shown {
  if (value === null) return { name: TEXT.nobody }
  const type = value as UnitTypeId
  return {
    name: typeName(type),
    more: chitWords(type),
    counter: chitCounter(type, (view.viewer in PLACES ? view.viewer : view.active) as MageSeat),
  }
}

/** The drawing of a chit that is no unit. */
export function ChitPicture({ icon }: { readonly icon: Icon }): ReactNode {
  return (
    <svg viewBox="0 0 256 256" aria-hidden="true">
      <path d={icon.path} fill="currentColor" />
    </svg>
  )
}

function spellShown(_view: View, value: Json): Shown {
  const { id, name, text, timing } = spellRow(value as SpellId)
  return {
    name,
    more: `${text} (${TIMING_NAMES[timing]})`,
    picture: <ChitPicture icon={artOfSpell(id)} />,
  }
}

function artifactShown(_view: View, value: Json): Shown {
  const { id, name, text } = artifactRow(value as ArtifactId)
  return { name, more: text, picture: <ChitPicture icon={artOfArtifact(id)} /> }
}

function powerShown(_view: View, value: Json): Shown {
  const power = powerById(textOf(value))
  return power ? { name: power.name, more: power.text } : { name: textOf(value) }
}

function stackName({ hex, owner }: StackRef): string {
  return TEXT.stack(SEAT_NAMES[owner], hex)
}

const named =
  (nameOf: (value: Json) => string): Say =>
  (_view, value) => ({ name: nameOf(value) })

const HEX: Say = (view, value) => {
  const hex = textOf(value)
  const who = stacksInWords(view, hex as HexId)
  return who === '' ? { name: hex } : { name: hex, more: who }
}
const SPELL_ON_TABLE = named((value) => tableSpellName(textOf(value)))

/** How each part of a command is shown, by where it stands in it. */
const SHOWN: Readonly<Record<string, Say>> = {
  type: named(textOf),
  ...{ unit: unitShown, caster: unitShown, from: fromShown, to: toShown, victim: unitShown },
  ...{ carrier: carrierShown, sacrifice: unitShown, with: unitShown },
  'item.target': unitShown,
  target: SPELL_ON_TABLE,
  hex: HEX,
  path: named((value) => (value as readonly string[]).at(-1) ?? ''),
  owner: named((value) => SEAT_NAMES[value as MageSeat]),
  chit: anyChitShown,
  chits: named((value) => listed((value as readonly UnitType[]).map(typeName))),
  spell: spellShown,
  spells: (view, value) => spellShown(view, (value as readonly Json[])[0] ?? null),
  farcast: named((value) => TEXT.farcast(spellRow(value as SpellId).name)),
  artifact: artifactShown,
  archmagus: chitShown,
  power: powerShown,
  pile: named((value) => PILE_NAMES[value as keyof typeof PILE_NAMES]),
  kind: kindShown,
  by: byShown,
  die: dieShown,
  stack: named((value) => stackName(value as unknown as StackRef)),
  stacks: named((value) => listed((value as unknown as readonly StackRef[]).map(stackName))),
  side: named((value) => {
    const [one = '', other = ''] = value as readonly string[]
    return TEXT.side(one, other)
  }),
  heroes: (view, value) => {
    const ids = value as readonly UnitId[]
    return { name: ids.length === 0 ? TEXT.nobody : listed(ids.map((id) => namesIn(view).unit(id))) }
  },
  enter: named(() => TEXT.enters),
  final: named(() => TEXT.last),
  choose: named((value) => String(Number(value) + 1)),
}

/** Where a part is left out in some of the commands. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  farcast: TEXT.nearcast,
  from: TEXT.fromHand,
  enter: TEXT.staysBehind,
  with: TEXT.nobody,
  via: TEXT.no,
}

/** How something that can be chosen is shown, by where it stands in a command. */
export function optionShown(view: View, at: string, value: Json | undefined): Shown {
  const leaf = at.split('.').at(-1) ?? at
  if (value === undefined) return { name: LEFT_OUT[leaf] ?? TEXT.nowhere }
  const say = SHOWN[at] ?? SHOWN[leaf]
  return say ? say(view, value) : { name: textOf(value) }
}

/** A chit of units or a spell: either may be given up. */
function anyChitShown(view: View, value: Json): Shown {
  return SPELL_IDS.has(textOf(value)) ? spellShown(view, value) : chitShown(view, value)
}

/** Scrolls that a spell is on, or a bearer. */
function fromShown(view: View, value: Json): Shown {
  const unit = unitById(sightOf(view), value as UnitId)
  return unit ? unitShown(view, value) : { name: TEXT.from(artifactRow(value as ArtifactId).name) }
}

/** Whoever is given something, or a hex that is gone to. */
function toShown(view: View, value: Json): Shown {
  return unitById(sightOf(view), value as UnitId) ? unitShown(view, value) : { name: textOf(value) }
}

function carrierShown(view: View, value: Json): Shown {
  return value === null ? { name: TEXT.rideOff } : unitShown(view, value)
}

/** What is planned, or what saves a unit. */
function kindShown(_view: View, value: Json): Shown {
  const kind = textOf(value)
  if (kind in TEXT.by) return { name: TEXT.by[kind as keyof typeof TEXT.by] }
  return { name: ITEM_NAMES[kind as PlanItem['kind']] }
}

/** What has a die rolled again; in a plan, by which keyword a unit steps aside. */
function byShown(view: View, value: Json): Shown {
  if (typeof value !== 'object' || value === null) return { name: textOf(value) }
  return 'spell' in value ? spellShown(view, value.spell ?? null) : artifactShown(view, artifactIn(value))
}

function artifactIn(value: object): Json {
  return 'artifact' in value ? (value.artifact as Json) : null
}

function dieShown({ rolled }: View, value: Json): Shown {
  const die = rolled?.dice.find(({ id }) => id === value)
  return { name: die ? TEXT.die(SEAT_NAMES[die.seat], die.value) : textOf(value) }
}
