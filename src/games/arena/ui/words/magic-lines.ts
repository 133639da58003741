import { CREATURES } from '../../content/creatures'
import { FAILURE_TEXT, SEAT_NAMES } from '../../content/text'
import type { Event } from '../../rules/events'
import { line, lineAt, type Line } from './line'
import { atTarget, enchantmentName, magicName } from '../../queries/magic-names'
import { type Names, spaceName } from '../../queries/names'

/** The events that are told here. */
export const MAGIC_EVENTS = [
  'declared',
  'spellRevealed',
  'boutEnded',
  'tookEffect',
  'failed',
  'blastRolled',
  'changed',
  'enchanted',
  'enchantmentEnded',
  'created',
  'resurrected',
  'corpseUsed',
] as const
type MagicEvent = Extract<Event, { type: (typeof MAGIC_EVENTS)[number] }>

/** Magic in sentences. */
export function magicLine(event: MagicEvent, names: Names): Line | null {
  switch (event.type) {
    case 'declared':
    case 'spellRevealed':
    case 'boutEnded':
      return declaringLine(event, names)
    case 'tookEffect':
    case 'failed':
    case 'blastRolled':
    case 'changed':
      return workingLine(event, names)
    case 'enchanted':
    case 'enchantmentEnded':
    case 'created':
    case 'resurrected':
    case 'corpseUsed':
      return remainingLine(event, names)
  }
}

type DeclaringEvent = Extract<MagicEvent, { type: 'declared' | 'spellRevealed' | 'boutEnded' }>

/** A bout left out because nothing could be declared is not worth a line. */
function declaringLine(event: DeclaringEvent, names: Names): Line | null {
  switch (event.type) {
    case 'declared': {
      const when = event.due === null ? '' : ` It works in Magic 2 of turn ${event.due}.`
      const cost = event.cost > 0 ? ` for ${event.cost}` : ''
      const what = magicName(event.source) + atTarget(event.target, names)
      return line(`${names.creature(event.caster)} declares ${what}${cost}.${when}`, 'AA-19.1')
    }
    case 'spellRevealed':
      return line(`${SEAT_NAMES[event.seat]} shows the card ${magicName(event.source)}.`, 'AA-17.6')
    case 'boutEnded':
      return event.skipped ? null : line(`${SEAT_NAMES[event.seat]} passes.`, 'AA-19.5')
  }
}

type WorkingEvent = Extract<MagicEvent, { type: 'tookEffect' | 'failed' | 'blastRolled' | 'changed' }>

function workingLine(event: WorkingEvent, names: Names): Line {
  switch (event.type) {
    case 'tookEffect': {
      const again = event.repeat ? ' again' : ''
      const where = event.target === null ? '' : atTarget(event.target, names)
      return line(`${magicName(event.source)} works${again}${where}.`, 'AA-19.6')
    }
    case 'failed': {
      const refund = event.refund > 0 ? ` ${event.refund} goes back to the pool.` : ''
      return line(`${magicName(event.source)} fails: ${FAILURE_TEXT[event.why]}.${refund}`, 'AA-19.8')
    }
    case 'blastRolled': {
      const outcome = event.roll >= event.need ? 'is hit' : 'is spared'
      const text = `${names.creature(event.creature)} ${outcome}: rolls ${event.roll}, hit from ${event.need}.`
      return line(text, 'AA-22.5', [], [event.roll])
    }
    case 'changed': {
      const what = event.what === 'power' ? 'Power' : 'Move'
      return line(
        `${names.creature(event.creature)}: ${what} ${event.by > 0 ? '+' : '−'}${Math.abs(event.by)} for good.`,
        'AA-21.2',
      )
    }
  }
}

type RemainingEvent = Extract<
  MagicEvent,
  { type: 'enchanted' | 'enchantmentEnded' | 'created' | 'resurrected' | 'corpseUsed' }
>

function remainingLine(event: RemainingEvent, names: Names): Line {
  switch (event.type) {
    case 'enchanted':
      return line(`${enchantmentName(event, names)} lasts.`, 'AA-21.4')
    case 'enchantmentEnded':
      return line(`${enchantmentName(event, names)} ends.`, 'AA-21.5')
    case 'created':
      return lineAt(`${CREATURES[event.card].name} appears at ${spaceName(event.at)}.`, 'AA-22.24', event.at)
    case 'resurrected':
      return lineAt(
        `${CREATURES[event.card].name} comes back to life at ${spaceName(event.at)}.`,
        'AA-22.25',
        event.at,
      )
    case 'corpseUsed':
      return line(`A corpse at ${event.hex} is used up.`, 'AA-16.3', [event.hex])
  }
}
