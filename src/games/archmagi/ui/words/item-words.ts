import { listed } from '@/engine/basics/phrases'
import type { Names } from '../../commands/kit/kit'
import type { PlanItem, StackRef, Targets } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { factsOfType, powerById } from '../../tables/types'
import { KEYWORD_NAMES, PILE_NAMES } from '../table-text'

/** Something planned, as a part of a sentence: 'support by Yeomen', 'Curse on Orcs, cast by Shaman'. */
export function itemInWords(item: PlanItem, names: Names): string {
  switch (item.kind) {
    case 'swap':
      return `${names.unit(item.with)} in place of ${names.unit(item.unit)} (${KEYWORD_NAMES[item.by]})`
    case 'guard':
      return `guard by ${names.unit(item.unit)}`
    case 'leave':
      return `${names.unit(item.unit)} away to ${item.to} (${KEYWORD_NAMES.vanish})`
    case 'support':
      return `support by ${names.unit(item.unit)}`
    case 'paralyze':
      return `${KEYWORD_NAMES.paralyze} by ${names.unit(item.unit)} on ${names.unit(item.target)}`
    case 'artifact':
      return `${artifactRow(item.artifact).name} used by ${names.unit(item.unit)}${aimInWords(item.targets ?? {}, names)}`
    case 'power':
      return `the power ${powerById(item.power)?.name ?? item.power}${aimInWords(item.targets, names)}`
    case 'cast':
      return `${spellRow(item.spell).name}${aimInWords(item.targets, names)}, cast by ${names.unit(item.caster)}`
  }
}

/** What magic is aimed at, for after its name: ' on Azure’s stack in C4'; '' for nothing. */
export function aimInWords(targets: Targets, names: Names): string {
  const words = targetsInWords(targets, names)
  if (words === '') return ''
  return targets.kin === undefined ? ` on ${words}` : ` as ${words}`
}

/** A stack by whose it is and where it stands. */
export function stackInWords({ hex, owner }: StackRef): string {
  return `${SEAT_NAMES[owner]}’s stack in ${hex}`
}

/** What can be chosen for magic beside units and places. */
const CHOICES: Readonly<Record<string, string>> = {
  Animal: 'an Animal',
  Demon: 'a Demon',
  flying: KEYWORD_NAMES.flying,
  swimmer: KEYWORD_NAMES.swimmer,
  poison: KEYWORD_NAMES.poison,
  foePoisonBonus: 'the enemy’s Poison bonuses',
  poisonSpell: 'a poison spell',
}

function choiceInWords(choice = ''): string {
  return CHOICES[choice] ?? choice
}

/** What magic is aimed at, in words; '' for nothing. */
export function targetsInWords(targets: Targets, names: Names): string {
  const {
    unit,
    heroes = [],
    chit,
    stack,
    stacks = [],
    hex,
    side,
    artifact,
    kin,
    gift,
    poison,
    pile,
  } = targets
  return listed([
    ...[...(unit === undefined ? [] : [unit]), ...heroes].map((id) => names.unit(id)),
    ...(chit === undefined ? [] : [factsOfType(chit).name]),
    ...[...(stack ? [stack] : []), ...stacks].map(stackInWords),
    ...(hex === undefined ? [] : [hex]),
    ...(side === undefined ? [] : [`the hexside between ${side[0]} and ${side[1]}`]),
    ...(artifact === undefined ? [] : [artifactRow(artifact).name]),
    ...(kin === undefined ? [] : [`${choiceInWords(kin)} with ${choiceInWords(gift)}`]),
    ...(poison === undefined ? [] : [choiceInWords(poison)]),
    ...(pile === undefined ? [] : [PILE_NAMES[pile]]),
  ])
}
