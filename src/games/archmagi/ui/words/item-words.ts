import { listed } from '@/engine/basics/phrases'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import type { PlanItem, Targets } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { factsOfType, powerById } from '../../tables/types'

/** Something planned, as a sentence without its full stop: 'Shaman casts Fireball at Azure in C4'. */
export function itemInWords(view: Pick<View, 'units'>, item: PlanItem): string {
  const { unit } = namesIn(view)
  switch (item.kind) {
    case 'swap':
      return `${unit(item.unit)} steps aside for ${unit(item.with)}`
    case 'guard':
      return `${unit(item.unit)} guards`
    case 'leave':
      return `${unit(item.unit)} vanishes to ${item.to}`
    case 'support':
      return `${unit(item.unit)} supports`
    case 'paralyze':
      return `${unit(item.unit)} paralyzes ${unit(item.target)}`
    case 'artifact':
      return `${unit(item.unit)} uses ${artifactRow(item.artifact).name}${at(view, item.targets)}`
    case 'power':
      return `${powerById(item.power)?.name ?? item.power}${at(view, item.targets)}`
    case 'cast':
      return `${unit(item.caster)} casts ${spellRow(item.spell).name}${at(view, item.targets)}`
  }
}

function at(view: Pick<View, 'units'>, targets: Targets | undefined): string {
  const words = targets ? targetsInWords(view, targets) : ''
  return words === '' ? '' : `: ${words}`
}

/** What magic is aimed at, in words; '' for nothing. */
export function targetsInWords(view: Pick<View, 'units'>, targets: Targets): string {
  const { unit } = namesIn(view)
  const stackOf = ({ hex, owner }: NonNullable<Targets['stack']>) => `${SEAT_NAMES[owner]} in ${hex}`
  return listed([
    ...(targets.unit === undefined ? [] : [unit(targets.unit)]),
    ...(targets.heroes ?? []).map(unit),
    ...(targets.chit === undefined ? [] : [factsOfType(targets.chit).name]),
    ...(targets.stack === undefined ? [] : [stackOf(targets.stack)]),
    ...(targets.stacks ?? []).map(stackOf),
    ...(targets.hex === undefined ? [] : [targets.hex]),
    ...(targets.side === undefined ? [] : [`the side towards ${targets.side[1]}`]),
    ...(targets.artifact === undefined ? [] : [artifactRow(targets.artifact).name]),
    ...[targets.kin, targets.gift, targets.poison, targets.what, targets.pile].flatMap((one) => one ?? []),
  ])
}
