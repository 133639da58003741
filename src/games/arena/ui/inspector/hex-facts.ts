import type { HexId } from '@/engine/kernel/hex'
import { listed } from '@/engine/basics/phrases'
import type { Fact, GroupSeen, HexSeen, InspectorModel } from '@/table/inspector/hex-seen'
import type { Clause } from '../../clauses'
import { CREATURES } from '../../tables/creatures'
import { INSPECTOR_TEXT as TEXT } from '../../tables/inspector-text'
import { SEAT_NAMES, TERRAIN_TEXT } from '../../tables/text'
import { sideOf } from '../../queries/combat/sides'
import { cardOf, creatureOf, membersOf, sideIn } from '../../queries/creatures'
import { enchantmentsIn } from '../../queries/magic/targets'
import { enchantmentName } from '../../queries/magic-names'
import { itemName, nameOf, namesOf } from '../../queries/names'
import { airOf, groundOf, hexAt, isAir } from '../../queries/spaces'
import { type ArenaSeat, type Creature, SEATS, type Space } from '../../state/position'
import type { View } from '../../state/view'
import { counterOf } from '../board/board-view'
import type { Parts } from '../desk/desk'
import { actorsIn } from '../gestures/offers'
import { figuresOf, signWords } from '../words/hex-words'
import { WORDS } from '../words/words-text'

/** All that lies open about a hex: its ground, what lies there, and who is on its ground and in its air. */
function seenIn(view: View, hex: HexId): HexSeen {
  const spaces = [groundOf(hex), airOf(hex)]
  return {
    facts: [...groundFacts(view, hex), ...thingFacts(view, hex)],
    groups: spaces.flatMap((space) => [...SEATS, null].flatMap((seat) => groupOf(view, space, seat) ?? [])),
  }
}

const fact = (clause: Clause, text: string): Fact => ({ clause, text })

function groundFacts(view: View, hex: HexId): readonly Fact[] {
  const ground = hexAt(view, hex)
  if (!ground) return []
  const { terrain, control, storm } = ground
  const { name, line } = TERRAIN_TEXT[terrain]
  return [
    fact('AA-4.1', `${name}: ${line}`),
    ...(control ? [fact('AA-5.1', TEXT.control(SEAT_NAMES[control]))] : []),
    ...(storm === null ? [] : [fact('AA-4.10', TEXT.storm(storm - view.turn + 1))]),
  ]
}

function thingFacts(view: View, hex: HexId): readonly Fact[] {
  const lying = view.items.filter(({ place }) => 'at' in place && place.at === groundOf(hex)).map(itemName)
  const dead = view.corpses.filter((corpse) => corpse.hex === hex).map(({ card }) => CREATURES[card].name)
  const magic = enchantmentsIn(view, [groundOf(hex), airOf(hex)])
  return [
    ...(lying.length > 0 ? [fact('AA-6.2', TEXT.items(listed(lying)))] : []),
    ...(dead.length > 0 ? [fact('AA-16.2', TEXT.corpses(listed(dead)))] : []),
    ...magic.map((one) => fact('AA-21.4', enchantmentName(one, namesOf(view)))),
  ]
}

/** Those of a side in a space, or those that nobody steers, with what they add up to in a fight. */
function groupOf(view: View, space: Space, seat: ArenaSeat | null): GroupSeen | undefined {
  const here = view.creatures.filter(({ at, controller }) => at === space && controller === seat)
  if (here.length === 0) return undefined
  const who = seat === null ? TEXT.unmanned : SEAT_NAMES[seat]
  return {
    heading: `${TEXT.inSpace(who, isAir(space))}${seat === null ? '' : `: ${totalsOf(view, space, seat)}`}`,
    facts: [],
    pieces: here.map((creature) => ({
      id: creature.id,
      counter: counterOf(view, creature),
      remarks: remarksOn(view, creature),
    })),
  }
}

/** What a side adds up to there; nothing is said of what it has none of. */
function totalsOf(view: View, space: Space, seat: ArenaSeat): string {
  const { total, targeted, blunt, poison } = sideOf(view, seat, sideIn(view, space, seat), [])
  return [
    TEXT.power(total),
    ...(targeted > 0 ? [TEXT.targeted(targeted)] : []),
    ...(blunt > 0 ? [TEXT.blunt(blunt)] : []),
    ...(poison > 0 ? [TEXT.poison(poison)] : []),
  ].join(', ')
}

/** Its figures and signs in words, whom it carries and who carries it. */
function remarksOn(view: View, creature: Creature): readonly string[] {
  const [, ...riders] = membersOf(view, creature)
  const mount = creature.on === null ? undefined : creatureOf(view, creature.on)
  return [
    figuresOf(view, creature),
    TEXT.size(cardOf(creature).size),
    ...signWords(view, creature),
    ...(riders.length > 0 ? [WORDS.riddenBy(listed(riders.map(nameOf)))] : []),
    ...(mount ? [TEXT.rides(nameOf(mount))] : []),
  ]
}

/** What is told of a hex that is looked at more closely. */
export const INSPECTOR: InspectorModel<Parts> = {
  seenIn,
  pickingIn: (view, hex) =>
    new Map(
      actorsIn(view, hex).map(({ id }) => [
        id,
        { type: 'pick', gesture: { name: 'CreaturePicked', creature: id } },
      ]),
    ),
}
