import { CounterPicture } from '@/board/layers/CounterPicture'
import type { LabDesk } from '@/contract/lab'
import { tallyOf } from '@/engine/basics/counts'
import { inProportion } from '@/engine/basics/in-proportion'
import { recordOf } from '@/engine/basics/record-of'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Plan } from '@/engine/lab/plan'
import type { LabModel } from '@/table/lab/lab-model'
import { labOf } from '@/table/lab/lab-of'
import { matchOf } from '@/table/lab/match'
import type { SomeOf } from '@/table/set-up/force-rules'
import { CREATURE_IDS, type CreatureCardId, CREATURES } from '../tables/creatures'
import type { ItemCardId } from '../tables/items'
import { PRESETS } from '../tables/presets'
import type { SpellId } from '../tables/spells'
import { ENDING_TEXT, SEAT_NAMES } from '../tables/text'
import { building } from '../commands/building'
import { presetGame } from '../effects/set-up/new-game'
import { arenaFiles } from '../files'
import { armyIn, readyForce } from '../lab'
import { armyCost, CARDS, priceOf } from '../queries/armies'
import { armyFaults, sizeFaults } from '../queries/army-list'
import { type ArenaSeat, type Ending, SEATS, type Settings } from '../state/position'
import { faceOf } from '../ui/build/shelves'
import { MOST_POINTS, SETTINGS_FORM, type SettingsDraft } from '../ui/new-game/settings-draft'
import { courseFields, matchFields } from '../ui/new-game/settings-fields'
import { termsOf } from '../ui/terms/terms-of'

type Card = CreatureCardId | ItemCardId | SpellId

interface Parts {
  readonly settings: Settings
  readonly draft: SettingsDraft
  readonly side: ArenaSeat
  readonly type: Card
}

/** The armies of the ready games, each with the share of its points that it spends: the rest is its pool. */
const ARMIES = PRESETS.flatMap(({ ruleset, points: [west, east], armies: [first, second] }) =>
  (
    [
      [first, west],
      [second, east],
    ] as const
  ).map(([army, points]) => {
    const { id, name, units: counts } = readyForce(army)
    return { id, name, counts, ruleset, share: armyCost({}, armyIn(counts)) / points }
  }),
)

const READY_GAMES = PRESETS.map((preset) => ({
  id: preset.id,
  name: preset.name,
  match: {
    settings: presetGame(preset).settings,
    forces: recordOf(SEATS, (seat) => {
      const [west, east] = preset.armies
      return { by: readyForce(seat === 'west' ? west : east).id }
    }),
  },
}))

/** What the lab is told of Arena. */
export const LAB_MODEL: LabModel<Parts> = {
  sides: SEATS,
  called: { one: 'army', many: 'armies' },
  forceNames: recordOf(SEATS, (seat) => `${SEAT_NAMES[seat]}’s army`),
  forces: {
    // Of all cards that leave the game only creatures are told.
    typesOf: () => CREATURE_IDS,
    nameOf: (card) => creatureOf(card).name,
    faceOf: (card, seat) => <CounterPicture counter={faceOf(creatureOf(card), seat)} />,
    pointsOf: ({ points }, seat) => points[seat],
    costOf: (settings, counts) => armyCost(settings, armyIn(counts)),
    faultsOf: (settings, seat, counts) => armyFaults(settings, { seat, ...armyIn(counts) }),
    leastOf: () => ({ kobold: 1 }),
    mostPointsOf: () => MOST_POINTS,
  },
  // In the ready games East moves second. Two points buy the cheapest that fights.
  handicap: { side: 'east', step: 2, clause: 'AA-2.4' },
  ready: READY_GAMES,
  spelledOut,
  ...SETTINGS_FORM,
  parse: parsed,
  pointed: ({ west, east }) => ({ points: [west, east] }),
  fieldsAbove: matchFields,
  fieldsBelow: courseFields,
  readyOf: armiesOf,
  readyIn: (settings, seat) =>
    armiesOf(settings).map(({ share, counts, ...army }) => ({
      ...army,
      counts: sized(settings, seat, counts, Math.round(share * settings.points[seat])),
    })),
  sized,
  designing: ({ side, counts }) => ({ ...building(side, armyIn(counts)) }),
  // A side that plays by chance draws up another until its army is final (AA-2.6).
  settling: (seat) => ({ type: 'lockArmy', seat }),
  designIn(command) {
    const read = arenaFiles.parseCommand(command)
    if (!read.ok || read.value.type !== 'buildArmy') return undefined
    const { seat, creatures, items, spells } = read.value
    return { side: seat, counts: tallyOf([...creatures, ...items, ...spells]) }
  },
  termsOf: (settings) => termsOf({ settings }),
  endings: recordOf(Object.keys(ENDING_TEXT) as Ending['by'][], (by) => ENDING_TEXT[by].replace('.', '')),
}

/** What Arena brings along for the balance lab. */
export const LAB: LabDesk = labOf(LAB_MODEL)

function creatureOf(card: Card) {
  return CREATURES[card as CreatureCardId]
}

/** The ready armies of a ruleset (AA-24.2). */
function armiesOf({ ruleset }: Pick<Settings, 'ruleset'>) {
  return ARMIES.filter((army) => army.ruleset === ruleset)
}

/** An army of the make of another for other points, with the same spells. */
function sized(settings: Settings, __: ArenaSeat, counts: SomeOf<Card>, points: number): SomeOf<Card> {
  const kinds = (Object.keys(counts) as Card[]).filter((card) => Object.hasOwn(CARDS, card)) as (
    | CreatureCardId
    | ItemCardId
  )[]
  const model = recordOf(kinds, (card) => counts[card] ?? 0)
  const purchase = {
    kinds,
    priceOf: (card: keyof typeof CARDS) => priceOf(settings, card),
    isAllowed: (cards: typeof model) => sizeFaults(armyIn(cards)).length === 0,
  }
  return { ...counts, ...inProportion(purchase, model, model, points) }
}

function parsed(settings: Json): Parsed<Settings> {
  const begun = arenaFiles.newGame(settings)
  return begun.ok ? { ok: true, value: begun.value.settings } : begun
}

/** A plan that names a ready game, as one that tells its settings and armies: those may be changed (B-3). */
function spelledOut(plan: Plan): Plan {
  const { preset } = plan.settings as { readonly preset?: Json }
  const ready = READY_GAMES.find(({ id }) => id === preset)
  if (!ready) return plan
  const settings = parsed(plan.settings)
  const read = settings.ok ? matchOf(LAB_MODEL, { ...ready.match, settings: settings.value }) : settings
  if (!read.ok) return plan
  const { match } = read
  return {
    ...plan,
    settings: match.settings,
    seats: recordOf(SEATS, (seat) => ({
      deciders: plan.seats[seat]?.deciders ?? [],
      openings: match.openings[seat] ?? [],
    })),
  }
}
