import type { HexId } from '@/engine/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import type { HauntId } from '../../content/units'
import { isOwn } from '../../rules/guards'
import type { Table, UnitId } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { stackIn, unitOf } from '../../rules/stacking'
import { summonChoices } from '../../rules/segments/summon-choices'
import type { Answer, Gesture } from '../desk/gesture'
import { hauntIn } from './haunt-hexes'
import { refusedHaunt, refusedSummoner } from './refused-summon'

/** Hexes of sorcerers that may summon, each once. */
export function summonerHexes(table: Table, haunt?: HauntId): readonly HexId[] {
  const choices = summonChoices(table).filter((choice) => haunt === undefined || choice.haunt === haunt)
  return [...new Set(choices.flatMap(({ sorcerer }) => unitOf(table, sorcerer)?.hex ?? []))]
}

/** Haunts at which something may be summoned, by one sorcerer or by any. */
export function hauntsFor(table: Table, sorcerer?: UnitId): readonly HauntId[] {
  const choices = summonChoices(table).filter(
    (choice) => sorcerer === undefined || choice.sorcerer === sorcerer,
  )
  return [...new Set(choices.map(({ haunt }) => haunt))]
}

/** What a chosen hex means in the summon segment. */
export function answerSummon(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (table.now.segment === 'summon' && table.now.pending)
    return refused(refuse('AR-6.1', 'Say first how many of those summoned are placed.'))
  const haunt = hauntIn(table, hex)
  return haunt ? answerHaunt(table, gesture, haunt) : answerSorcerers(table, gesture, hex)
}

function answerHaunt(table: Table, gesture: Gesture, haunt: HauntId): Answer {
  if (gesture.name === 'HauntPicked' && gesture.haunt === haunt) return goOn(IDLE)
  if (gesture.name === 'SummonNamed' && gesture.haunt === haunt) return goOn({ name: 'HauntPicked', haunt })
  const sorcerer = namedSorcerer(gesture)
  if (sorcerer !== undefined) return nameSummon(table, sorcerer, haunt)
  if (hauntsFor(table).includes(haunt)) return goOn({ name: 'HauntPicked', haunt })
  return refusedHaunt(table, haunt)
}

function answerSorcerers(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (gesture.name === 'SummonerPicked' && gesture.hex === hex) return goOn(IDLE)
  const here = stackIn(table, hex).filter((unit) => isOwn(table, unit) && unit.type === 'sorcerer')
  const haunt = namedHaunt(gesture)
  const choices = summonChoices(table).filter(({ sorcerer }) => here.some(({ id }) => id === sorcerer))
  const fitting = choices.find((choice) => choice.haunt === haunt)
  if (fitting) return goOn({ name: 'SummonNamed', ...fitting })
  if (choices[0]) return goOn({ name: 'SummonerPicked', hex, sorcerer: choices[0].sorcerer })
  return refusedSummoner(table, hex, haunt)
}

function namedSorcerer(gesture: Gesture): UnitId | undefined {
  return gesture.name === 'SummonerPicked' || gesture.name === 'SummonNamed' ? gesture.sorcerer : undefined
}

function namedHaunt(gesture: Gesture): HauntId | undefined {
  return gesture.name === 'HauntPicked' || gesture.name === 'SummonNamed' ? gesture.haunt : undefined
}

function nameSummon(table: Table, sorcerer: UnitId, haunt: HauntId): Answer {
  if (hauntsFor(table, sorcerer).includes(haunt)) return goOn({ name: 'SummonNamed', sorcerer, haunt })
  if (hauntsFor(table).includes(haunt)) return goOn({ name: 'HauntPicked', haunt })
  return refused(refuse('AR-6.2', 'That haunt is out of this sorcerer’s reach.'), {
    type: 'castSummon',
    sorcerer,
    haunt,
  })
}

/** The command of a summoning that is named. */
export function castNamed(gesture: Extract<Gesture, { name: 'SummonNamed' }>): Answer {
  return playThen([{ type: 'castSummon', sorcerer: gesture.sorcerer, haunt: gesture.haunt }])
}
