import { listed } from '@/engine/basics/phrases'
import type { Names } from '../../queries/names'
import type { PlanItem, StackRef, Targets, UnitId } from '../../state/terms'
import { ARCHMAGI } from '../../tables/archmagi'
import { artifactRow, spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { factsOfType, powerById } from '../../tables/types'
import { KEYWORD_NAMES, PILE_NAMES } from './table-text'

/** Something planned, as a part of a sentence: 'support by Yeomen', 'Curse on Orcs, cast by Shaman'. */
export function itemInWords(item: PlanItem, names: Names): string {
  switch (item.kind) {
    case 'swap':
      return `${nameInWords(item.with, names)} in place of ${nameInWords(item.unit, names)} (${KEYWORD_NAMES[item.by]})`
    case 'guard':
      return `guard by ${nameInWords(item.unit, names)}`
    case 'leave':
      return `${nameInWords(item.unit, names)} away to ${item.to} (${KEYWORD_NAMES.vanish})`
    case 'support':
      return `support by ${nameInWords(item.unit, names)}`
    case 'paralyze':
      return `${KEYWORD_NAMES.paralyze} by ${nameInWords(item.unit, names)} on ${nameInWords(item.target, names)}`
    case 'artifact':
      return `${artifactRow(item.artifact).name} used by ${nameInWords(item.unit, names)}${aimInWords(item.targets ?? {}, names)}`
    case 'power':
      return `the power ${powerById(item.power)?.name ?? item.power}${aimInWords(item.targets, names)}`
    case 'cast':
      return `${spellRow(item.spell).name}${aimInWords(item.targets, names)}, cast by ${nameInWords(item.caster, names)}`
  }
}

const ARCHMAGI_NAMES: ReadonlySet<string> = new Set(ARCHMAGI.map(({ name }) => name))

/** A unit within a sentence; of Archmagi there is one of each: 'the Wizard'. */
export function nameInWords(id: UnitId, names: Names): string {
  const name = names.unit(id)
  return ARCHMAGI_NAMES.has(name) ? `the ${name}` : name
}

/** What magic is aimed at, for after its name: ' on Azure’s stack in C4', ' on Orcs, to D5'; '' for nothing. */
export function aimInWords({ hex, ...targets }: Targets, names: Names): string {
  const words = targetsInWords(targets, names)
  if (words === '') return hex === undefined ? '' : ` on ${hex}`
  return (
    (targets.kin === undefined ? ` on ${words}` : ` as ${words}`) + (hex === undefined ? '' : `, to ${hex}`)
  )
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
    ...[...said(unit, (id) => id), ...heroes].map((id) => nameInWords(id, names)),
    ...said(chit, (type) => factsOfType(type).name),
    ...[...said(stack, (one) => one), ...stacks].map(stackInWords),
    ...said(hex, (one) => one),
    ...said(side, ([one, other]) => `the hexside between ${one} and ${other}`),
    ...said(artifact, (one) => artifactRow(one).name),
    ...said(kin, (one) => `${choiceInWords(one)} with ${choiceInWords(gift)}`),
    ...said(poison, choiceInWords),
    ...said(pile, (one) => PILE_NAMES[one]),
  ])
}

/** What is made of a target; nothing where none of its kind is named. */
function said<Target, Words>(
  target: Target | undefined,
  wordsOf: (target: Target) => Words,
): readonly Words[] {
  return target === undefined ? [] : [wordsOf(target)]
}
