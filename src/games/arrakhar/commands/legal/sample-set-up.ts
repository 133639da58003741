import { oneOf } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { type HexId, neighborsOf } from '@/engine/kernel/hex'
import { type HauntId, TYPES_OF } from '../../tables/units'
import { boardOf } from '../../queries/board'
import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS, refusalOf } from '..'
import { countsOf } from '../../queries/counts'
import { assigning, designing, placing } from '../laying-out'
import {
  assignedTo,
  boughtBy,
  hauntHexRefusal,
  setUpOf,
  sorcererHexRefusal,
  sorcerersPlaced,
} from '../../queries/placement'
import type { Position, Settings, SetUp } from '../../state/position'
import { designFaults } from '../../queries/design'
import { hauntHexes, sorcererHexes, withOneMore } from '../../queries/legal/set-up'

/** A random step of the set-up that gets it done in the end. */
export function sampleSetUp(position: Position, random: Random): Command | undefined {
  switch (position.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
      return sampleDesign(position, random)
    case 'sorcererPlacement':
      return finishing(position) ?? sampleHaunt(position, random) ?? sampleSorcerers(position, random)
    default:
      return finishing(position) ?? sampleEntry(position, random)
  }
}

const FINISH: Command = { type: 'finishPlacement' }

/** The end of the placement, once nothing is missing. */
function finishing(position: Position): Command | undefined {
  return refusalOf(position, FINISH) ? undefined : FINISH
}

/** A force bought at random; the plain one where chance bought none that is legal. */
function sampleDesign(position: Position, random: Random): Command | undefined {
  const { side, settings } = position
  const { minimum } = settings.allowance[side]
  const types = TYPES_OF[side]
  let counts = countsOf(Object.fromEntries(types.map((type) => [type, minimum])))
  for (let misses = 0; misses < 8;) {
    const type = types[random.below(types.length)]
    const more = type === undefined ? counts : withOneMore(settings, side, counts, type)
    if (more === counts) misses += 1
    counts = more
  }
  if (designFaults(settings, side, counts).length > 0) return legalOf(COMMANDS, position, 'designForce')[0]
  return designing(side, counts)
}

function sampleHaunt(position: Position, random: Random): Command | undefined {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const missing = settings.haunts.find((haunt) => setUp.haunts[haunt] === undefined)
  if (missing === undefined)
    return secrets.wandHaunt === null
      ? placing({ wandHaunt: settings.haunts[random.below(settings.haunts.length)] })[0]
      : undefined
  const hex = someHex(
    position,
    random,
    (guess) => !hauntHexRefusal(settings, setUp, missing, guess),
    () => hauntHexes(position, missing),
  )
  if (hex !== undefined) return placing({ haunts: { [missing]: hex } })[0]
  // The haunts that stand leave no room: lift one and try again elsewhere.
  const standing = Object.keys(setUp.haunts) as HauntId[]
  const haunt = standing[random.below(Math.max(1, standing.length))]
  return haunt === undefined ? undefined : { type: 'liftHaunt', haunt }
}

const GUESSES = 12

/** A random hex that suits: a few guesses find one as a rule, else all that suit are listed. */
function someHex(
  { settings }: Position,
  random: Random,
  suits: (hex: HexId) => boolean,
  all: () => readonly HexId[],
): HexId | undefined {
  const { ids } = boardOf(settings).grid
  for (let guess = 0; guess < GUESSES; guess++) {
    const hex = ids[random.below(ids.length)]
    if (hex !== undefined && suits(hex)) return hex
  }
  const listed = all()
  return listed[random.below(Math.max(1, listed.length))]
}

/** Half of the sorcerers go next to haunts, where they are of use at once. */
function sampleSorcerers(position: Position, random: Random): Command | undefined {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  if (boughtBy(secrets, 'sorcerer').sorcerer <= sorcerersPlaced(setUp)) return undefined
  const wanted = random.below(2) === 0 ? oneOf(besideHaunts(settings, setUp), random) : undefined
  const fits = wanted !== undefined && !sorcererHexRefusal(settings, setUp, wanted)
  const isFree = (guess: HexId) => !sorcererHexRefusal(settings, setUp, guess)
  const hex = fits ? wanted : someHex(position, random, isFree, () => sorcererHexes(position))
  return hex === undefined ? undefined : placing({ sorcerers: { [hex]: 1 } })[0]
}

function besideHaunts(settings: Settings, { haunts }: SetUp): readonly HexId[] {
  const { grid } = boardOf(settings)
  return Object.values(haunts).flatMap((hex) =>
    neighborsOf(grid, grid.indexOf(hex)).map((neighbor) => grid.ids[neighbor] as HexId),
  )
}

function sampleEntry(position: Position, random: Random): Command | undefined {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const { entryHexes } = boardOf(settings)
  const hex = entryHexes[random.below(entryHexes.length)]
  if (hex === undefined) return undefined
  const elsewhere = assignedTo(setUp, hex)
  const design = boughtBy(secrets, 'wizard')
  // All or some of what is left; all now and then, so that the placement gets done.
  const share = (left: number) => (random.below(2) === 0 ? left : random.below(left + 1))
  const counts = Object.fromEntries(
    TYPES_OF.wizard.map((type) => [type, share(design[type] - elsewhere[type])]),
  )
  return assigning(hex, counts)
}
