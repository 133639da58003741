import type { HexId } from '@/engine/hex'
import { listed } from '@/engine/phrases'
import { END_NAMES, hauntName } from '../../content/text'
import { countOf, hauntKindOf, SUMMONED_AT, UNIT_TYPES } from '../../content/units'
import { terrainAt } from '../../rules/board'
import type { Command, SomeCounts } from '../../rules/commands'
import { isSetUp } from '../../rules/guards'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { designationText } from '../play/designation-text'
import { stackText } from '../play/stack-text'
import { typeLookup, unitsText, unitText } from '../sentences/words'
import { type Planned, standingDesignation } from './planned'

/** What a planned command does, as advice: 'Move 3 elves from 0709 to 0609'. */
export function commandInWords(view: View, { command, hexOf }: Planned): string {
  switch (command.type) {
    case 'designForce':
    case 'placeHaunt':
    case 'liftHaunt':
    case 'hideWand':
    case 'placeSorcerers':
    case 'liftSorcerers':
    case 'assignEntry':
    case 'finishPlacement':
      return setUpInWords(command)
    case 'rollWanderingOrcs':
    case 'placeOrc':
    case 'castSummon':
    case 'placeSummoned':
      return arrivalInWords(view, command)
    case 'designateHaste':
    case 'designateFireball':
    case 'designateWandFireball':
    case 'designateAttack':
      return designationInWords(view, command)
    case 'move':
    case 'advance':
      return movementInWords(view, command, hexOf)
    case 'withdraw':
      return `Take back ${standingInWords(view, command.designation)}`
    case 'resolve':
      return `Roll for ${standingInWords(view, command.designation)}`
    case 'endSegment':
    case 'resign':
    case 'offerDraw':
    case 'answerDraw':
      return courseInWords(view, command)
  }
}

type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
type SetUpCommand = CommandOf<
  | 'designForce'
  | 'placeHaunt'
  | 'liftHaunt'
  | 'hideWand'
  | 'placeSorcerers'
  | 'liftSorcerers'
  | 'assignEntry'
  | 'finishPlacement'
>

function setUpInWords(command: SetUpCommand): string {
  switch (command.type) {
    case 'designForce':
      return `Design a force of ${countsText(command.counts)}`
    case 'placeHaunt':
      return `Place ${hauntName(command.haunt)} at ${command.hex}`
    case 'liftHaunt':
      return `Take up ${hauntName(command.haunt)}`
    case 'hideWand':
      return `Hide the wand in ${hauntName(command.haunt)}`
    case 'placeSorcerers':
      return `Place ${countOf(command.count, 'sorcerer')} at ${command.hex}`
    case 'liftSorcerers':
      return `Take up ${countOf(command.count, 'sorcerer')} from ${command.hex}`
    case 'assignEntry':
      return `Let ${countsText(command.counts)} wait at ${command.hex}`
    case 'finishPlacement':
      return 'Finish placement'
  }
}

function countsText(counts: SomeCounts): string {
  const parts = UNIT_TYPES.flatMap((type) => {
    const count = counts[type] ?? 0
    return count > 0 ? [countOf(count, type)] : []
  })
  return parts.length > 0 ? listed(parts) : 'nobody'
}

function arrivalInWords(
  view: View,
  command: CommandOf<'rollWanderingOrcs' | 'placeOrc' | 'castSummon' | 'placeSummoned'>,
): string {
  switch (command.type) {
    case 'rollWanderingOrcs':
      return 'Roll for wandering orcs'
    case 'placeOrc':
      return `Place a wandering orc at ${command.hex}`
    case 'castSummon':
      return `Summon at ${hauntName(command.haunt)} with ${unitText(command.sorcerer, typeLookup(view))}`
    case 'placeSummoned': {
      const pending = view.now.segment === 'summon' ? view.now.pending : null
      return pending
        ? `Let ${countOf(command.count, SUMMONED_AT[hauntKindOf(pending.haunt)])} come forth at ${hauntName(pending.haunt)}`
        : `Let ${command.count} of those summoned come forth`
    }
  }
}

function designationInWords(
  view: View,
  command: CommandOf<'designateHaste' | 'designateFireball' | 'designateWandFireball' | 'designateAttack'>,
): string {
  const typeOf = typeLookup(view)
  switch (command.type) {
    case 'designateHaste':
      return `Cast haste on ${hastenedText(view, command)} with ${unitText(command.caster, typeOf)}`
    case 'designateFireball':
      return `Cast a fireball at ${command.hex} with ${unitText(command.caster, typeOf)}`
    case 'designateWandFireball':
      return `Cast the wand’s fireball at ${command.hex} with ${unitText(command.caster, typeOf)}`
    case 'designateAttack': {
      const defenders = unitsText(command.defenders, typeOf)
      return `Attack ${defenders} at ${command.hex} with ${unitsText(command.attackers, typeOf)}`
    }
  }
}

/** On the board the stack of a hex, in an entry hex the units named (AR-9.6). */
function hastenedText(view: View, { hex, units }: CommandOf<'designateHaste'>): string {
  if (units && units.length > 0) return unitsText(units, typeLookup(view))
  return hex === undefined ? 'the stack' : `${stackText(view, hex)} at ${hex}`
}

function standingInWords(view: View, id: number): string {
  const made = standingDesignation(view, id)
  if (!made) return 'it'
  return `${designationText(view, made)}, at ${made.hex}`
}

function movementInWords(
  view: View,
  command: CommandOf<'move' | 'advance'>,
  hexOf: (unit: UnitId) => HexId | undefined,
): string {
  const who = unitsText(command.units, typeLookup(view))
  if (command.type === 'advance') return `Advance with ${who} into ${command.hex}`
  const [first] = command.units
  const from = (first && hexOf(first)) ?? 'where they stand'
  const to = command.path.at(-1) ?? from
  const leaves = terrainAt(view, to) === 'entry'
  const wand = command.takeWandAt === null ? '' : ', and take the wand along'
  return `Move ${who} from ${from} ${leaves ? 'out of the valley at' : 'to'} ${to}${wand}`
}

function courseInWords(
  { now: { segment } }: View,
  command: CommandOf<'endSegment' | 'resign' | 'offerDraw' | 'answerDraw'>,
): string {
  switch (command.type) {
    case 'endSegment':
      return isSetUp(segment) ? 'End the segment' : END_NAMES[segment]
    case 'resign':
      return 'Resign'
    case 'offerDraw':
      return 'Offer a draw'
    case 'answerDraw':
      return command.accept ? 'Accept the draw' : 'Decline the draw'
  }
}
